import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/page.css";
import { render } from "preact";
import { App } from "./app/app";

render(<App />, document.getElementById("app") as HTMLElement);

if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // without it the app works as well
