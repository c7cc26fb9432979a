import type { AnyGame } from '@banneret/game';
import { shelf } from '@banneret/shelf';
import { boardOf, type State as EdgeState } from '@banneret/the-edge';
import { describe, expect, test } from 'vitest';
import * as at43Seen from '../../test/seen/at43.js';
import * as beyondTheStarsSeen from '../../test/seen/beyondTheStars.js';
import * as grimdarkFutureSeen from '../../test/seen/grimdarkFuture.js';
import { REASONS, type Rare, type Unseen } from '../../test/seen/seen.js';
import * as theEdgeSeen from '../../test/seen/theEdge.js';
import * as theOtherSideSeen from '../../test/seen/theOtherSide.js';
import { storyOf, type Moment } from '../../test/stories.js';
import type { At, Effect, EffectKind } from '../effects/kinds.js';
import type { Desk } from '../table/desk.js';
import type { Tableau } from '../tabletop/tableau.js';
import { effectsOf as at43 } from './at-43/effects.js';
import { tableauOf as at43Tableau } from './at-43/tableau.js';
import { effectsOf as beyondTheStars } from './beyond-the-stars/effects.js';
import { tableauOf as beyondTheStarsTableau } from './beyond-the-stars/tableau.js';
import { effectsOf as grimdarkFuture } from './grimdark-future/effects.js';
import { tableauOf as grimdarkFutureTableau } from './grimdark-future/tableau.js';
import { effectsOf as theEdge } from './the-edge/effects.js';
import { hexesOf } from './the-edge/hexes.js';
import { effectsOf as theOtherSide } from './the-other-side/effects.js';
import { tableauOf as theOtherSideTableau } from './the-other-side/tableau.js';

type Events = Readonly<Record<string, unknown>> & { readonly type: string };
type Declared = (event: Events, moment: Omit<Moment, 'event'>) => readonly Effect[];

const t = { say: (key: string): string => key, locale: 'en' };
const declaring =
  (effectsOf: unknown): Declared =>
  (event, moment) =>
    (effectsOf as (event: unknown, told: unknown) => readonly Effect[])(event, { ...moment, t });

interface Game {
  readonly declared: Declared;
  readonly seen: Readonly<Record<string, readonly EffectKind[] | Unseen>>;
  readonly rare: Readonly<Partial<Record<string, Rare>>>;
  readonly beforehand?: Readonly<Partial<Record<string, Rare>>>;
  /** Bases may stand over the edge, shots go wide. */
  readonly size: (state: never) => At;
  /** What lies and stands on the table. */
  readonly things: (game: AnyGame, state: unknown) => Things;
}

/** Each thing with where and how it is. */
type Things = ReadonlyMap<string, { readonly x: number; readonly y: number; readonly how: string }>;

/** Nobody sees that something has moved by less, in millimetres. */
const LEAST_MM = 0.6;

function changedBetween(before: Things, after: Things): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(key => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was === undefined || is === undefined) return true;
    return was.how !== is.how || Math.hypot(was.x - is.x, was.y - is.y) > LEAST_MM;
  });
}

const inMillimetres = ({ width, depth }: { readonly width: number; readonly depth: number }): At => ({
  x: width / 1_000,
  y: depth / 1_000,
});

/** Where figures are, who holds what, and what has become of the scenery; not the marks that figures and plates bear. */
const thingsWith =
  (tableauOf: (desk: Desk) => Tableau) =>
  (game: AnyGame, state: unknown): Things => {
    const desk = { game, state, t, seats: [{ name: 'A' }, { name: 'B' }], viewer: 'public', stack: [] };
    const { units, markers, scenery } = tableauOf(desk as unknown as Desk);
    return new Map([
      ...units.flatMap(({ id, figures }) =>
        figures.map(({ model, at, prone }) => [`figure ${id}/${model}`, thing(at, `${prone}`)] as const),
      ),
      ...markers.map(({ id, at, owner }) => [`marker ${id}`, thing(at, `${owner}`)] as const),
      ...scenery.map(
        ({ id, isOpen, isBurning, whole }) =>
          [`piece ${id}`, thing({ x: 0, y: 0 }, `${isOpen} ${isBurning} ${whole}`)] as const,
      ),
    ]);
  };

const thing = ({ x, y }: At, how: string): At & { readonly how: string } => ({ x: x / 1_000, y: y / 1_000, how });

const onHexes = (_: AnyGame, raw: unknown): Things => {
  const state = raw as EdgeState;
  const where = (place: EdgeState['figures'][number]): string => JSON.stringify(hexesOf(boardOf(state), place));
  return new Map([
    ...state.figures.flatMap((figure, i) =>
      figure.space < 0 ? [] : [[`figure ${i}`, thing({ x: 0, y: 0 }, where(figure))] as const],
    ),
    ...state.tokens.flatMap(({ space, owner }, i) =>
      space < 0 ? [] : [[`token ${i}`, thing({ x: 0, y: 0 }, `${space} ${owner}`)] as const],
    ),
  ]);
};

const GAMES: Readonly<Record<string, Game>> = {
  'grimdark-future': {
    ...grimdarkFutureSeen,
    declared: declaring(grimdarkFuture),
    size: ({ battle }: { battle: { width: number; depth: number } }) => inMillimetres(battle),
    things: thingsWith(grimdarkFutureTableau),
  },
  'the-edge': { ...theEdgeSeen, declared: declaring(theEdge), size: () => ({ x: 2_000, y: 2_000 }), things: onHexes },
  'the-other-side': {
    ...theOtherSideSeen,
    declared: declaring(theOtherSide),
    size: ({ book }: { book: { table: { width: number; depth: number } } }) => inMillimetres(book.table),
    things: thingsWith(theOtherSideTableau),
  },
  'at-43': {
    ...at43Seen,
    declared: declaring(at43),
    size: ({ battle }: { battle: { width: number; depth: number } }) => inMillimetres(battle),
    things: thingsWith(at43Tableau),
  },
  'beyond-the-stars': {
    ...beyondTheStarsSeen,
    declared: declaring(beyondTheStars),
    size: ({ battle }: { battle: { width: number; depth: number } }) => inMillimetres(battle),
    things: thingsWith(beyondTheStarsTableau),
  },
};

const kindsOf = (effects: readonly Effect[]): readonly EffectKind[] => [...new Set(effects.map(({ kind }) => kind))];
const isSeen = (entry: readonly EffectKind[] | Unseen | undefined): entry is readonly EffectKind[] =>
  Array.isArray(entry);

describe.each(Object.entries(GAMES))('%s', (id, { declared, seen, rare, beforehand, size, things }) => {
  const game = shelf.find(entry => entry.game.system.id === id)?.game as AnyGame;
  const story = storyOf(game, 'a');
  const shown = story.map(moment => ({ ...moment, effects: declared(moment.event as unknown as Events, moment) }));

  /** In a battle under way, an event that is not often met. */
  function shownRarely(type: string, make: Rare): readonly Effect[] {
    const middle = story[Math.floor(story.length * 0.6)]?.after;
    const before = game.system.clone(middle) as never;
    const past = beforehand?.[type] === undefined ? [] : [beforehand[type](before)];
    const event = { type, ...make(before) } as unknown as Events;
    const after = game.system.clone(before) as unknown;
    game.system.reduce(after, event);
    return declared(event, { before, after, past } as never);
  }

  test('each kind of event shows what the list says of it, and there is a real event of it that does', () => {
    const met = new Map<string, Set<EffectKind>>();
    const note = (type: string, effects: readonly Effect[]): void => {
      const kinds = met.get(type) ?? new Set();
      for (const kind of kindsOf(effects)) kinds.add(kind);
      met.set(type, kinds);
    };
    for (const { event, effects } of shown) note(event.type, effects);
    for (const [type, make] of Object.entries(rare)) note(type, shownRarely(type, make as Rare));
    for (const [type, entry] of Object.entries(seen)) {
      const kinds = met.get(type) ?? new Set();
      for (const kind of kinds) expect(isSeen(entry) ? entry : [], type).toContain(kind);
      // Some kinds of event show one thing or another; each shows something.
      if (isSeen(entry)) expect(kinds.size, `nothing is seen of ${type}`).toBeGreaterThan(0);
      else expect(REASONS[entry.why]).toBeTruthy();
    }
  });

  test('whatever moves, comes, goes or changes hands on the table is seen to do so', () => {
    let before = things(game, story[0]?.before);
    for (const { event, after, effects } of shown) {
      const now = things(game, after);
      const changed = changedBetween(before, now);
      if (effects.length === 0) expect({ event: event.type, changed }).toEqual({ event: event.type, changed: [] });
      before = now;
    }
  });

  test('all of it lies on the board', () => {
    for (const { event, after, effects } of shown) {
      const { x, y } = size(after as never);
      for (const place of effects.flatMap(placesOf)) {
        expect(place.x, event.type).toBeGreaterThanOrEqual(-BEYOND_MM);
        expect(place.x, event.type).toBeLessThanOrEqual(x + BEYOND_MM);
        expect(place.y, event.type).toBeGreaterThanOrEqual(-BEYOND_MM);
        expect(place.y, event.type).toBeLessThanOrEqual(y + BEYOND_MM);
      }
    }
  });

  test('of an event that nobody knows, nothing is seen', () => {
    const { before, after, past } = story.at(-1) as Moment;
    expect(declared({ type: 'moon.risen', unit: 0, figure: 0, seat: 0 }, { before, after, past })).toEqual([]);
  });
});

const BEYOND_MM = 400;

function placesOf(effect: Effect): readonly At[] {
  switch (effect.kind) {
    case 'move':
      return effect.ways.flatMap(({ path }) => path);
    case 'shot':
      return effect.shots.flatMap(({ from, to }) => [from, to]);
    case 'blast':
    case 'objective':
      return [effect.at];
    case 'melee':
      return effect.pairs.flat();
    case 'terrain':
      return effect.outline;
    case 'turn':
    case 'end':
    case 'card':
      return [];
    default:
      return effect.rims.map(({ at }) => at);
  }
}
