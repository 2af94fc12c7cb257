/** The rules as they are read: sections with their paragraphs, lists, tables and figures. */
import type { ComponentChildren } from "preact";
import { Icon } from "../ui/Icon";
import type { RuleBlock, RuleSection, RulesResponse } from "../wire";
import { DiagramView } from "./DiagramView";
import { RichText } from "./RichText";
import "./Book.css";

interface Props {
  book: RulesResponse;
  sections: RuleSection[];
  /** The search text. */
  wanted?: string;
}

/** On a page of their own: every section has an address. */
export function Book({ book, sections, wanted = "" }: Props) {
  return (
    <>
      {sections.map((section) => (
        <section class="rule-section" key={section.id} data-section={section.id}>
          <h2 class="serif" id={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </h2>
          <Blocks book={book} section={section} wanted={wanted} />
        </section>
      ))}
    </>
  );
}

/** Beside a table: sections fold, and those with search results open automatically. */
export function FoldingBook({ book, sections, wanted = "", open }: Props & { open: string }) {
  return (
    <>
      {sections.map((section) => (
        <Fold key={section.id} id={section.id} title={section.title} open={!!wanted || section.id === open}>
          <Blocks book={book} section={section} wanted={wanted} />
        </Fold>
      ))}
    </>
  );
}

interface FoldProps {
  id: string;
  title: string;
  open: boolean;
  children: ComponentChildren;
}

export function Fold({ id, title, open, children }: FoldProps) {
  return (
    <details class="rule-section" data-section={id} open={open}>
      <summary>
        <h2 class="serif">{title}</h2>
        <Icon name="next" size={16} />
      </summary>
      {children}
    </details>
  );
}

function Blocks({ book, section, wanted }: { book: RulesResponse; section: RuleSection; wanted: string }) {
  return (
    <>
      {section.blocks.map((block, i) => (
        <Block key={i} book={book} block={block} wanted={wanted} />
      ))}
    </>
  );
}

export function Block({ book, block, wanted }: { book: RulesResponse; block: RuleBlock; wanted: string }) {
  const rules = { "data-rules": block.rules?.join(" ") };
  const words = (said: string) => <RichText words={said} wanted={wanted} />;
  switch (block.kind) {
    case "list":
      return (
        <ul {...rules}>
          {block.items!.map((item) => (
            <li key={item}>{words(item)}</li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table {...rules}>
          <thead>
            <tr>
              {block.head!.map((cell) => (
                <th scope="col" key={cell}>
                  {words(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows!.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, i) => (
                  <td key={i}>{words(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "figure":
      return (
        <figure {...rules}>
          <DiagramView book={book} name={block.diagram!} />
          <figcaption>{words(block.words!)}</figcaption>
        </figure>
      );
    default:
      return <p {...rules}>{words(block.words!)}</p>;
  }
}
