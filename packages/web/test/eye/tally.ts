/** How often each of some things came up; those that were expected begin at nought. */
export class Tally {
  private readonly counts: Map<string, number>;

  constructor(expected: readonly string[]) {
    this.counts = new Map(expected.map(name => [name, 0]));
  }

  add(names: readonly string[]): void {
    for (const name of names) this.counts.set(name, this.of(name) + 1);
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  missing(): readonly string[] {
    return [...this.counts].filter(([, count]) => count === 0).map(([name]) => name);
  }

  toString(): string {
    return [...this.counts].map(([name, count]) => `${name} ${count}`).join(', ');
  }
}

interface Counted {
  readonly pairs: number;
  readonly seen: number;
  readonly hidden: number;
  readonly margin: number;
  readonly covered: number;
  readonly open: number;
  readonly coverMargin: number;
  readonly wrong: readonly unknown[];
  readonly circumstances: Tally;
  readonly flawed: Tally;
}

/** What a campaign says of one way of looking. */
export function printed(title: string, seed: number, counted: Counted): void {
  const { pairs, seen, hidden, margin, covered, open, coverMargin, wrong, circumstances, flawed } = counted;
  const lines = [
    `eye: ${title}, ${pairs} pairs (seed ${seed}): ${seen} seen, ${hidden} hidden, ${margin} at the margin; ${covered} in cover, ${open} not, ${coverMargin} at the margin; ${wrong.length} unlike the judge`,
    `  came up: ${circumstances}`,
    `  wrong answers of flawed films: ${flawed}`,
  ];
  console.log(lines.join('\n'));
}
