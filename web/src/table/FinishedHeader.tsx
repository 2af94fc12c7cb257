/** The header of a finished match: the game, its result and its replay. */
import type { ComponentChild } from "preact";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { LanguageButton } from "../ui/LanguageButton";
import { Logo } from "../ui/Logo";
import { isWide } from "../ui/media";
import { ThemeButton } from "../ui/ThemeButton";
import "./FinishedHeader.css";

interface TabsProps {
  table: string;
  now: "result" | "review" | "replay";
  /** Whether the match is still running: then there is no result yet. */
  open?: boolean;
}

export function PastTabs({ table, now, open = false }: TabsProps) {
  const tabs: [string, string, string][] = [
    ["result", `/t/${table}`, translate(open ? "to-table" : "result-tab")],
    ["review", `/review/${table}`, translate("review-tab")],
    ["replay", `/replay/${table}`, translate("replay")],
  ];
  return (
    <nav class="past-tabs" aria-label={translate("views")}>
      {tabs
        .filter(([name]) => !open || name !== "review")
        .map(([name, path, words]) => (
          <a key={name} href={path} aria-current={name === now ? "page" : undefined}>
            {words}
          </a>
        ))}
    </nav>
  );
}

interface Props extends TabsProps {
  title: string;
  menu?: () => void;
  /** What can be done here: where there is room, in the head. */
  more?: ComponentChild;
}

export function FinishedHeader({ title, menu, more, ...tabs }: Props) {
  const name = isWide.value ? title : title.split(" · ")[0];
  return (
    <header class={isWide.value ? "table-header" : "table-header phone past"}>
      <a class="brand line" href="/" aria-label={translate("to-first-page")}>
        {isWide.value ? <Logo /> : <Icon name="back" size={22} />}
        {isWide.value && <span class="serif t20">Farshore</span>}
      </a>
      {isWide.value && <span class="upright" />}
      <span class="whole-or-none">
        <span class="serif t20 game-title">{name}</span>
      </span>
      <div class="where-we-are">
        <PastTabs {...tabs} />
      </div>
      {isWide.value && more}
      {isWide.value && <LanguageButton />}
      {isWide.value && <ThemeButton />}
      {menu && (
        <button type="button" class="button small square" aria-label={translate("menu")} onClick={menu}>
          <Icon name="menu" size={16} />
        </button>
      )}
    </header>
  );
}
