/** A node: a button if it can be clicked, otherwise a plain box. Both can be hovered. */
import type { ComponentChildren } from "preact";
import type { SecondClick, Text } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { canHover } from "../ui/media";
import { dragCard } from "./dragCard";
import "./ClickableNode.css";

interface Props {
  node: { id: string; name: Text; do?: string; then?: SecondClick[] };
  class: string;
  children: ComponentChildren;
  /** Use the accessible name instead of the text inside. */
  spaceLabel?: boolean;
}

export function ClickableNode({ node, class: plain, children, spaceLabel = true }: Props) {
  const { table, shown, format, view } = useTableInfo();
  const { hover } = view;
  const look = shown.includes(node.id) ? `${plain} pointed` : plain;
  const use = table?.use(node) ?? "";
  const isPending = table?.pending.value.some((pending) => pending.node === node.id) ?? false;
  if (!table || !(use || node.do || node.then?.length))
    return (
      <div
        class={look}
        data-node={node.id}
        role={spaceLabel ? "group" : undefined}
        aria-label={spaceLabel ? format(node.name) : undefined}
      >
        {children}
      </div>
    );
  const point = () => (hover.value = { id: node.id, action: use === "pick" ? "" : table.action(node) });
  const leave = () => {
    if (hover.peek()?.id === node.id) hover.value = null;
  };
  const picked = table.picked.value?.id === node.id;
  const over = use === "target" && hover.value?.id === node.id;
  return (
    <button
      type="button"
      class={`${look} ${use && `usable ${use}`} ${picked ? "picked" : ""} ${over ? "over" : ""} ${isPending ? "pending-move" : ""}`}
      data-node={node.id}
      aria-label={spaceLabel ? format(node.name) : undefined}
      aria-pressed={use === "pick" ? picked : undefined}
      onClick={() => {
        hover.value = null;
        table.press(node);
      }}
      onPointerDown={(event) => dragCard(event, node, table, hover)}
      onPointerEnter={(event) => canHover.peek() && event.pointerType === "mouse" && point()}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && point()}
      onBlur={leave}
    >
      {children}
    </button>
  );
}
