import { Component, h, type ComponentChild, type ComponentType } from 'preact';

/** A component that is drawn again only when `same` says that something it shows has changed. */
export function memo<P extends object>(
  Inner: ComponentType<P>,
  same: (before: P, after: P) => boolean,
): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props as P, next as P);
    }
    override render(): ComponentChild {
      return h(Inner as ComponentType<object>, this.props);
    }
  } as unknown as ComponentType<P>;
}
