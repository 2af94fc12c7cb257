/** A component that renders again only if one of its properties changes. */
import { Component, type ComponentChild } from "preact";

export function memoComponent<P extends object>(draw: (props: P) => ComponentChild) {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      return Object.keys({ ...now, ...then }).some((key) => now[key] !== then[key]);
    }
    override render() {
      return draw(this.props as P);
    }
  };
}
