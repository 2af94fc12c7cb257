/** The rules of a game on a page of their own: to read, to search, to print, to link to. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Frame } from "../pages/Frame";
import { NotFoundPage } from "../pages/NotFoundPage";
import { Icon } from "../parts/Icon";
import { place } from "../route";
import { Around, NO_TABLE } from "../scene/context";
import { gameOf } from "../store/api";
import { art } from "../store/art";
import { say, speaker } from "../store/words";
import { Book } from "./Book";
import { bookOf, found } from "./book";
import { Legend } from "./Legend";
import { showPlace } from "./reading";
import { Search } from "./Search";
import "./RulesPage.css";

const NAMES: string[] = [];

export function RulesPage({ game }: { game: string }) {
  const book = bookOf(game);
  const tell = speaker(game, NAMES);
  const query = useSignal("");
  const page = useRef<HTMLElement>(null);
  art(game, gameOf(game)?.art);
  const around = useMemo(() => tell && { ...NO_TABLE, game, tell, names: NAMES }, [game, tell]);
  const at = decodeURIComponent(location.hash.slice(1));
  useEffect(() => {
    if (at && page.current) showPlace(page.current, at);
  }, [at, place.value, !!book, !!around]);
  if (book === null) return <NotFoundPage />;
  if (!book || !around) return <Frame title={say("rules")}>{null}</Frame>;
  return (
    <Frame title={book.title}>
      <Around value={around}>
        <main class="narrow-page rules-whole" ref={page}>
          <div class="rules-title">
            <h1 class="serif t40 page-title grow">{book.title}</h1>
            <button type="button" class="button small no-print" onClick={() => print()}>
              <Icon name="print" size={16} />
              {say("print")}
            </button>
          </div>
          <div class="no-print">
            <Search query={query} />
            <nav aria-label={say("rules-sections")}>
              <ul class="rules-contents">
                {book.sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
                <li>
                  <a href="#legend">{say("legend")}</a>
                </li>
              </ul>
            </nav>
          </div>
          <Book book={book} sections={found(book.sections, query.value)} wanted={query.value} />
          {!query.value && (
            <section class="rule-section" data-section="legend">
              <h2 class="serif" id="legend">
                {say("legend")}
              </h2>
              <Legend book={book} />
            </section>
          )}
        </main>
      </Around>
    </Frame>
  );
}
