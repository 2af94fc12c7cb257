/** The rules of a game on a page of their own: to read, to search, to print, to link to. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { place } from "../route";
import { Book } from "../rules/Book";
import { Legend } from "../rules/Legend";
import { Search } from "../rules/Search";
import { gameOf } from "../store/api";
import { art } from "../store/art";
import { showPlace } from "../store/openRule";
import { bookOf, found } from "../store/rulebook";
import { TableContext, TableInfo } from "../store/tableContext";
import { formatterFor, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { NotFoundPage } from "./NotFoundPage";
import "./RulesPage.css";

const NAMES: string[] = [];

export function RulesPage({ game }: { game: string }) {
  const book = bookOf(game);
  const format = formatterFor(game, NAMES);
  const query = useSignal("");
  const page = useRef<HTMLElement>(null);
  art(game, gameOf(game)?.art);
  const around = useMemo(
    () => format && Object.assign(new TableInfo(), { game, format, names: NAMES }),
    [game, format],
  );
  const at = decodeURIComponent(location.hash.slice(1));
  useEffect(() => {
    if (at && page.current) showPlace(page.current, at);
  }, [at, place.value, !!book, !!around]);
  if (book === null) return <NotFoundPage />;
  if (!book || !around) return <Frame title={translate("rules")}>{null}</Frame>;
  return (
    <Frame title={book.title}>
      <TableContext value={around}>
        <main class="narrow-page rules-whole" ref={page}>
          <div class="rules-title line g16">
            <h1 class="serif t40 page-title grow">{book.title}</h1>
            <button type="button" class="button small no-print" onClick={() => print()}>
              <Icon name="print" size={16} />
              {translate("print")}
            </button>
          </div>
          <div class="no-print">
            <Search query={query} />
            <nav aria-label={translate("rules-sections")}>
              <ul class="rules-contents">
                {book.sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
                <li>
                  <a href="#legend">{translate("legend")}</a>
                </li>
              </ul>
            </nav>
          </div>
          <Book book={book} sections={found(book.sections, query.value)} wanted={query.value} />
          {!query.value && (
            <section class="rule-section" data-section="legend">
              <h2 class="serif" id="legend">
                {translate("legend")}
              </h2>
              <Legend book={book} />
            </section>
          )}
        </main>
      </TableContext>
    </Frame>
  );
}
