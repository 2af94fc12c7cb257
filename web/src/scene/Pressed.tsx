/** A node that can be pressed is a button; one that cannot is a plain box. Both can be aimed at. */
import type { ComponentChildren } from "preact";
import { canHover } from "../parts/media";
import type { Text, Then } from "../scene";
import { aim } from "../store/aim";
import { carry } from "./carry";
import { useAround } from "./context";
import "./Pressed.css";

interface Props {
  node: { id: string; name: Text; do?: string; then?: Then[] };
  class: string;
  children: ComponentChildren;
  /** Say the spoken name instead of the words inside. */
  spoken?: boolean;
}

export function Pressed({ node, class: plain, children, spoken = true }: Props) {
  const { table, shown, tell } = useAround();
  const look = shown.includes(node.id) ? `${plain} pointed` : plain;
  const use = table?.use(node) ?? "";
  const wished = table?.wishes.value.some((wish) => wish.node === node.id) ?? false;
  if (!table || !(use || node.do || node.then?.length))
    return (
      <div
        class={look}
        data-node={node.id}
        role={spoken ? "group" : undefined}
        aria-label={spoken ? tell(node.name) : undefined}
      >
        {children}
      </div>
    );
  const point = () => (aim.value = { id: node.id, deed: use === "pick" ? "" : table.deed(node) });
  const leave = () => {
    if (aim.peek()?.id === node.id) aim.value = null;
  };
  const picked = table.picked.value?.id === node.id;
  const over = use === "target" && aim.value?.id === node.id;
  return (
    <button
      type="button"
      class={`${look} ${use && `usable ${use}`} ${picked ? "picked" : ""} ${over ? "over" : ""} ${wished ? "wished" : ""}`}
      data-node={node.id}
      aria-label={spoken ? tell(node.name) : undefined}
      aria-pressed={use === "pick" ? picked : undefined}
      onClick={() => {
        aim.value = null;
        table.press(node);
      }}
      onPointerDown={(event) => carry(event, node, table)}
      onPointerEnter={(event) => canHover.peek() && event.pointerType === "mouse" && point()}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && point()}
      onBlur={leave}
    >
      {children}
    </button>
  );
}
