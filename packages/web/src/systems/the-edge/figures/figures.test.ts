import { theEdgeGame, type State } from '@banneret/the-edge';
import { expect, test } from 'vitest';
import { guide } from '../guide.js';
import { centreOfHexes, hexesOf } from '../hexes.js';
import { boardOf, livingOf, NONE, squadCard } from '@banneret/the-edge';
import { holderOf } from '../tokens/holders.js';
import { facingOf } from './facing.js';
import { labelledTable } from './labelled.js';
import { stanceOf } from './stance.js';

const read = theEdgeGame.scenario.position(guide.position);
if (!read.ok) throw new Error(read.problem.say);
const state = read.value.state as State;
const standing = [...state.figures.keys()].filter(figure => state.figures[figure]?.space !== NONE);
const hexesUnder = (figure: number) => hexesOf(boardOf(state), state.figures[figure] as State['figures'][number]);

test('who stands alone looks at the nearest enemy, give or take half a step of the sprites', () => {
  for (const figure of standing.filter(one => hexesUnder(one).length !== 2)) {
    const here = centreOfHexes(hexesUnder(figure));
    const seat = state.squads[state.figures[figure]?.squad ?? 0]?.seat;
    const foes = standing
      .filter(other => state.squads[state.figures[other]?.squad ?? 0]?.seat !== seat)
      .map(other => centreOfHexes(hexesUnder(other)))
      .toSorted((a, b) => Math.hypot(a.x - here.x, a.y - here.y) - Math.hypot(b.x - here.x, b.y - here.y));
    const [foe] = foes;
    if (foe === undefined) continue;
    const wanted = (Math.atan2(foe.y - here.y, foe.x - here.x) * 180) / Math.PI;
    const off = Math.abs(((facingOf(state, figure) - wanted + 540) % 360) - 180);
    expect(off).toBeLessThanOrEqual(7.5);
  }
});

test('who covers two hexes lies along them', () => {
  const long = standing.filter(figure => hexesUnder(figure).length === 2);
  expect(long.length).toBeGreaterThan(0);
  for (const figure of long) {
    // Hexes lie in six directions, turned as the board is.
    const slope = (Math.atan2(Math.sqrt(3), 5) * 180) / Math.PI;
    const off = (((facingOf(state, figure) + slope) % 60) + 60) % 60;
    expect(Math.min(off, 60 - off)).toBeLessThanOrEqual(1);
  }
});

test('in its first mode a Squad stands plainly; in the second one sees what it is for', () => {
  const knights = state.squads.findIndex((_, squad) => squadCard(state, squad).id === 'bell-knights');
  const turned = (mode: 0 | 1): State => ({
    ...state,
    squads: state.squads.map((squad, i) => (i === knights ? { ...squad, mode } : squad)),
  });
  expect(stanceOf(turned(0), knights)).toBe('plain');
  // Lances couched: two more in Attack.
  expect(stanceOf(turned(1), knights)).toBe('strike');
});

test('every Squad with a living figure has a plate, in both languages, around all of its hexes', () => {
  const alive = state.squads.flatMap((_, squad) => (livingOf(state, squad).length > 0 ? [squad] : []));
  for (const locale of ['fr', 'en'] as const) {
    const { units } = labelledTable(state, locale);
    expect(units.map(({ id }) => Number(id))).toEqual(alive);
    for (const { id, name, figures } of units) {
      expect(name).toContain(squadCard(state, Number(id)).name[locale]);
      expect(figures).toHaveLength(livingOf(state, Number(id)).flatMap(hexesUnder).length);
    }
  }
});

test('a Source is held by whoever alone stands at it', () => {
  const source = state.tokens.find(({ kind }) => kind === 'source') as State['tokens'][number];
  const alone = (figure: number): State => ({
    ...state,
    figures: state.figures.map((place, i) => (i === figure ? place : { ...place, space: NONE, mask: 0 })),
  });
  const [figure] = standing;
  const seat = state.squads[state.figures[figure as number]?.squad ?? 0]?.seat;
  const neighbour = [...Array(6).keys()]
    .map(k => boardOf(state).neighbours[source.space * 6 + k])
    .find(at => at !== NONE);
  const at = (space: number): State => {
    const only = alone(figure as number);
    // In the whole of the next Space, so that it touches the Source in any case.
    return {
      ...only,
      figures: only.figures.map((place, i) => (i === figure ? { ...place, space, mask: 127 } : place)),
    };
  };
  expect(holderOf(at(neighbour as number), source)).toBe(seat);
  const [far] = [...boardOf(state).spaces.keys()].filter(
    space =>
      space !== source.space &&
      ![...Array(6).keys()].some(k => boardOf(state).neighbours[source.space * 6 + k] === space),
  );
  expect(holderOf(at(far as number), source)).toBeUndefined();
});
