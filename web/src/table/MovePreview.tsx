/** What the space under the pointer would cost and bring, large, beside what could be taken instead. */
import { useEffect } from "preact/hooks";
import { TextWithIcons } from "../scene/TextWithIcons";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { canHover, layout } from "../ui/media";
import "./MovePreview.css";

export function MovePreview() {
  const { hover, preview, isShownInTray } = useTableInfo().view;
  const seen = layout.value !== "low";
  useEffect(() => {
    isShownInTray.value = seen;
    return () => void (isShownInTray.value = false);
  }, [seen]);
  if (!seen) return null; // the second line shows it
  const shown = hover.value?.where && hover.value.action ? preview.value : null;
  if (!shown)
    return <p class="prospect stack g2 t12 none">{translate(canHover.value ? "prospect-point" : "prospect-hold")}</p>;
  const { texts = [], points = 0 } = shown;
  const [title, ...lines] = texts;
  return (
    <div class="prospect stack g2 t12">
      <div class="prospect-head">
        <span class="strong">{hover.value!.title}</span>
        <span class="grow">
          <TextWithIcons words={title} you />
        </span>
        {points !== 0 && (
          <b class={points > 0 ? "serif good" : "serif bad"}>{points > 0 ? `+${points}` : `−${-points}`}</b>
        )}
      </div>
      <ul>
        {lines.map((line, n) => (
          <li key={n}>
            <span>
              <TextWithIcons words={line} you />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
