import { meet, type Box } from './box.js';

/** Squares of the screen, in pixels, about as large as what is looked for. */
const CELL = 64;
/** No screen has so many of them across. */
const ROW = 1 << 12;

interface Entry<T> {
  readonly box: T;
  /** The last search that found it. */
  found: number;
}

/** Finds boxes by where they are, without looking at all of them. */
export class Grid<T extends Box> {
  readonly #cells = new Map<number, Entry<T>[]>();
  #search = 0;

  constructor(boxes: readonly T[]) {
    for (const box of boxes) {
      const entry = { box, found: 0 };
      eachCell(box, key => {
        const cell = this.#cells.get(key);
        if (cell === undefined) this.#cells.set(key, [entry]);
        else cell.push(entry);
      });
    }
  }

  /** All that overlap a part, each once. */
  in(part: Box): readonly T[] {
    const search = ++this.#search;
    const found: T[] = [];
    eachCell(part, key => {
      for (const entry of this.#cells.get(key) ?? []) {
        if (entry.found === search || !meet(entry.box, part)) continue;
        entry.found = search;
        found.push(entry.box);
      }
    });
    return found;
  }
}

function eachCell({ x, y, width, height }: Box, visit: (key: number) => void): void {
  const [left, right] = [Math.floor(x / CELL), Math.floor((x + width) / CELL)];
  const bottom = Math.floor((y + height) / CELL);
  for (let down = Math.floor(y / CELL); down <= bottom; down++)
    for (let across = left; across <= right; across++) visit((down + ROW / 2) * ROW + across + ROW / 2);
}
