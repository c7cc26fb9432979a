export interface Knot {
  readonly x: number;
  readonly y: number;
  /** Half of what it takes up. */
  readonly radius: number;
}

export interface Link {
  readonly from: Knot;
  readonly to: Knot;
  /** The free space between them. */
  readonly gap: number;
}

const linkBetween = (from: Knot, to: Knot): Link => {
  const [across, down] = [to.x - from.x, to.y - from.y];
  return { from, to, gap: Math.sqrt(across * across + down * down) - from.radius - to.radius };
};

/** The fewest and shortest links that hold all of them together: the minimum spanning tree. */
export function treeOf(knots: readonly Knot[]): readonly Link[] {
  const [first, ...rest] = knots;
  if (first === undefined) return [];
  // To each one that is not yet reached, the shortest link from those that are.
  let open = rest.map(knot => linkBetween(first, knot));
  const links: Link[] = [];
  while (open.length > 0) {
    const shortest = open.reduce((a, b) => (b.gap < a.gap ? b : a));
    links.push(shortest);
    open = open
      .filter(link => link !== shortest)
      .map(link => {
        const other = linkBetween(shortest.to, link.to);
        return other.gap < link.gap ? other : link;
      });
  }
  return links;
}
