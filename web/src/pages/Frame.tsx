/** What all pages but the table have around them: the house's head, and on a phone the way around at the foot. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Dialog } from "../parts/Dialog";
import { Icon, type IconName } from "../parts/Icon";
import { LanguageButton } from "../parts/LanguageButton";
import { Logo } from "../parts/Logo";
import { SeatShape } from "../parts/SeatShape";
import { SettingsButton } from "../parts/Settings";
import { ThemeButton } from "../parts/ThemeButton";
import { UnreachableBanner } from "../parts/Unreachable";
import { badge } from "../people/badge";
import { place } from "../route";
import { myTables, refreshGames, refreshTables } from "../store/api";
import { allSecrets, language, myName } from "../store/kept";
import { unreachable } from "../store/reach";
import { say } from "../store/words";
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
  const waiting = myTables.value?.filter((table) => table.waiting).length ?? 0;
  useEffect(() => {
    document.title = `${waiting ? "● " : ""}${title === "Farshore" ? title : `${title} · Farshore`}`;
    badge(waiting);
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
    <div class="house">
      <header class="house-header">
        <a class="brand" href="/" aria-label="Farshore">
          <Logo size={32} />
          <span class="serif t20">Farshore</span>
        </a>
        <nav class="wide-only top-nav" aria-label={say("pages")}>
          {PLACES.map((one) => (
            <a key={one.path} href={one.path} aria-current={place.value.path === one.path ? "page" : undefined}>
              {say(one.words)}
            </a>
          ))}
        </nav>
        <span class="grow" />
        <a class="button small wide-only new-table" href="/new">
          <Icon name="plus" size={16} />
          {say("new-table")}
        </a>
        <LanguageButton />
        <ThemeButton />
        <SettingsButton />
        <NameChip />
      </header>
      <UnreachableBanner />
      {children}
      <nav class="foot-nav phone-only" aria-label={say("pages")}>
        {PLACES.map((one) => (
          <a key={one.path} href={one.path} aria-current={place.value.path === one.path ? "page" : undefined}>
            <Icon name={one.icon} size={22} />
            {say(one.words)}
            {one.path === "/tables" && waiting > 0 && <span class="count-badge">{waiting}</span>}
          </a>
        ))}
      </nav>
    </div>
  );
}

function NameChip() {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="chip name-chip" onClick={() => (open.value = true)}>
        <SeatShape seat={0} size={14} />
        <strong class="cut">{myName.value || say("your-name")}</strong>
      </button>
      {open.value && <NameDialog close={() => (open.value = false)} />}
    </>
  );
}

/** A name, asked for once and kept on the device. */
export function NameDialog({ close }: { close: () => void }) {
  const name = useSignal(myName.value);
  return (
    <Dialog title={say("your-name")} close={close}>
      <form
        class="stack g12"
        onSubmit={(event) => {
          event.preventDefault();
          myName.value = name.value.trim();
          close();
        }}
      >
        <label>
          <span class="field-label">{say("name-kept")}</span>
          <input
            class="input"
            maxLength={40}
            autofocus
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary big">
          {say("keep")}
        </button>
      </form>
    </Dialog>
  );
}
