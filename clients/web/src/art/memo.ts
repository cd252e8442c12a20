import { Component, h, type FunctionComponent } from 'preact';

/** A component that is drawn again only when one of its properties is another value. */
export function memo<Props extends object>(draw: FunctionComponent<Props>): FunctionComponent<Props> {
  class Kept extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const names = Object.keys({ ...this.props, ...next }) as (keyof Props)[];
      return names.some((name) => this.props[name] !== next[name]);
    }

    override render() {
      return h(draw, this.props as Props);
    }
  }
  return Kept as unknown as FunctionComponent<Props>;
}
