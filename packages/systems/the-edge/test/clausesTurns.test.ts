import { describe, expect, it } from 'vitest';
import { drawersOf } from '../src/procedures/draw.js';
import { factionsWith } from './customCards.js';
import { asked, DECK } from './holding.js';
import { cards, END, scene, yellow, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

/** Passive turns, Combat Actions in another's turn, the end of a turn: clause by clause. */

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const FULL = ['slow', 'slow', 'slow'];
const HOMES: readonly SquadBody[] = [militia([0, 0, 0]), militia([7, 0, 0]), militia([10, 0, 0]), militia([13, 0, 0])];

const passive = (seats: readonly SeatBody[], body: Partial<SceneBody> = {}): Scene =>
  scene({
    begin: 'passive',
    ...body,
    seats: seats.map((side, seat) => ({ hand: FULL, ...side, squads: [...(side.squads ?? []), HOMES[seat]!] })),
  });

describe('a Passive turn', () => {
  const TOUCHING = militia([4, 3, 4]);
  const sources = [[3, 3]] as const;

  it('EDGE-PAS-07, EDGE-PAS-11, EDGE-PAS-12: nothing is told where there is nothing to harvest, recover or turn up', () => {
    const empty = passive([{ squads: [TOUCHING] }, {}], { sources, crystals: 0 });
    for (const type of ['crystals.gained', 'crystals.recovered', 'banner.recovered'] as const)
      expect([type, empty.events(type)]).toEqual([type, []]);
    const full = passive([{ squads: [TOUCHING], exhausted: 2, bannerUp: false }, {}], { sources });
    for (const type of ['crystals.gained', 'crystals.recovered', 'banner.recovered'] as const)
      expect([type, full.events(type).length]).toEqual([type, 1]);
  });

  it('EDGE-MULT-09: of two Crystals due as many as there are', () => {
    const seats = [{ squads: [TOUCHING] }, {}, {}];
    const harvested = (crystals: number) =>
      passive(seats, { mode: 'ffa3', sources, crystals })
        .events('crystals.gained')
        .map(({ count }) => count);
    expect([harvested(9), harvested(1), harvested(0)]).toEqual([[2], [1], []]);
  });

  it('EDGE-OPT-02, R74: if nobody controls a Source all gain one, clockwise from whose turn it is, as far as they go', () => {
    const gained = (seats: readonly SeatBody[], body: Partial<SceneBody> = {}) =>
      passive(seats, { mode: 'ffa3', sources, active: 1, options: { moreCrystals: true }, ...body })
        .events('crystals.gained')
        .map(({ seat, count }) => [seat, count]);
    const nobody = [{}, {}, {}];
    expect(gained(nobody)).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
    expect(gained(nobody, { crystals: 2 })).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(gained(nobody, { options: {} })).toEqual([]);
    // Another's Source is a Source that somebody controls; a contested one is nobody's.
    expect(gained([{ squads: [TOUCHING] }, {}, {}])).toEqual([]);
    expect(gained([{ squads: [TOUCHING] }, {}, { squads: [militia([2, 3, 1])] }])).toHaveLength(3);
    expect(gained([{}, { squads: [TOUCHING] }, {}])).toEqual([[1, 2]]);
  });

  it('EDGE-PAS-08, EDGE-PAS-09, EDGE-PAS-10: one Charge for each Upgrade of Squads that live, by choice where they run short', () => {
    const bearing = (squad: SquadBody, ...names: string[]): SquadBody => ({
      ...squad,
      upgrades: names.map(card => ({ card })),
    });
    const squads = [bearing(militia([4, 3, 4]), 'blade', 'mail'), bearing({ card: 'riders', at: [null] }, 'boots')];
    const charged = (charges: number) => passive([{ squads }, {}], { charges });
    const on = (t: Scene) => t.state.squads.slice(0, 2).map(({ upgrades }) => upgrades.map(upgrade => upgrade.charges));
    expect(on(charged(3))).toEqual([[1, 1], [0]]);
    expect([asked(charged(2)), on(charged(2))]).toEqual(['edge.ask.declare', [[1, 1], [0]]]);
    const short = charged(1);
    expect([asked(short), short.seat]).toEqual(['edge.ask.charges', 0]);
    expect([short.judge([short.card(0, 'boots')]).ok, short.judge([]).ok]).toEqual([false, false]);
    short.do([short.card(0, 'mail')]);
    expect(on(short)).toEqual([[0, 1], [0]]);
    expect([asked(charged(0)), on(charged(0))]).toEqual(['edge.ask.declare', [[0, 0], [0]]]);
  });

  it('EDGE-OPT-13: a Special Source removes an enemy, not an ally and nobody killed', () => {
    const t = passive([{ squads: [TOUCHING] }, {}, {}, {}], {
      mode: 'team',
      sources,
      options: { specialSources: true },
    });
    const { options } = t.prompt.shape as unknown as { options: readonly { id: string }[] };
    const enemies = [t.figure(1, 0), t.figure(3, 0)];
    // Of each Squad of four three are killed; one's own may return.
    expect(options.map(({ id }) => id)).toEqual([
      'none',
      ...enemies.map(figure => `remove-${figure}`),
      `return-${t.figure(0, 0, 1)}`,
      `return-${t.figure(0, 1, 1)}`,
    ]);
  });
});

describe('a Combat Action in another’s turn', () => {
  const factions = factionsWith({
    rage: { upper: { instant: true, squad: 'militia', effects: [{ do: 'combat', whom: 'user' }] } },
  });
  /** Two of seat 1 touch seat 0's figure at the centre, a third touches nobody. */
  const table = (): Scene => {
    const t = scene({
      windows: true,
      factions,
      seats: [
        { squads: [militia([3, 3, 0], [3, 3, 4])], deck: DECK, hand: ['march'] },
        { squads: [militia([3, 3, 1], [3, 3, 2], [6, 3, 0])], deck: DECK, hand: ['rage'] },
      ],
    });
    while (t.seat === 0) t.do({ do: 'pass' });
    t.do(t.play(1, 'rage'));
    while (asked(t).includes('window')) t.do({ do: 'pass' });
    // Nobody has a word to say from now on.
    for (const side of t.state.seats) side.silent = true;
    return t;
  };

  it('R85, EDGE-CMB-03: its owner names whom each figure fights or that it does not; the active player orders them', () => {
    const t = table();
    const [first, second, foe] = [t.figure(1, 0, 0), t.figure(1, 0, 1), t.figure(0, 0, 0)];
    expect([t.seat, asked(t), t.prompt.args]).toEqual([1, 'edge.ask.pairing', { figure: first }]);
    expect([t.judge(foe).ok, t.judge('none').ok, t.judge(t.figure(0, 0, 1)).ok]).toEqual([true, true, false]);
    t.do(foe);
    expect(t.prompt.args).toEqual({ figure: second });
    t.do(foe);
    // The third touches nobody and is not asked about.
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.pair-order']);
    expect([t.judge(first).ok, t.judge(second).ok, t.judge(t.figure(1, 0, 2)).ok]).toEqual([true, true, false]);
    t.do(second);
    expect(t.events('exchange.opened').at(-1)?.exchange).toMatchObject({ kind: 'combat', figures: [second, foe] });
    // On equal INI the active player's figure strikes first, and wounds.
    t.do('yellow', yellow(4), 'yellow', yellow(1));
    expect(t.state.figures[second]?.space).toBe(-1);
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.pair-order']);
    t.do(first);
    t.do('yellow', yellow(4), 'yellow', yellow(1));
    // Every pair fought once.
    expect(t.events('exchange.opened').filter(({ exchange }) => exchange.kind === 'combat')).toHaveLength(2);
    expect(asked(t)).toBe('edge.ask.turn');
  });

  it('EDGE-CMB-03, EDGE-CMB-17: who declines does not fight, and a pair of which one has fallen is dropped', () => {
    const declined = table();
    declined.do('none', 'none');
    expect([asked(declined), declined.events('exchange.opened').length]).toEqual(['edge.ask.turn', 1]);
    const t = table();
    const [first, foe] = [t.figure(1, 0, 0), t.figure(0, 0, 0)];
    t.do(foe, foe, first);
    // The Attack of the active player's figure fails, the answer kills it: nobody is left for the second pair.
    t.do('yellow', yellow(1), 'yellow', yellow(4));
    t.do('counter', 'yellow', yellow(4), 'yellow', yellow(1));
    expect(t.state.figures[foe]?.space).toBe(-1);
    expect(asked(t)).toBe('edge.ask.turn');
  });
});

describe('the end of a turn', () => {
  it('EDGE-ACT-10: with an empty hand there is nothing to discard', () => {
    const ending = (hand: string[]) =>
      scene({
        seats: [
          { squads: [militia([3, 3, 0])], hand, deck: ['bolt', 'bolt', 'bolt'] },
          { squads: [HOMES[1]!], hand: FULL },
        ],
      }).do(END);
    expect([asked(ending(['slow'])), asked(ending([]))]).toEqual(['edge.ask.discard', 'edge.roll.draw']);
  });

  it('EDGE-TURN-04, R97: whoever is out draws no more', () => {
    const t = scene({
      mode: 'ffa3',
      seats: [0, 1, 2].map(seat => ({ squads: [HOMES[seat]!], hand: seat === 0 ? FULL : [], deck: DECK })),
    });
    t.state.seats[1]!.eliminated = true;
    t.do(END, 'none');
    expect(asked(t)).toBe('edge.roll.draw');
    t.do(cards(...t.state.seats[2]!.deck.list));
    expect(t.events('cards.drawn').map(({ seat }) => seat)).toEqual([2]);
  });

  it('EDGE-TEAM-13: what is drawn is seen by its owner, and by an ally if hands are open', () => {
    const seen = (mode: 'ffa4' | 'team', alliesShowHands: boolean) =>
      drawersOf(passive([{}, {}, {}, {}], { mode, options: { alliesShowHands } }).state, 1);
    const [own, both] = [1 << 1, (1 << 1) | (1 << 3)];
    expect([seen('team', true), seen('team', false), seen('ffa4', true)]).toEqual([both, own, own]);
  });
});
