/** The frame of all pages but the table: the header, and on a phone the navigation at the bottom. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { go, place } from "../route";
import { catalogue, listedTables, refreshGames, refreshTables } from "../store/api";
import { setAppBadge } from "../store/appBadge";
import { allSecrets, language, myName, player } from "../store/deviceStorage";
import { unreachable } from "../store/serverStatus";
import { translate } from "../store/translations";
import { Dialog } from "./Dialog";
import { Icon, type IconName } from "./Icon";
import { LanguageButton } from "./LanguageButton";
import { Logo } from "./Logo";
import { SeatShape } from "./SeatShape";
import { SettingsButton } from "./Settings";
import { SiteBanner } from "./SiteBanner";
import { ThemeButton } from "./ThemeButton";
import { UnreachableBanner } from "./Unreachable";
import "./Frame.css";

const PLACES: { path: string; icon: IconName; words: string }[] = [
  { path: "/", icon: "play", words: "nav-play" },
  { path: "/tables", icon: "log", words: "nav-tables" },
  { path: "/challenges", icon: "calendar", words: "nav-challenges" },
  { path: "/learn", icon: "book", words: "nav-learn" },
];

/** Milliseconds between two looks whether it has become my turn somewhere. */
const TURNS = 20_000;

export function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  const waiting = listedTables.value?.filter((table) => table.waiting).length ?? 0;
  useEffect(() => {
    document.title = `${waiting ? "● " : ""}${title === "Farshore" ? title : `${title} · Farshore`}`;
    setAppBadge(waiting);
  }, [title, waiting]);
  useEffect(() => {
    const again = () => void refreshTables().catch(() => {});
    again();
    const timer = setInterval(() => allSecrets().length && again(), TURNS);
    const back = () => document.hidden || again();
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [language.value]);
  useEffect(() => {
    if (!unreachable.value) return;
    const again = () => void refreshGames().then(refreshTables, () => {});
    const timer = setInterval(again, 3000);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [unreachable.value]);
  return (
    <div class="house stack">
      <header class="house-header line">
        <a class="brand line" href="/" aria-label="Farshore">
          <Logo size={32} />
          <span class="serif t20">Farshore</span>
        </a>
        <nav class="wide-only top-nav" aria-label={translate("pages")}>
          {PLACES.map((one) => (
            <a key={one.path} href={one.path} aria-current={place.value.path === one.path ? "page" : undefined}>
              {translate(one.words)}
            </a>
          ))}
        </nav>
        <span class="grow" />
        <a class="button small wide-only new-table" href="/new">
          <Icon name="plus" size={16} />
          {translate("new-table")}
        </a>
        <LanguageButton />
        <ThemeButton />
        <SettingsButton />
        <NameChip />
      </header>
      <UnreachableBanner />
      <SiteBanner />
      {children}
      <nav class="foot-nav phone-only" aria-label={translate("pages")}>
        {PLACES.map((one) => (
          <a key={one.path} href={one.path} aria-current={place.value.path === one.path ? "page" : undefined}>
            <Icon name={one.icon} size={22} />
            {translate(one.words)}
            {one.path === "/tables" && waiting > 0 && <span class="count-badge">{waiting}</span>}
          </a>
        ))}
      </nav>
    </div>
  );
}

function NameChip() {
  const open = useSignal(false);
  if (player.value)
    return (
      <button type="button" class="chip name-chip" onClick={() => go("/player")}>
        <SeatShape seat={0} size={14} />
        <strong class="cut">{player.value.name || myName.value || translate("your-name")}</strong>
      </button>
    );
  return (
    <>
      <button type="button" class="chip name-chip" onClick={() => (open.value = true)}>
        <SeatShape seat={0} size={14} />
        <strong class="cut">{myName.value || translate("your-name")}</strong>
      </button>
      {open.value && <NameDialog close={() => (open.value = false)} />}
    </>
  );
}

/** The way to a name that stays, if this server has players. */
export function KeepTables({ kind = "keep-tables t13" }: { kind?: string }) {
  if (player.value || (catalogue.value?.players ?? "off") === "off") return null;
  return (
    <a class={kind} href="/player">
      {translate("keep-my-tables")}
    </a>
  );
}

/** A name, asked for once and kept on the device. */
export function NameDialog({ close }: { close: () => void }) {
  const name = useSignal(myName.value);
  return (
    <Dialog title={translate("your-name")} close={close}>
      <form
        class="stack g12"
        onSubmit={(event) => {
          event.preventDefault();
          myName.value = name.value.trim();
          close();
        }}
      >
        <label>
          <span class="field-label">{translate("name-kept")}</span>
          <input
            class="input"
            maxLength={40}
            autofocus
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary big">
          {translate("keep")}
        </button>
      </form>
      <KeepTables />
    </Dialog>
  );
}
