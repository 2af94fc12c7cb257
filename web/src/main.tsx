import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/comfort.css";
import "./look/touch.css";
import { render } from "preact";
import { App } from "./app";
import { keepFocus } from "./parts/focus";

keepFocus();
render(<App />, document.getElementById("page")!);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service.js");
