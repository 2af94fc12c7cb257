/** Text of the rules with **bold** and *italic* parts and highlighted search results. */
export function RichText({ words, wanted = "" }: { words: string; wanted?: string }) {
  return (
    <>
      {words.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, i) => {
        if (part.startsWith("**"))
          return (
            <strong key={i}>
              <Marked words={part.slice(2, -2)} wanted={wanted} />
            </strong>
          );
        if (part.startsWith("*") && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
        return <Marked key={i} words={part} wanted={wanted} />;
      })}
    </>
  );
}

function Marked({ words, wanted }: { words: string; wanted: string }) {
  const looked = wanted.split(/\s+/).filter((word) => word.length > 1);
  if (!looked.length) return <>{words}</>;
  const any = new RegExp(`(${looked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "giu");
  return <>{words.split(any).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part))}</>;
}
