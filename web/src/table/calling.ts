/** Calls whoever looks elsewhere: a notification if wished, a short sound if wished. */
import { settings } from "../app/settings";

export function calls(text: string, path: string): void {
  const { notify, sound } = settings.value;
  if (sound) beep();
  if (!notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = { body: text, tag: path, data: path, icon: "/icon-192.png" };
  navigator.serviceWorker?.ready
    .then((worker) => worker.showNotification("Golazo", note))
    .catch(() => new Notification("Golazo", note));
}

/** The referee's whistle, very short. */
function beep(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 1760;
  volume.gain.setValueAtTime(0.06, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
  tone.onended = () => audio.close();
}
