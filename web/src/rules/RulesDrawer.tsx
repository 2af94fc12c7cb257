/** The rules in a drawer beside a running table: in the right column, never over the board. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Text } from "../scene";
import { reading, showPlace } from "../store/openRule";
import { bookOf, found, placeOf, sectionAt } from "../store/rulebook";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { Block, Fold, FoldingBook } from "./Book";
import { Legend } from "./Legend";
import { Search } from "./Search";
import "./RulesDrawer.css";

/** `now`: the prompt, whose rule comes first. */
export function RulesDrawer({ now }: { now: Text }) {
  const { game, format } = useTableInfo();
  const book = bookOf(game);
  const query = useSignal("");
  const page = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const at = reading.value?.at ?? "";
  useEffect(() => {
    query.value = "";
    if (page.current && at) showPlace(page.current, at);
  }, [reading.value, !!book]);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    drawer.current?.focus();
    return () => before?.isConnected && before.focus();
  }, []);
  if (!book) return null;
  const here = placeOf(game, now[0]);
  const section = here ? sectionAt(book, here) : undefined;
  const blocks = section?.blocks.filter((block) => section.id === here || block.rules?.includes(here)) ?? [];
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape") reading.value = null; // also while the search field has the focus
  };
  const go = (place: string) => page.current && showPlace(page.current, place);
  return (
    <aside class="rules-drawer stack" aria-label={book.title} tabIndex={-1} ref={drawer} onKeyDown={leave}>
      <header class="rules-head line">
        <Icon name="book" size={20} />
        <h2 class="serif t20 grow">{book.title}</h2>
        <button
          type="button"
          class="button small square"
          aria-label={translate("close")}
          onClick={() => (reading.value = null)}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      <div class="rules-find">
        <Search query={query} />
        <nav class="rules-chips" aria-label={translate("rules-sections")}>
          {[...book.sections, { id: "legend", title: translate("legend") }].map((section) => (
            <button type="button" class="chip" key={section.id} onClick={() => go(section.id)}>
              {section.title}
            </button>
          ))}
        </nav>
      </div>
      <div class="rules-page" ref={page} tabIndex={0} role="group" aria-label={translate("rules-text")}>
        {!query.value && section && (
          <section class="rules-now">
            <h3>
              <Icon name="eye" size={16} /> {translate("rules-now", { what: format(now) })}
            </h3>
            <div class="rule-section">
              {blocks
                .filter((block) => block.kind !== "figure")
                .slice(0, 2)
                .map((block, i) => (
                  <Block key={i} book={book} block={block} wanted="" />
                ))}
            </div>
          </section>
        )}
        <FoldingBook
          book={book}
          sections={found(book.sections, query.value)}
          wanted={query.value}
          open={section?.id ?? book.sections[0]!.id}
        />
        {!query.value && (
          <Fold id="legend" title={translate("legend")} open={false}>
            <Legend book={book} />
          </Fold>
        )}
      </div>
      <footer class="rules-foot">
        <a href={`/rules/${game}`} target="_blank" rel="noopener">
          {translate("rules-whole-page")}
        </a>
      </footer>
    </aside>
  );
}
