import "./look/tokens.css";
import "./look/base.css";
import "./look/field.css";
import "./look/scene.css";
import "./look/tracks.css";
import "./look/pieces.css";
import "./look/pad.css";
import "./look/table.css";
import "./look/players.css";
import "./look/sheets.css";
import "./look/phone.css";
import "./look/end.css";
import "./look/pages.css";
import { render } from "preact";
import { App } from "./app";

render(<App />, document.getElementById("page")!);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service.js");
