/** What the space under the pointer would cost and bring, large, beside what could be taken instead. */
import { useEffect } from "preact/hooks";
import { canHover, layout } from "../parts/media";
import { Pictured } from "../scene/Pictured";
import { aim, preview, toldInTray } from "../store/aim";
import { say } from "../store/words";
import "./Prospect.css";

export function Prospect() {
  const seen = layout.value !== "low";
  useEffect(() => {
    toldInTray.value = seen;
    return () => void (toldInTray.value = false);
  }, [seen]);
  if (!seen) return null; // the second line says it
  const told = aim.value?.where && aim.value.deed ? preview.value : null;
  if (!told) return <p class="prospect none">{say(canHover.value ? "prospect-point" : "prospect-hold")}</p>;
  const { texts = [], points = 0 } = told;
  const [title, ...lines] = texts;
  return (
    <div class="prospect">
      <div class="prospect-head">
        <span class="strong">{aim.value!.title}</span>
        <span class="grow">
          <Pictured words={title} you />
        </span>
        {points !== 0 && (
          <b class={points > 0 ? "serif good" : "serif bad"}>{points > 0 ? `+${points}` : `−${-points}`}</b>
        )}
      </div>
      <ul>
        {lines.map((line, n) => (
          <li key={n}>
            <span>
              <Pictured words={line} you />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
