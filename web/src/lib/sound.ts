/** The sounds of a match, synthesised: nothing is loaded, and sound is off until somebody turns it on. */
import { settings } from "../app/settings";

export type Sound = "whistle" | "card" | "dice" | "crowd" | "goal" | "groan";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  const { sound: on, volume } = settings.peek();
  if (!on || volume <= 0 || document.hidden) return;
  context ??= new AudioContext();
  const loud = context.createGain();
  loud.gain.value = volume;
  loud.connect(context.destination);
  SOUNDS[sound](context, loud, context.currentTime);
}

type Make = (audio: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Readonly<Record<Sound, Make>> = {
  whistle: (audio, out, at) => {
    tone(audio, out, 2300, at, 0.16, 0.12);
    tone(audio, out, 2350, at + 0.2, 0.34, 0.12);
  },
  card: (audio, out, at) => noise(audio, out, { at, lasts: 0.09, from: 3200, to: 1400, peak: 0.25, rise: 0.01 }),
  dice: (audio, out, at) => {
    for (const [place, late] of [0, 0.09, 0.2, 0.27].entries())
      noise(audio, out, { at: at + late, lasts: 0.05, from: 5200 - place * 700, to: 2600, peak: 0.22, rise: 0.004 });
  },
  crowd: (audio, out, at) => noise(audio, out, { at, lasts: 1.6, from: 420, to: 900, peak: 0.16, rise: 0.9 }),
  goal: (audio, out, at) => {
    noise(audio, out, { at, lasts: 2.8, from: 600, to: 1300, peak: 0.5, rise: 0.18 });
    for (const [place, pitch] of [523, 659, 784].entries()) tone(audio, out, pitch, at + place * 0.13, 0.4, 0.1);
  },
  groan: (audio, out, at) => noise(audio, out, { at, lasts: 1.1, from: 700, to: 260, peak: 0.22, rise: 0.12 }),
};

function tone(audio: AudioContext, out: AudioNode, pitch: number, at: number, lasts: number, peak: number): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = "triangle";
  source.frequency.setValueAtTime(pitch, at);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + lasts);
}

interface Rush {
  readonly at: number;
  readonly lasts: number;
  /** The pitch of the rush at its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly peak: number;
  /** Seconds until it is loudest. */
  readonly rise: number;
}

/** Noise through a band: a crowd, a card on the table, a die. */
function noise(audio: AudioContext, out: AudioNode, { at, lasts, from, to, peak, rise }: Rush): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, at);
  band.frequency.linearRampToValueAtTime(to, at + lasts);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(band).connect(gain).connect(out);
  source.start(at);
}
