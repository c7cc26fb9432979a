import { shelf } from '@banneret/shelf';
import { describe, expect, test } from 'vitest';
import { storyOf, type Moment } from '../../test/stories.js';
import type { At, Effect } from '../effects/kinds.js';
import { effectsOf as at43 } from './at-43/effects.js';
import { effectsOf as beyondTheStars } from './beyond-the-stars/effects.js';
import { effectsOf as grimdarkFuture } from './grimdark-future/effects.js';
import { effectsOf as theEdge } from './the-edge/effects.js';
import { effectsOf as theOtherSide } from './the-other-side/effects.js';

type Events = Readonly<Record<string, unknown>> & { readonly type: string };
type Declared = (event: Events, moment: Omit<Moment, 'event'>) => readonly Effect[];

const t = { say: (key: string): string => key, locale: 'en' };
const declaring =
  (effectsOf: unknown): Declared =>
  (event, moment) =>
    (effectsOf as (event: unknown, told: unknown) => readonly Effect[])(event, { ...moment, t });

interface Game {
  readonly declared: Declared;
  /** What a game played at random shows of each kind of event, as far as there is something to see. */
  readonly seen: Readonly<Record<string, readonly Effect['kind'][]>>;
  /** Bases may stand over the edge, shots go wide. */
  readonly size: (state: never) => At;
}

const inMillimetres = ({ width, depth }: { readonly width: number; readonly depth: number }): At => ({
  x: width / 1_000,
  y: depth / 1_000,
});

const GAMES: Readonly<Record<string, Game>> = {
  'grimdark-future': {
    declared: declaring(grimdarkFuture),
    size: ({ battle }: { battle: { width: number; depth: number } }) => inMillimetres(battle),
    seen: {
      'marker.placed': ['objective'],
      'unit.placed': ['arrive'],
      'round.began': ['turn'],
      'activation.began': ['activation'],
      'spell.rolled': ['light'],
      'unit.moved': ['move'],
    },
  },
  'the-edge': {
    declared: declaring(theEdge),
    size: () => ({ x: 2_000, y: 2_000 }),
    seen: {
      'token.placed': ['objective'],
      'squad.deployed': ['arrive'],
      'figure.moved': ['move'],
      'turn.began': ['turn'],
      'upgrade.attached': ['light'],
      'mode.changed': ['light'],
      'shot.resolved': ['shot'],
      'bonus.given': ['light'],
      'activation.began': ['activation'],
      'figure.killed': ['fall'],
      'figure.wounded': ['wound'],
      'figure.returned': ['arrive'],
      'status.given': ['light'],
      'crystals.gained': ['objective'],
      'attack.resolved': ['melee'],
      'match.ended': ['end'],
    },
  },
  'the-other-side': {
    declared: declaring(theOtherSide),
    size: ({ book }: { book: { table: { width: number; depth: number } } }) => inMillimetres(book.table),
    seen: {
      'marker.placed': ['objective'],
      'fireteam.deployed': ['arrive'],
      'turn.began': ['turn'],
      'unit.activated': ['activation'],
      'unit.turned': ['light'],
      'hit.resolved': ['wound'],
      'models.killed': ['wound'],
      'tokens.gained': ['morale'],
      'fireteam.killed': ['fall'],
      'fireteam.moved': ['move'],
      'match.ended': ['end'],
    },
  },
  'at-43': {
    declared: declaring(at43),
    size: ({ battle }: { battle: { width: number; depth: number } }) => inMillimetres(battle),
    seen: {
      'turn.began': ['turn'],
      'unit.moved': ['move'],
      'alert.began': ['activation'],
      'place.controlled': ['objective'],
      'place.captured': ['objective'],
      'activation.began': ['activation'],
      'test.rolled': ['shot'],
      'fighter.lost': ['fall'],
      'fighter.healed': ['light'],
      'location.rolled': ['wound'],
      'part.damaged': ['wound'],
      'template.landed': ['blast'],
      'fighters.placed': ['move'],
      'game.ended': ['end'],
    },
  },
  'beyond-the-stars': {
    declared: declaring(beyondTheStars),
    size: ({ battle }: { battle: { width: number; depth: number } }) => inMillimetres(battle),
    seen: {
      'figure.placed': ['arrive'],
      'turn.began': ['turn'],
      'figure.moved': ['move'],
      'order.launched': ['light'],
      'figure.thrown': ['wound'],
      'morale.tested': ['morale'],
      'mover.set': ['activation'],
      'hits.rolled': ['shot'],
      'figure.wounded': ['wound'],
      'figure.removed': ['fall'],
      'figure.charged': ['melee'],
      'duel.compared': ['melee'],
      'figure.shifted': ['move'],
      'army.demoralised': ['morale'],
      'game.ended': ['end'],
    },
  },
};

describe.each(Object.entries(GAMES))('%s', (id, { declared, seen, size }) => {
  const game = shelf.find(entry => entry.game.system.id === id)?.game;
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  const story = storyOf(game, 'a');
  const shown = story.map(moment => ({ ...moment, effects: declared(moment.event as unknown as Events, moment) }));

  test('of each kind of event is seen what belongs to it', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { event, effects } of shown)
      for (const { kind } of effects) kinds.set(event.type, (kinds.get(event.type) ?? new Set()).add(kind));
    for (const [type, wanted] of Object.entries(seen))
      expect([...(kinds.get(type) ?? [])], type).toEqual(expect.arrayContaining([...wanted]));
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
    case 'turn':
    case 'end':
      return [];
    default:
      return effect.rims.map(({ at }) => at);
  }
}
