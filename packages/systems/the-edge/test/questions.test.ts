import { newZone } from '@banneret/cards';
import { describe, expect, it } from 'vitest';
import { CARDS_PER_SEAT, poolOf, printedAt } from '../src/book.js';
import { theEdgeGame } from '../src/index.js';
import { mightPlay } from '../src/reactions.js';
import { setup } from '../src/setup.js';
import { NONE, type State } from '../src/state.js';
import { factionsWith } from './customCards.js';
import { END, PASS, scene, yellow, type Scene, type SeatBody, type SquadBody } from './scene.js';

/** Nobody is asked in vain, as far as everybody can see that it would be in vain. */

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const FAR = militia([0, 4, 0]);

/** The Salt Veils against the Watch in the middle of a turn of the Watch; an Action of it has been announced. */
function announced(draft: boolean): State {
  const made = theEdgeGame.setupFor({ armies: ['salt-veils', 'brazen-watch'] });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const s = setup({ ...made.value, presets: draft ? [NONE, NONE] : made.value.presets });
  Object.assign(s, { phase: 'turns', turn: 1, active: 1, turnKind: 'active' });
  for (const seat of [0, 1]) s.seats[seat]!.faction = made.value.presets[seat]!;
  const faction = s.book.factions[0]!;
  const card = faction.squads.findIndex(({ id }) => id === 'captain');
  s.squads = [{ seat: 0, card, mode: 0, endurance: 3, firstFigure: 0, status: 'deployed', upgrades: [] }];
  s.figures = [{ squad: 0, space: 30, mask: 1 }];
  s.exchanges = [{ kind: 'action', seat: 1, source: { from: 'banner' }, on: [], cancelled: false, roll: null }];
  hold(s, 3);
  return s;
}

const hold = (s: State, cards: number): void => {
  s.seats[0]!.hand = newZone(
    { owner: 0, visibility: 'owner', ordered: false },
    Array.from({ length: cards }, () => -1),
  );
};

describe('windows', () => {
  it('EDGE-GEN-04, R63: go by the deck where it is known: the Salt Veils’ ready deck has nothing that interrupts an Action', () => {
    expect(mightPlay(announced(false), 0, 'action-announced')).toBe(false);
  });

  it('R19, R63: and by the whole pool where decks are built in secret', () => {
    expect(mightPlay(announced(true), 0, 'action-announced')).toBe(true);
    const empty = announced(true);
    hold(empty, 0);
    expect(mightPlay(empty, 0, 'action-announced')).toBe(false);
  });

  it('EDGE-GEN-03, R63: copies that lie open are counted', () => {
    const s = announced(true);
    const faction = s.book.factions[0]!;
    const copies = poolOf(faction).flatMap((_, copy) => (printedAt(faction, copy).id === 'false-orders' ? [copy] : []));
    const discard = (count: number): void => {
      const cards = copies.slice(0, count).map(copy => 0 * CARDS_PER_SEAT + copy);
      s.seats[0]!.discard = newZone({ owner: 0, visibility: 'public', ordered: true }, cards);
    };
    discard(1);
    expect(mightPlay(s, 0, 'action-announced')).toBe(true);
    discard(2);
    expect(mightPlay(s, 0, 'action-announced')).toBe(false);
  });
});

describe('the end of a turn', () => {
  const table = (foe: SeatBody, factions = factionsWith({})): Scene => {
    const t = scene({
      seats: [
        { squads: [militia([3, 3, 0])], hand: ['instant'], bannerUp: false },
        { squads: [FAR], hand: [], bannerUp: false, ...foe },
      ],
      factions,
      windows: true,
    });
    while (t.next.startsWith('edge.ask.window')) t.do(PASS);
    return t.do(END);
  };

  it('EDGE-ACT-10: who has said that it is over is not asked again at once', () => {
    expect([table({}).seat, table({}).next]).toEqual([0, 'edge.ask.discard']);
    const t = table({ hand: ['instant'] });
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.window.final-step']);
    expect(t.do(PASS).next).toBe('edge.ask.discard');
  });

  it('R63: but is once somebody else has played something', () => {
    const t = table({ hand: ['instant'] });
    t.do(t.play(1, 'instant'));
    while (t.next === 'edge.ask.window.action-announced') t.do(PASS);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.window.final-step']);
    expect(t.refusal(t.play(0, 'instant'))).toEqual([]);
  });

  it('EDGE-CARD-10: and for an Action that names this very moment', () => {
    const late = factionsWith({
      dusk: { upper: { user: 'nobody', when: ['final-step'], effects: [{ do: 'crystals', count: 1 }] } },
    });
    expect([table({}, late).seat, table({}, late).next]).toEqual([0, 'edge.ask.window.final-step']);
  });
});

describe('the gear', () => {
  /** Seat 0 shoots a Yellow 0. */
  const shot = (own: SeatBody, marker: number, hand: readonly string[] = ['shot']): Scene => {
    const t = scene({
      seats: [
        { squads: [militia([3, 3, 0])], bannerUp: false, ...own, hand },
        { squads: [militia([4, 3, 0])], bannerUp: false },
      ],
      marker,
      windows: true,
    });
    const passing = (): void => {
      while (t.next.startsWith('edge.ask.window')) t.do(PASS);
    };
    passing();
    t.do(t.play(0, 'shot'));
    passing();
    t.do(0);
    passing();
    t.do(t.figure(1, 0));
    passing();
    if (t.next === 'edge.ask.die.shot') t.do('yellow');
    return t.do(yellow(0));
  };

  it('EDGE-DICE-08, R35: is not asked about when there is nothing to recover and nothing to pay with', () => {
    expect(shot({}, -10).events('shot.resolved')).toHaveLength(1);
    expect(shot({ exhausted: 1 }, -10).next).toBe('edge.ask.reroll');
    expect(shot({ reserve: 1 }, -10).next).toBe('edge.ask.reroll');
    expect(shot({}, 0).next).toBe('edge.ask.reroll');
  });

  it('EDGE-DICE-11, R38: who passed with the cards and sees the gear may come back to them, once', () => {
    const t = shot({ exhausted: 1, reserve: 1 }, -10, ['shot', 'counterspell']);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.window.own-roll']);
    t.do(PASS);
    expect(t.next).toBe('edge.ask.reroll');
    t.do('cards');
    expect(t.next).toBe('edge.ask.window.own-roll');
    t.do(PASS);
    expect(t.refusal('cards')).not.toEqual([]);
    const again = shot({ exhausted: 1, reserve: 1 }, -10, ['shot', 'counterspell']).do(PASS, 'cards');
    again.do(again.play(0, 'counterspell', 'lower'), yellow(4));
    expect(again.events('die.rolled').at(-1)).toMatchObject({ rerolled: true, value: 4 });
  });
});

describe('Charges that run short', () => {
  const table = (charges: number, upgrades: readonly (readonly [string, number])[]): Scene => {
    const squads = upgrades.map(([card, n], i): SquadBody => ({
      ...militia([i, 2, 0]),
      upgrades: [{ card, charges: n }],
    }));
    return scene({ seats: [{ squads }, { squads: [FAR] }], begin: 'passive', charges });
  };
  const THREE = [
    ['blade', 0],
    ['mail', 0],
    ['boots', 0],
  ] as const;

  it('EDGE-PAS-10, EDGE-UPG-14: the Charge of a moment ago is nobody’s donor', () => {
    const t = table(1, THREE);
    expect(t.next).toBe('edge.ask.charges');
    t.do([t.card(0, 'mail')]);
    expect(t.events('charges.added')).toHaveLength(1);
    // Nobody else has a Charge to give.
    expect(t.next).toBe('edge.roll.draw');
  });

  it('EDGE-UPG-14: an older one is, and one answer may be for all that are left', () => {
    const t = table(1, [
      ['blade', 2],
      ['mail', 0],
      ['boots', 0],
    ]);
    t.do([t.card(0, 'blade')]);
    expect(t.next).toBe('edge.ask.donor');
    t.do(t.card(0, 'blade'));
    expect(t.next).toBe('edge.ask.donor');
    // Two were there before, one of them has gone; the third was given a moment ago.
    t.do(t.card(0, 'blade'));
    expect(t.state.squads.map(({ upgrades }) => upgrades[0]?.charges ?? 0)).toEqual([1, 1, 1, 0]);
    const none = table(1, [
      ['blade', 2],
      ['mail', 0],
      ['boots', 0],
    ]);
    none.do([none.card(0, 'blade')], 'enough');
    expect(none.next).toBe('edge.roll.draw');
  });
});
