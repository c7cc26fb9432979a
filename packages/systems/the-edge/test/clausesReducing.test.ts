import { HIDDEN, seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS_PER_SEAT, poolOf } from '../src/book.js';
import type { Event } from '../src/events.js';
import { changeSquad } from '../src/reduce/record.js';
import { isFreeForAll, isNamed, killedOf, type Bonus, type Use } from '../src/state.js';
import { theEdge } from '../src/system.js';
import { imagine, redact, view } from '../src/view.js';
import { MILITIA, RIDERS } from './holding.js';
import { scene, type Scene, type Spot, type SquadBody } from './scene.js';
import { RED } from './testFaction.js';

/** What happened is written down as it happened: what stays, what goes, and who sees it. */

const table = (squads: SquadBody[] = [MILITIA, RIDERS]): Scene =>
  scene({ seats: [{ squads, deck: ['jump', 'jump'] }, { squads: [{ card: 'ghosts', at: [[8, 0, 0]] }] }] });
const write = (t: Scene, event: Event): void => theEdge.reduce(t.state, event);

describe('Charges', () => {
  it('EDGE-GEN-12, EDGE-UPG-05: spent from one Upgrade of a Squad they lie in the neutral pile; the other keeps its own', () => {
    const upgrades = [
      { card: 'blade', charges: 2 },
      { card: 'mail', charges: 2 },
    ];
    const t = table([{ ...MILITIA, upgrades }]);
    const before = t.state.charges;
    write(t, { type: 'charges.spent', card: t.card(0, 'mail'), count: 2 });
    expect(t.state.squads[0]!.upgrades.map(({ charges }) => charges)).toEqual([2, 0]);
    expect(t.state.charges).toBe(before + 2);
    write(t, { type: 'charges.added', card: t.card(0, 'blade'), count: 1 });
    expect(t.state.squads[0]!.upgrades.map(({ charges }) => charges)).toEqual([3, 0]);
    expect(t.state.charges).toBe(before + 1);
  });
});

describe('turns', () => {
  it('EDGE-TURN-02, R63: a turn is what it was declared to be; whoever had asked not to be asked is asked again', () => {
    const t = table();
    for (const seat of [0, 1]) write(t, { type: 'seat.silenced', seat });
    expect(t.state.seats.map(({ silent }) => silent)).toEqual([true, true]);
    write(t, { type: 'turn.began', seat: 1, turn: 2 });
    expect([t.state.turnKind, t.state.active, t.state.seats.map(({ silent }) => silent)]).toEqual([
      'none',
      1,
      [false, false],
    ]);
    for (const kind of ['passive', 'active'] as const) {
      write(t, { type: 'turn.declared', seat: 1, kind });
      expect(t.state.turnKind).toBe(kind);
    }
  });
});

describe('what holds for a while', () => {
  const bonus = (part: Partial<Bonus>): Bonus => ({
    on: 'figure',
    id: 1,
    stat: 'att',
    amount: 1,
    grant: 'none',
    until: 'roll',
    seat: 0,
    depth: 0,
    ...part,
  });

  it('EDGE-ACT-04: a bonus for one roll is gone once the power is reached; all others stay', () => {
    const t = table();
    const stay = [
      bonus({ until: 'turn' }),
      bonus({ until: 'exchange' }),
      bonus({ stat: 'def' }),
      bonus({ id: 0 }),
      // A Squad of the figure's number, and another Squad than its own.
      bonus({ on: 'squad', id: 1 }),
    ];
    t.state.bonuses = [bonus({}), ...stay, bonus({ on: 'squad', id: 0 })];
    write(t, { type: 'power.reached', figure: 1, purpose: 'attack', power: 5 });
    expect(t.state.bonuses).toEqual(stay);
  });

  it('EDGE-UPG-13: a limit for one exchange ends with that exchange, one for the turn with the turn, one for the match never', () => {
    const t = table();
    const use = (limit: Use['limit'], depth: number): Use => ({ seat: 0, source: { from: 'altar' }, limit, depth });
    const figures = [0, t.figure(1, 0)] as const;
    const exchange = {
      kind: 'combat',
      figures,
      sneaks: [false, false],
      striker: -1,
      cancelled: false,
      roll: null,
    } as const;
    write(t, { type: 'exchange.opened', exchange });
    write(t, { type: 'exchange.opened', exchange });
    t.state.uses = [use('exchange', 0), use('exchange', 1), use('turn', 1), use('match', 1)];
    const left = () => t.state.uses.map(({ limit, depth }) => [limit, depth]);
    write(t, { type: 'exchange.closed' });
    expect(left()).toEqual([
      ['exchange', 0],
      ['turn', 1],
      ['match', 1],
    ]);
    write(t, { type: 'exchange.closed' });
    expect(left()).toEqual([
      ['turn', 1],
      ['match', 1],
    ]);
    write(t, { type: 'turn.ended', seat: 0 });
    expect(left()).toEqual([['match', 1]]);
  });
});

describe('out of the match', () => {
  it('R97: the traps of whoever is out are gone, those of the others stay, and so do all Altars', () => {
    const t = scene({
      mode: 'ffa4',
      seats: [0, 1, 2, 3].map(seat => ({
        squads: [{ card: 'militia', at: [[seat * 4, 3, 0]] }],
        altar: [seat * 4, 0],
      })),
    });
    const trap = (owner: number) => ({ kind: 'faction', owner, ...t.at(owner * 4, 5, 0), id: 'snare' }) as const;
    t.state.tokens = [...t.state.tokens, trap(1), trap(2)];
    write(t, { type: 'seat.eliminated', seat: 1, reason: 'no-vp' });
    const lying = t.state.tokens.filter(({ space }) => space >= 0).map(({ kind, owner }) => `${kind} ${owner}`);
    expect(lying).toEqual(['altar 0', 'altar 1', 'altar 2', 'altar 3', 'faction 2']);
    expect([0, 1, 2, 3].map(seat => t.state.figures[t.figure(seat, 0)]!.space >= 0)).toEqual([true, false, true, true]);
  });

  it('EDGE-FFA-01, EDGE-TEAM-01: three or four for themselves are a free-for-all; a duel and two teams are not', () => {
    const modes = ['duel', 'ffa3', 'ffa4', 'team'] as const;
    const free = modes.map(mode => isFreeForAll(scene({ mode, seats: [{ squads: [MILITIA] }] }).state));
    expect(free).toEqual([false, true, true, false]);
  });
});

describe('Squads by name', () => {
  it('R60: one of the same name is meant too; half a name is another name', () => {
    const squads = [
      ...RED.squads,
      { ...RED.squads[0]!, id: 'twin' },
      { ...RED.squads[0]!, id: 'half', name: { ...RED.squads[0]!.name, fr: 'autre' } },
      { ...RED.squads[0]!, id: 'other half', name: { ...RED.squads[0]!.name, en: 'other' } },
    ];
    const red = { ...RED, squads };
    const ids = ['militia', 'twin', 'half', 'other half', 'riders'];
    const spot = (card: string, u: number): Spot => (card === 'riders' ? [u, 3, 0, 1] : [u, 3, 0]);
    const army = ids.map((card, u): SquadBody => ({ card, at: [spot(card, u)] }));
    const t = scene({ factions: [red, red], seats: [{ squads: army }] });
    expect(ids.map((_, squad) => isNamed(t.state, squad, 'militia'))).toEqual([true, true, false, false, false]);
    expect(isNamed(t.state, 0, 'nobody')).toBe(false);
  });

  it('EDGE-WND-12, R25: who was never deployed is not killed', () => {
    const t = table();
    expect(killedOf(t.state, 1)).toEqual([t.figure(0, 1, 2)]);
    for (const status of ['waiting', 'removed'] as const) {
      changeSquad(t.state, 1, { status });
      expect(killedOf(t.state, 1)).toEqual([]);
    }
  });
});

describe('what is seen', () => {
  it('EDGE-SET-16, EDGE-GEN-03: a deck is known to whoever built it', () => {
    const event: Event = { type: 'deck.built', seat: 1, cards: [104, 101], ordered: true };
    expect(redact(event, 1)).toEqual(event);
    for (const viewer of [0, 'spectator'] as const)
      expect(redact(event, viewer as never)).toEqual({ ...event, cards: [HIDDEN, HIDDEN] });
  });

  it('EDGE-GEN-03, -04: a hidden hand is imagined from the owner’s cards that lie nowhere else', () => {
    const t = scene({
      seats: [
        { squads: [MILITIA], deck: ['jump'] },
        {
          squads: [{ card: 'militia', at: [[8, 0, 0]], upgrades: [{ card: 'blade' }] }],
          hand: ['slow', 'slow', 'slow'],
          deck: ['jump', 'jump', 'jump'],
          discard: ['bolt', 'bolt', 'bolt', 'draw'],
        },
      ],
    });
    const [pool, side] = [poolOf(t.state.book.factions[1]!), t.state.seats[1]!];
    const open = [...side.discard.cards, ...t.state.squads[1]!.upgrades.map(({ card }) => card)];
    for (let seed = 0; seed < 20; seed++) {
      const { hand, deck } = imagine(view(t.state, 0), 0, seededRng(seed)).seats[1]!;
      const made = [...hand.cards, ...deck.list];
      expect([hand.cards.length, deck.list.length, new Set(made).size]).toEqual([3, 3, 6]);
      for (const card of made) {
        expect(card >= CARDS_PER_SEAT && card < CARDS_PER_SEAT + pool.length).toBe(true);
        expect(open).not.toContain(card);
      }
    }
    // One's own cards are no secret to oneself.
    const own = imagine(view(t.state, 1), 1, seededRng(1)).seats[1]!;
    expect([...own.hand.cards].sort()).toEqual([...side.hand.cards].sort());
  });
});
