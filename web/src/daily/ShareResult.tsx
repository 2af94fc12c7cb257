/** Shares a result: as a picture that shows nothing of the deal, and as text. */
import { useSignal } from "@preact/signals";
import { streak } from "../store/streak";
import { day, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { ChallengeStanding, TableState } from "../wire";
import { drawCard } from "./drawCard";
import { parText, percentAhead, placeText } from "./standing";

interface Props {
  compared: ChallengeStanding;
  state: TableState;
  /** My points before each turn, and at the end. */
  totals: number[];
}

export function ShareResult(props: Props) {
  const picture = useSignal("");
  const copied = useSignal(false);
  const lines = shareLines(props);
  const text = `${lines.join("\n")}\n${location.origin}/challenges`;
  const draw = () => {
    picture.value = drawCard({ lines, points: props.compared.points, totals: props.totals, host: location.host });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    copied.value = true;
  };
  if (!picture.value)
    return (
      <div class="share-result">
        <button type="button" class="button" onClick={draw}>
          <Icon name="share" size={16} />
          {translate("daily-share")}
        </button>
      </div>
    );
  return (
    <div class="share-result stack g8">
      <img src={picture.value} width="420" alt={translate("daily-share-picture", { text: lines.join(", ") })} />
      <p class="t12 muted">{translate("daily-share-no-spoiler")}</p>
      <div class="line g8 wrap">
        {canSend() && (
          <button type="button" class="button primary" onClick={() => void send(picture.value, text)}>
            <Icon name="share" size={16} />
            {translate("daily-share-send")}
          </button>
        )}
        <a class="button" href={picture.value} download={`farshore-${props.state.challenge}.png`}>
          <Icon name="download" size={16} />
          {translate("daily-share-save")}
        </a>
        <button type="button" class="button" onClick={() => void copy().catch(() => {})}>
          <Icon name={copied.value ? "check" : "link"} size={16} />
          {translate(copied.value ? "copied" : "daily-share-copy")}
        </button>
      </div>
    </div>
  );
}

/** The same words stand on the picture and in the text. */
function shareLines({ compared, state }: Props): string[] {
  const title = translate("daily-card-title", { title: state.title, day: day(state.challenge ?? "") });
  const ahead = percentAhead(compared);
  const count = streak();
  const place =
    ahead === null ? placeText(compared) : `${placeText(compared)}, ${translate("daily-better", { percent: ahead })}`;
  return [
    title,
    [translate("end-solo", { points: compared.points }), parText(compared)].filter(Boolean).join(" · "),
    place,
    ...(count > 1 ? [translate("streak", { count })] : []),
  ];
}

const canSend = () => typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

async function send(picture: string, text: string): Promise<void> {
  const bytes = Uint8Array.from(atob(picture.split(",")[1]!), (one) => one.charCodeAt(0));
  const file = new File([bytes], "farshore.png", { type: "image/png" });
  const both = { files: [file], text };
  await navigator.share(navigator.canShare?.(both) ? both : { text }).catch(() => {}); // closed without sending
}
