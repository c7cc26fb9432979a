import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events/index.js';
import { reduce } from '../src/reduce/index.js';
import { clone, figureOf, NO_SECRET } from '../src/state.js';
import { man, scene } from './scene.js';

/** What being put on the table, or taken off it, leaves behind. */

const { state } = scene({
  figures: [
    man(1, 'a', 20, 20, { place: 'reserve', unit: 'u' }),
    man(1, 'b', 30, 20, { unit: 'u' }),
    man(1, 'c', 40, 20, { unit: 'u', place: 'gone' }),
    man(2, 'z', 90, 90),
  ],
});
const after = (event: Event) => {
  const copy = clone(state);
  reduce(copy, event);
  return copy;
};

describe('whoever is put on the table', () => {
  type How = Extract<Event, { type: 'figure.placed' }>['how'];
  const placed = (how: How) => {
    const to = { x: 500_000, y: 500_000, z: 0, facing: 0 };
    const { place, marks } = figureOf(after({ type: 'figure.placed', figure: 0, to, how }), 0);
    return [place, marks.moved, marks.noCharge];
  };

  it('BTS-MOV-16, BTS-RNF-06, BTS-MON-09: has moved and may not charge if he came in; if he got off he may; before the battle or thrown out he has not moved', () => {
    for (const how of ['arrived', 'flanked', 'teleported'] as const) expect(placed(how)).toEqual(['table', true, true]);
    expect(placed('disembarked')).toEqual(['table', true, false]);
    for (const how of ['deployed', 'thrown-out'] as const) expect(placed(how)).toEqual(['table', false, false]);
  });
});

describe('what changes for all', () => {
  it('BTS-RNF-01: a unit that goes into reserve takes those with it who live', () => {
    const { figures } = after({ type: 'unit.changed', unit: 0, to: { place: 'reserve' } });
    expect(figures.map(({ place }) => place)).toEqual(['reserve', 'reserve', 'gone', 'table']);
  });

  it('BTS-SCN-14: what is revealed is known to be', () => {
    const secrets = [NO_SECRET, NO_SECRET] as const;
    expect([state.revealed, after({ type: 'secrets.revealed', secrets }).revealed]).toEqual([false, true]);
  });
});
