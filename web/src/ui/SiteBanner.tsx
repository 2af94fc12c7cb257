/** The operator's banner on every page but the table: maintenance, and the message of the day. */
import { siteNotice } from "../store/api";
import { language } from "../store/deviceStorage";
import { translate } from "../store/translations";
import { Icon } from "./Icon";

export function SiteBanner() {
  const { message, maintenance } = siteNotice.value;
  if (!message && !maintenance) return null;
  return (
    <p class="banner site-notice" role="status">
      <Icon name="bell" size={16} />
      <span>
        {maintenance ? `${translate("maintenance", { until: shownTime(maintenance) })} ` : ""}
        {message}
      </span>
    </p>
  );
}

/** A moment in the reader's own time. */
function shownTime(seconds: number): string {
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language.value, options).format(seconds * 1000);
}
