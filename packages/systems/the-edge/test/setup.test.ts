import { awaited, HIDDEN, promptOf, start, submit } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf, type Mode, type Options } from '../src/book.js';
import { judgeToken } from '../src/deployment.js';
import { theEdgeGame } from '../src/game.js';
import type { State } from '../src/state.js';
import { duelVp } from '../src/rulings.js';
import { theEdge } from '../src/system.js';
import { cards, rolls, Scene } from './scene.js';
import { beginning, deploy, FACTIONS, readyTable, table } from './setUp.js';
import { SQUADS } from './testFaction.js';

const named = (id: string): number => SQUADS.findIndex(squad => squad.id === id);

describe('the table before the first roll', () => {
  it('EDGE-SET-01, EDGE-GEN-01, EDGE-BRD-17, R01: two players share one standard board of nine by seven Spaces', () => {
    const s = table();
    expect(s.seats).toHaveLength(2);
    expect(boardOf(s).spaces).toHaveLength(63);
  });

  it('EDGE-GEN-01: any two factions may face each other', () => {
    const ids = theEdgeGame.armies.map(({ id }) => id);
    const pairs = ids.flatMap(a => ids.filter(b => a !== b).map(b => [a, b]));
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.map(armies => theEdgeGame.setupFor({ armies }).ok)).toEqual(pairs.map(() => true));
  });

  it('EDGE-GEN-02: three play Free-for-all, four Free-for-all or Team vs Team, and nobody else', () => {
    const modeOf = (seats: number, options = {}) => {
      const setup = theEdgeGame.setupFor({ seats, options });
      return setup.ok ? setup.value.mode : 'refused';
    };
    expect([2, 3, 4, 5].map(seats => modeOf(seats))).toEqual(['duel', 'ffa3', 'ffa4', 'refused']);
    expect(modeOf(4, { mode: 'team' })).toBe('team');
    expect(modeOf(3, { mode: 'team' })).toBe('refused');
    expect(modeOf(2, { mode: 'ffa3' })).toBe('refused');
  });

  it('EDGE-SET-03: the neutral pile has 20 Crystals and 20 Charges, and nobody has any', () => {
    const s = table();
    expect(s).toMatchObject({ crystals: 20, charges: 20 });
    expect(s.seats.map(side => side.reserve + side.exhausted)).toEqual([0, 0]);
  });

  it('EDGE-SET-32, R11, R12: the Victory marker stands in the middle, ten steps from each player’s end', () => {
    const { marker } = table();
    expect(marker).toBe(0);
    expect([duelVp(marker, 0), duelVp(marker, 1)]).toEqual([10, 10]);
    expect([duelVp(10, 0), duelVp(10, 1)]).toEqual([20, 0]);
  });

  it('EDGE-GEN-04: Faction Sheets are open to everybody, with all their cards', () => {
    const s = table();
    for (const viewer of [0, 1]) expect(theEdge.view(s, viewer).book.factions).toEqual(s.book.factions);
  });
});

describe('the First Player', () => {
  it('EDGE-SET-04: the highest Red die', () => {
    expect(beginning(table()).do(rolls(3, 5)).state.firstPlayer).toBe(1);
    expect(beginning(table()).do(rolls(5, 3)).state.firstPlayer).toBe(0);
  });

  it('EDGE-SET-04, R17: only the tied roll again; it is free and gears do nothing', () => {
    const t = beginning(table({ mode: 'ffa3' }));
    t.do(rolls(2, 2, 1), rolls(1, 1), rolls(1, 2));
    expect(t.events('first.rolled')).toMatchObject([{ seats: [0, 1, 2] }, { seats: [0, 1] }, { seats: [0, 1] }]);
    expect(t.state.firstPlayer).toBe(1);
    expect(t.state.crystals).toBe(30);
    expect(t.next).toBe('edge.ask.role');
  });

  it('EDGE-SET-05, R18: picks a faction first; it is then taken', () => {
    const t = beginning(table({ draft: true })).do(rolls(1, 6));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.faction']);
    t.do(1);
    expect(t.seat).toBe(0);
    expect(t.refusal(1)).toEqual(['EDGE-SET-05']);
    t.do(0);
    expect(t.state.seats.map(side => side.faction)).toEqual([0, 1]);
  });

  it('R18: by agreement two players may have the same faction', () => {
    const t = beginning(table({ draft: true, options: { sameFaction: true } })).do(rolls(1, 6), 1);
    expect(t.refusal(1)).toEqual([]);
  });

  it('EDGE-SET-05, R90: with more players factions are picked clockwise from the First Player', () => {
    const t = beginning(table({ mode: 'ffa4', draft: true })).do(rolls(1, 1, 6, 1));
    const asked = [t.seat, t.do(0).seat, t.do(1).seat, t.do(2).seat];
    expect(asked).toEqual([2, 3, 0, 1]);
  });

  it('EDGE-SET-17, EDGE-SET-18: says who is the Counter player, who takes My Turn; the Operator begins', () => {
    const t = beginning(table()).do(rolls(6, 1));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.role']);
    t.do(0);
    expect(t.state).toMatchObject({ counter: 0, active: 0 });
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.altar']);
    const operator = beginning(table()).do(rolls(6, 1), 1);
    expect(operator.state).toMatchObject({ counter: 1, active: 1 });
    expect(operator.seat).toBe(0);
  });
});

describe('recruiting', () => {
  const recruiting = (mode: 'duel' | 'ffa3' = 'duel') => beginning(readyTable({ mode, draft: true }), 'recruiting');

  it('EDGE-SET-08, R21: one to five Squads of the faction', () => {
    const t = recruiting();
    expect(t.refusal([0, 1, 2, 3, 4])).toEqual([]);
    expect(t.refusal([0])).toEqual([]);
    expect(t.refusal([0, 1, 2, 3, 4, 5])).toEqual(['EDGE-SET-08']);
    expect(t.refusal([])).toEqual(['EDGE-SET-08']);
    expect(t.refusal([SQUADS.length])).toEqual(['EDGE-SET-08']);
  });

  it('EDGE-MULT-02: at most four with more players', () => {
    const t = recruiting('ffa3');
    expect(t.refusal([0, 1, 2, 3])).toEqual([]);
    expect(t.refusal([0, 1, 2, 3, 4])).toEqual(['EDGE-SET-08']);
  });

  it('EDGE-SET-10: with the leader or without', () => {
    const t = recruiting();
    const leader = named('titan');
    expect(SQUADS[leader]?.leader).toBe(true);
    expect(t.refusal([leader])).toEqual([]);
    expect(t.refusal([named('militia')])).toEqual([]);
  });

  it('R19: all choose together and Squads are shown only when everybody has chosen', () => {
    const t = recruiting();
    expect([0, 1].map(seat => promptOf(t.match, seat)?.ask)).toEqual(['edge.ask.squads', 'edge.ask.squads']);
    t.do([named('titan')]);
    expect(t.state.squads).toEqual([]);
    t.do([named('militia'), named('gun')]);
    expect(t.state.squads.map(({ seat, card }) => [seat, card])).toEqual([
      [0, named('titan')],
      [1, named('militia')],
      [1, named('gun')],
    ]);
  });

  it('EDGE-SET-09, EDGE-SET-11, EDGE-SET-12, EDGE-SQD-01: Base Mode, as many figures as dots, printed Endurance', () => {
    const t = recruiting().do([named('militia'), named('brutes')], [named('titan')]);
    const squads = t.state.squads.map(({ mode, endurance }, id) => ({
      mode,
      endurance,
      figures: t.state.figures.filter(({ squad }) => squad === id).length,
    }));
    expect(squads).toEqual([
      { mode: 0, endurance: 0, figures: 4 },
      { mode: 0, endurance: 3, figures: 2 },
      { mode: 0, endurance: 5, figures: 1 },
    ]);
  });
});

describe('the order of set-up', () => {
  /** A match of two starter armies, up to the question after the roles. */
  const begun = (options = {}) => beginning(table({ options })).do(rolls(6, 1), 1);
  const layOut = (t: Scene) => t.do(t.space(0, 0), t.space(8, 0));
  const sources = (t: Scene) => t.do(t.space(3, 0), t.space(0, 4), t.space(3, 4), t.space(5, 2));

  it('R82, EDGE-SET-36: the detailed steps of the book, one after the other', () => {
    const t = beginning(table({ draft: true })).do(rolls(6, 1), 0, 1);
    const asked: string[] = [];
    const answer = (choice: unknown) => {
      const { next } = t;
      if (asked.at(-1) !== next) asked.push(next);
      t.do(choice);
    };
    const deck = [3, 4, 5, 6, 7, 8];
    for (const choice of [[named('ghosts')], [named('ghosts')], deck, deck, 1]) answer(choice);
    for (const [u, v] of [
      [0, 0],
      [8, 0],
      [3, 0],
      [0, 4],
      [3, 4],
      [5, 2],
    ] as const)
      answer(t.space(u, v));
    answer(deploy(t, 0, [-3, 6, 0], [-3, 6, 1]));
    answer(deploy(t, 1, [5, 6, 0], [5, 6, 1]));
    answer(cards(3, 4, 5));
    answer(cards(103, 104, 105));
    answer('none');
    expect(asked).toEqual(
      ['squads', 'deck', 'role', 'altar', 'source', 'deploy']
        .map(step => `edge.ask.${step}`)
        .concat('edge.roll.draw', 'edge.ask.dispersion'),
    );
    expect([t.seat, t.next, t.state.counter]).toEqual([1, 'edge.ask.declare', 1]);
  });

  it('EDGE-SET-06, EDGE-SET-07: a faction comes with its cards, figures and its Banner, face up', () => {
    const t = begun();
    expect(t.state.seats.map(side => side.bannerUp)).toEqual([true, true]);
    expect(t.state.seats.map(side => side.deck.list.length)).toEqual([25, 25]);
    expect(t.state.squads.map(({ seat }) => seat)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it.each(['duel', 'ffa3', 'ffa4', 'team'] as const)(
    'EDGE-SET-37, R81: a ready placement of Altars and Sources for a first match, legal as if it were chosen (%s)',
    mode => {
      const made = theEdgeGame.setupFor({ options: { mode, firstLayout: true } });
      if (!made.ok) throw new Error(JSON.stringify(made.problem));
      const match = start(theEdge, made.value);
      const faces = match.state.seats.map((_, seat) => (seat === 0 ? 6 : 1));
      submit(theEdge, match, { kind: 'chance', wait: match.wait, outcome: faces });
      submit(theEdge, match, { kind: 'choice', wait: match.wait, seat: 0, choice: 0 });
      const { tokens, seats } = match.state;
      expect(
        tokens
          .filter(({ kind }) => kind === 'altar')
          .map(({ owner }) => owner)
          .sort(),
      ).toEqual([...seats.keys()]);
      expect(tokens.filter(({ kind }) => kind === 'source')).toHaveLength(4);
      // Each of them would be accepted with all the others in place.
      for (const [id, { kind, space }] of tokens.entries()) {
        const others = { ...match.state, tokens: tokens.filter((_, other) => other !== id) };
        expect(judgeToken(others, kind === 'altar' ? 'altar' : 'source', space).ok).toBe(true);
      }
      expect(promptOf(match, awaited(match)[0]!)?.ask).toBe('edge.ask.deploy');
    },
  );

  it('EDGE-SET-37, R81: the starter army of the Faction Sheet may be taken, and need not be', () => {
    const t = begun();
    const names = t.state.squads.map(({ card }) => SQUADS[card]?.id);
    expect(names.slice(0, 3)).toEqual(FACTIONS[0]?.starter.squads);
    expect(beginning(table({ draft: true })).do(rolls(6, 1), 0, 1).next).toBe('edge.ask.squads');
  });

  it('EDGE-SET-18, EDGE-SET-19, EDGE-SET-22: Altars, then four Sources turn about, the Operator first', () => {
    const t = begun();
    const seats: number[] = [];
    const note = (choice: unknown) => (seats.push(t.seat), t.do(choice));
    for (const [u, v] of [
      [0, 0],
      [8, 0],
    ] as const)
      expect(note(t.space(u, v)).next).not.toBe('edge.ask.deploy');
    for (const [u, v] of [
      [3, 0],
      [0, 4],
      [3, 4],
      [5, 2],
    ] as const) {
      expect(t.next).toBe('edge.ask.source');
      note(t.space(u, v));
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
    expect(t.state.tokens.map(({ kind, owner }) => [kind, owner])).toEqual([
      ['altar', 0],
      ['altar', 1],
      ...Array.from({ length: 4 }, () => ['source', -1]),
    ]);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.deploy']);
  });

  it('EDGE-OPT-06: the Alternative Set-up places Sources before Altars', () => {
    const t = begun({ altSetup: true });
    expect(t.next).toBe('edge.ask.source');
    expect(sources(t).next).toBe('edge.ask.altar');
    expect(layOut(begun()).next).toBe('edge.ask.source');
  });

  it('EDGE-OPT-06, R77: an Altar still keeps two Spaces from every Source', () => {
    const t = sources(begun({ altSetup: true }));
    expect(t.refusal(t.space(4, 0))).not.toEqual([]);
    expect(t.refusal(t.space(1, 0))).toEqual([]);
  });

  it('EDGE-OPT-07: and draws the starting hands before figures are deployed', () => {
    const early = sources(begun({ altSetup: true }));
    layOut(early);
    expect(early.next).toBe('edge.roll.draw');
    expect(sources(layOut(begun())).next).toBe('edge.ask.deploy');
  });

  it('EDGE-SET-33, EDGE-SET-34: two Crystals each from the neutral pile, and three cards that the other does not see', () => {
    const t = armed({});
    expect(t.state.crystals).toBe(16);
    expect(t.state.seats.map(side => side.reserve)).toEqual([2, 2]);
    const hand = t.state.seats[0]!.hand.cards;
    expect(hand).toEqual([0, 1, 3]);
    expect(theEdge.view(t.state, 0).seats[0]!.hand.cards).toEqual(hand);
    expect(theEdge.view(t.state, 1).seats[0]!.hand.cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(t.next).toBe('edge.ask.dispersion');
  });

  it('EDGE-OPT-01: More Crystals: three each', () => {
    const t = armed({ moreCrystals: true });
    expect(t.state.seats.map(side => side.reserve)).toEqual([3, 3]);
    expect(t.state.crystals).toBe(14);
  });

  it('EDGE-OPT-01, R74: but never less than the mode gives', () => {
    expect(crystalsWith('ffa4', { moreCrystals: true })).toEqual([4, 4, 4, 4]);
    expect(crystalsWith('ffa3', { moreCrystals: true })).toEqual([3, 3, 3]);
  });

  it.each([1, 2, 3])('EDGE-OPT-03: a Handicap of %i more for one player', extra => {
    const t = armed({ handicap: [0, extra] });
    expect(t.state.seats.map(side => side.reserve)).toEqual([2, 2 + extra]);
    expect(t.state.crystals).toBe(16 - extra);
  });

  it('EDGE-OPT-03: no Handicap beyond three Crystals can be agreed on', () => {
    expect(theEdgeGame.setupFor({ options: { handicap: [3, 0] } }).ok).toBe(true);
    expect(theEdgeGame.setupFor({ options: { handicap: [4, 0] } }).ok).toBe(false);
    expect(theEdgeGame.setupFor({ options: { handicap: [-1, 0] } }).ok).toBe(false);
  });

  it('EDGE-MULT-06: with more players as many Crystals as there are players', () => {
    expect(crystalsWith('ffa3')).toEqual([3, 3, 3]);
    expect(crystalsWith('ffa4')).toEqual([4, 4, 4, 4]);
    expect(crystalsWith('team')).toEqual([4, 4, 4, 4]);
  });
});

const built = (s: State): State => {
  for (const seat of s.seats.keys())
    theEdge.reduce(s, { type: 'deck.built', seat, cards: [0, 1, 2, 3, 4, 5].map(n => seat * 100 + n), ordered: false });
  return s;
};

/** Step 15, after everybody has deployed. */
const atCrystals = (s: State): Scene => new Scene(built(s), [{ proc: 'setup', step: 'crystals', vars: {} }], false);

/** A duel after the starting hands: seat 0 is the Operator and draws first. */
const armed = (options: Partial<Options>): Scene =>
  atCrystals(readyTable({ options })).do(cards(0, 3, 1), cards(100, 101, 102));

const crystalsWith = (mode: Mode, options: Partial<Options> = {}): number[] =>
  atCrystals(readyTable({ mode, options })).state.seats.map(side => side.reserve);
