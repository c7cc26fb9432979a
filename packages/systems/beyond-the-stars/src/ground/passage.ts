import { cm, overlapsPolygon, type Um } from '@banneret/geometry';
import { ownRules } from '../compile.js';
import { placedOf } from '../figures/placed.js';
import { is, isMounted } from '../figures/traits.js';
import type { MoveTest } from '../rule.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type State, type TerrainKind } from '../state.js';

/**
 * What a piece of scenery is to a figure that walks: open, rough (each centimetre counts several times), something to be
 * tested for, or closed.
 */
export type Passage =
  | { readonly kind: 'free' }
  | { readonly kind: 'rough'; readonly factor: number }
  | { readonly kind: 'test'; readonly test: MoveTest }
  | { readonly kind: 'closed' };

const FREE: Passage = { kind: 'free' };
const CLOSED: Passage = { kind: 'closed' };
const DOUBLE: Passage = { kind: 'rough', factor: 2 };
const TRIPLE: Passage = { kind: 'rough', factor: 3 };
const TESTS: Readonly<Record<MoveTest, Passage>> = {
  crossing: { kind: 'test', test: 'crossing' },
  climb: { kind: 'test', test: 'climb' },
  jump: { kind: 'test', test: 'jump' },
};

/** BTS-TER-06. */
export const DIFFICULT: readonly TerrainKind[] = ['wooded', 'rocky', 'urban', 'shallow-water', 'deep-water'];
export const WATER: readonly TerrainKind[] = ['shallow-water', 'deep-water'];

export function passage(state: State, figure: FigureId, piece: PieceId): Passage {
  const { kind, height } = pieceOf(state, piece);
  // whoever is in the flames may leave, nobody else may enter.
  if (state.burning.includes(piece) && !standsIn(state, figure, piece)) return CLOSED;
  switch (kind) {
    case 'open':
      return FREE;
    case 'impassable':
    case 'building':
      return CLOSED;
    case 'ditch':
      return TESTS.jump;
    case 'obstacle':
    case 'platform':
      return overObstacle(state, figure, height - figureOf(state, figure).spot.z);
    default:
      return throughRough(state, figure, kind);
  }
}

export const standsIn = (state: State, figure: FigureId, piece: PieceId): boolean =>
  overlapsPolygon(placedOf(state, figure), pieceOf(state, piece).outline);

/** BTS-TER-07, -08, -18, and the rules that make ground easier. */
function throughRough(state: State, figure: FigureId, kind: TerrainKind): Passage {
  let factor = isMounted(state, figure) ? 3 : 2;
  for (const { rule, u } of ownRules(state, figure))
    factor = Math.min(factor, rule.move?.ground?.(kind, state, u) ?? factor);
  // BTS-VEH-20: a Vehicle that is not equipped for it cannot enter deep water.
  if (kind === 'deep-water' && is(state, figure, 'vehicle') && factor > 1) return CLOSED;
  if (factor === 1) return FREE;
  return factor === 2 ? DOUBLE : TRIPLE;
}

/** Monsters and Vehicles step over obstacles lower than 5 cm. */
const MONSTER_STEP: Um = cm(5);

/**
 * BTS-TER-11 to -13, R-21, R-22, R-24. Up onto a platform is like an obstacle of the difference in height; on top of it, and
 * down from it, one walks.
 */
function overObstacle(state: State, figure: FigureId, height: Um): Passage {
  const hooks = ownRules(state, figure);
  if (hooks.some(({ rule }) => rule.move?.ignoresObstacles === true)) return FREE;
  const steps = hooks.map(({ rule }) => rule.move?.stepsOver).find(step => step !== undefined);
  if (steps !== undefined) return height <= steps ? FREE : CLOSED;
  if (is(state, figure, 'monster', 'vehicle', 'siege')) return height < MONSTER_STEP ? FREE : CLOSED;
  const { shoulder } = sheetOf(state, figure);
  if (2 * height < shoulder) return FREE;
  if (height <= shoulder) return mayTest(state, figure, 'crossing') ? TESTS.crossing : CLOSED;
  return mayTest(state, figure, 'climb') ? TESTS.climb : CLOSED;
}

/** Catalogue 5.4, R-23, R-24. A prone figure takes no tests (BTS-PRN-02). */
export function mayTest(state: State, figure: FigureId, test: MoveTest): boolean {
  if (figureOf(state, figure).prone) return false;
  const { build, keywords } = sheetOf(state, figure);
  switch (build) {
    case 'infantry':
    case 'walker':
      return true;
    case 'beast':
      return test !== 'climb' || keywords.includes('infantry');
    case 'cavalry':
      return test !== 'climb';
    case 'bike':
      if (test === 'crossing') return ownRules(state, figure).some(({ rule }) => rule.move?.crosses === true);
      return test === 'jump';
    case 'vehicle':
      return test === 'jump';
    case 'monster':
    case 'siege':
      return false;
  }
}
