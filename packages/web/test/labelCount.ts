import { coveredPart, isWithin, meet, overlapOf, scaled, type Box } from '../src/tabletop/labels/box.js';
import type { Table, View } from '../src/tabletop/labels/layOut.js';
import { COVERED } from '../src/tabletop/labels/place.js';

/** A name or a plate without one, wherever it lies. */
export interface Written extends Box {
  readonly id: string;
  readonly isNamed: boolean;
  /** Is the name a shortened one? */
  readonly isShort?: boolean;
}

export interface Count {
  /** Units that are seen, and their figures. */
  readonly units: number;
  readonly figures: number;
  readonly named: number;
  /** Of these, by a shortened name. */
  readonly short: number;
  /** Units of which nothing tells more than their figures. */
  readonly bare: number;
  /** Pairs of labels that lie on one another. */
  readonly onOthers: number;
  /** Labels that the edge of the window cuts off. */
  readonly cutOff: number;
  /** Figures of which labels hide a part that counts. */
  readonly covered: number;
}

const SEEN = 0.3;

/** What is wrong with labels, found by looking at where they lie: nothing here knows how they got there. */
export function countOf(written: readonly Written[], table: Table, view: View): Count {
  const whole = { x: 0, y: 0, width: table.width * view.zoom, height: table.height * view.zoom };
  const frame = overlapOf(view.window, whole);
  const figuresOf = table.units.map(unit => unit.figures.map(figure => scaled(figure, view.zoom)));
  const seen = table.units.filter((_, i) => figuresOf[i]?.some(figure => coveredPart(figure, frame) >= SEEN));
  const figures = figuresOf.flat().filter(figure => coveredPart(figure, frame) > 0);
  const ids = new Set(seen.map(({ id }) => id));
  const onScreen = written.filter(label => meet(label, view.window));
  return {
    units: seen.length,
    figures: figures.length,
    named: onScreen.filter(({ id, isNamed }) => isNamed && ids.has(id)).length,
    short: onScreen.filter(({ id, isShort }) => isShort === true && ids.has(id)).length,
    bare: seen.filter(({ id }) => !onScreen.some(label => label.id === id)).length,
    onOthers: onScreen.reduce((sum, a, i) => sum + onScreen.slice(i + 1).filter(b => meet(a, b)).length, 0),
    cutOff: onScreen.filter(label => !isWithin(label, view.window)).length,
    covered: figures.filter(figure => onScreen.some(label => coveredPart(figure, label) >= COVERED)).length,
  };
}

export const addUp = (counts: readonly Count[]): Count =>
  counts.reduce((sum, count) => ({
    units: sum.units + count.units,
    figures: sum.figures + count.figures,
    named: sum.named + count.named,
    short: sum.short + count.short,
    bare: sum.bare + count.bare,
    onOthers: sum.onOthers + count.onOthers,
    cutOff: sum.cutOff + count.cutOff,
    covered: sum.covered + count.covered,
  }));
