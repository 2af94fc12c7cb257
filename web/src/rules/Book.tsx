/** The rules as they are read: sections with their paragraphs, lists, tables and figures. */
import type { RuleBlock, RuleSection, Rules } from "../wire";
import { DiagramView } from "./DiagramView";
import { Words } from "./Words";
import "./Book.css";

interface Props {
  book: Rules;
  sections: RuleSection[];
  /** Words that are searched for. */
  wanted?: string;
  /** On a page of their own, sections have addresses. */
  anchors?: boolean;
}

export function Book({ book, sections, wanted = "", anchors = false }: Props) {
  return (
    <>
      {sections.map((section) => (
        <section class="rule-section" key={section.id} data-section={section.id}>
          <h2 class="serif" id={anchors ? section.id : undefined}>
            {anchors ? <a href={`#${section.id}`}>{section.title}</a> : section.title}
          </h2>
          {section.blocks.map((block, i) => (
            <Block key={i} book={book} block={block} wanted={wanted} />
          ))}
        </section>
      ))}
    </>
  );
}

export function Block({ book, block, wanted }: { book: Rules; block: RuleBlock; wanted: string }) {
  const rules = { "data-rules": block.rules?.join(" ") };
  const words = (said: string) => <Words words={said} wanted={wanted} />;
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
