import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/comfort.css";
import "../styles/touch.css";
import { render } from "preact";
import "../store/installPrompt";
import { keepFocus } from "../ui/focus";
import { App } from "./App";

keepFocus();
render(<App />, document.getElementById("page")!);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service.js");
