import { describe, expect, it } from 'vitest';
import { readFaction } from '../src/content/read/faction.js';
import { briarBrood } from '../src/content/briarBrood/faction.js';
import { setup } from '../src/setup.js';
import { statOf } from '../src/stats.js';
import { theEdge, theEdgeGame } from '../src/index.js';
import { start } from '@banneret/kernel';
import { factionsWith } from './customCards.js';
import { cards, END, PASS, scene, STOP, type Scene, type SceneBody, type SquadBody } from './scene.js';

/** Conditions that must be looked at again when somebody has reacted, paid, died or left. */

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const weak = (...at: SquadBody['at']): SquadBody => ({ card: 'riders', at, endurance: 0 });
const FAR = militia([0, 4, 0]);
const HOMES = [militia([0, 0, 0]), militia([16, 0, 0]), militia([14, 6, 0]), militia([-3, 6, 0])];
const HAND = ['slow', 'slow', 'slow'];
const winnersOf = (t: Scene) => theEdge.result(t.state).winners;

const DOOM = factionsWith({
  doom: { upper: { user: 'nobody', effects: [{ do: 'wound', whom: { all: 'enemy' }, wounds: 9 }] } },
  ruin: { upper: { user: 'nobody', effects: [{ do: 'wound', whom: { all: 'any' }, wounds: 9 }] } },
  pull: {
    upper: {
      targets: [
        { pick: 'figure', whose: 'own', of: 'user' },
        { pick: 'figure', whose: 'enemy' },
      ],
      effects: [{ do: 'reposition', whom: { target: 1 }, where: { of: { target: 0 }, contact: true } }],
    },
  },
  dear: { upper: { cost: { crystals: 1, endurance: 1 }, effects: [{ do: 'crystals', count: 1 }] } },
  flip: { upper: { instant: true, effects: [{ do: 'mode', whom: 'user' }] } },
});

describe('an Activation', () => {
  const table = (hand: readonly string[], squads = [{ card: 'titan', at: [[3, 3]] } as SquadBody]) => {
    const t = scene({ seats: [{ squads, hand, bannerUp: false }, { squads: [militia([8, 0, 0])] }], factions: DOOM });
    t.do({ do: 'activate', squad: 0 });
    return t.next === 'edge.ask.mode' ? t.do('keep') : t;
  };

  it('EDGE-ACT-03, -07: is not over when nobody can act, as long as a card may change that', () => {
    const t = table(['pull']);
    t.do(t.move(0, [4, 3]));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
    t.do(t.play(0, 'pull'), 0, t.figure(1, 0), { ...t.at(5, 3, 4), pushed: [] });
    t.do(t.fight(0, t.figure(1, 0)));
    expect(t.events('exchange.opened').at(-1)).toMatchObject({ exchange: { kind: 'combat' } });
  });

  it('EDGE-ACT-03: but is when there is nothing left to play', () => {
    const t = table([]);
    expect(t.do(t.move(0, [4, 3])).next).toBe('edge.ask.turn');
  });

  it('EDGE-ACT-07: a Squad that can neither move nor fight keeps its Activation until its player stops', () => {
    const gun = { card: 'gun', at: [[3, 3, 0, 1]] } as SquadBody;
    const t = table(['slow'], [gun]);
    expect(t.next).toBe('edge.ask.step');
    expect(t.do(STOP).next).toBe('edge.ask.turn');
    expect(table([], [gun]).next).toBe('edge.ask.turn');
  });
});

describe('an Attack', () => {
  it('EDGE-SQD-05, R32: a figure whose ATT has become “-” before the roll does not attack; the other one does, if it can', () => {
    const [red, blue] = factionsWith({
      flip: { upper: { instant: true, effects: [{ do: 'mode', whom: 'user' }] } },
    });
    const shelled = {
      ...blue!,
      squads: blue!.squads.map(squad =>
        squad.id === 'militia'
          ? {
              ...squad,
              faces: [
                { ...squad.faces[0], ini: 5 },
                { ...squad.faces[1], att: null },
              ] as const,
            }
          : squad,
      ),
    };
    const table = (own: SquadBody): Scene => {
      const t = scene({
        seats: [{ squads: [own] }, { squads: [militia([3, 3, 1])], hand: ['flip'] }],
        factions: [red!, shelled],
        windows: true,
      });
      while (t.next.startsWith('edge.ask.window')) t.do(PASS);
      t.do({ do: 'activate', squad: 0 });
      if (t.next === 'edge.ask.mode') t.do('keep');
      t.do(t.fight(0, t.figure(1, 0)));
      while (t.next !== 'edge.ask.window.before-attack' || t.seat !== 1) t.do(PASS);
      return t;
    };
    const t = table(militia([3, 3, 0]));
    t.do(t.play(1, 'flip'));
    while (t.next.startsWith('edge.ask.window')) t.do(PASS);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.die.attack']);
    // Without the card the quicker one attacks.
    const still = table(militia([3, 3, 0]));
    while (still.next.startsWith('edge.ask.window')) still.do(PASS);
    expect([still.seat, still.next]).toEqual([1, 'edge.ask.die.attack']);
  });
});

describe('costs', () => {
  it('EDGE-PAY-11: no Crystal is paid with the Endurance that another part of the cost needs', () => {
    const squads = [{ ...weak([3, 3, 0, 1]), endurance: 1 }];
    const table = (reserve: number, endurance: number) =>
      scene({
        seats: [{ squads: [{ ...squads[0]!, endurance }], hand: ['dear'], reserve }, { squads: [FAR] }],
        factions: DOOM,
        marker: -10,
      });
    const t = table(1, 1);
    t.do(t.play(0, 'dear'));
    expect(t.prompt.shape).toMatchObject({ bins: [{ id: 'crystals' }, { id: 'vp', max: 0 }] });
    t.do([1, 0]);
    expect(t.state.squads[0]!.endurance).toBe(0);
    const poor = table(0, 1);
    expect(poor.refusal(poor.play(0, 'dear'))).toEqual(['EDGE-PAY-11']);
    const rich = table(0, 2);
    expect(rich.refusal(rich.play(0, 'dear'))).toEqual([]);
  });
});

describe('Squads of one name', () => {
  /** Two Squad cards of one name, as L607 has them: each with its own figures. */
  const twins = (() => {
    const wolves = briarBrood.squads.find(({ id }) => id === 'thornwolves')!;
    const squads = [...briarBrood.squads, { ...wolves, id: 'grey-wolves' }];
    const starter = {
      ...briarBrood.starter,
      squads: briarBrood.starter.squads.map(id => (id === 'thornwolves' ? 'grey-wolves' : id)),
    };
    return { ...briarBrood, squads, starter };
  })();

  it('EDGE-CARD-04, EDGE-SQD-17, R60: a card that names one is for either, and is allowed with either', () => {
    const read = readFaction(JSON.parse(JSON.stringify(twins)), 'x');
    expect(read.ok).toBe(true);
    const t = scene({
      seats: [
        {
          squads: [
            { card: 'thornwolves', at: [[3, 3, 0]] },
            { card: 'grey-wolves', at: [[1, 3, 0]] },
          ],
          hand: ['moon-howl'],
          deck: [],
          reserve: 1,
        },
        { squads: [FAR], deck: ['crystal'] },
      ],
      factions: [twins, factionsWith({})[1]!],
    });
    t.do(t.play(0, 'moon-howl', 'lower'));
    expect([t.next, (t.prompt.shape as unknown as { options: { id: number }[] }).options.map(({ id }) => id)]).toEqual([
      'edge.ask.user',
      [0, 1],
    ]);
    // Tokens are never shared between them.
    t.do(1, 'pay');
    expect(t.state.squads.map(({ endurance }) => endurance)).toEqual([1, 1, 0]);
  });

  it('EDGE-SET-14, R60: a set-up can have one of them', () => {
    const made = theEdgeGame.setupFor({ armies: [JSON.parse(JSON.stringify(twins)), 'brazen-watch'] });
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    expect(setup(made.value).book.factions[0]!.squads).toHaveLength(7);
    expect(start(theEdge, made.value).pending.kind).toBe('chance');
  });
});

describe('a free-for-all', () => {
  const free = (seats: SceneBody['seats'], body: Partial<SceneBody> = {}): Scene =>
    scene({
      mode: 'ffa3',
      seats: seats.map((side, seat) => ({ hand: HAND, ...side, squads: [...(side.squads ?? []), HOMES[seat]!] })),
      factions: DOOM,
      ...body,
    });

  it('EDGE-FFA-06, R97: who has lost the last token leaves the board at once, without points, with traps and auras', () => {
    const aura = { to: { whose: 'any', range: 20 }, stat: 'att', amount: 3 } as const;
    const factions = DOOM.map(faction => ({ ...faction, altar: { ...faction.altar, auras: [aura] } }));
    const t = free(
      [
        { hand: ['bolt', 'slow', 'slow'] },
        { squads: [weak([3, 3, 0, 1]), militia([4, 3, 0])], vpStart: 2, altar: [2, 0], vpCaptured: [0, 0, 3] },
        {},
      ],
      { factions },
    );
    t.state.tokens = [...t.state.tokens, { kind: 'faction', owner: 1, ...t.at(5, 3, 0), id: 'snare' }];
    expect(statOf(t.state, t.figure(0, 0), 'att')).toBe(5);
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    expect(t.events('seat.eliminated')).toMatchObject([{ seat: 1, reason: 'no-vp' }]);
    const left = t.state.figures.filter(({ squad, space }) => t.state.squads[squad]!.seat === 1 && space >= 0);
    expect(left).toEqual([]);
    expect(t.state.tokens.filter(({ space }) => space >= 0).map(({ kind }) => kind)).toEqual(['altar']);
    // Two for the rider, nothing for those who left; what it had Captured stays.
    expect(t.events('vp.captured')).toMatchObject([{ by: 0, from: 1, count: 2 }]);
    expect(t.events('figure.killed')).toHaveLength(1);
    expect(t.state.seats[1]!.vpCaptured).toEqual([0, 0, 3]);
    // The aura of its Altar is gone: a stranger’s ATT is as printed.
    expect(statOf(t.state, t.figure(0, 0), 'att')).toBe(2);
    expect(t.state.ending).toBe('no-vp');
  });

  it('EDGE-FFA-05, R67: and cannot win by Captures any more', () => {
    const table = (out: boolean): Scene => {
      const t = free([
        { hand: ['bolt', 'slow', 'slow'] },
        { vpCaptured: [4, 0, 4] },
        { squads: [weak([3, 3, 0, 1])], vpCaptured: [3, 0, 0] },
      ]);
      t.state.seats[1]!.eliminated = out;
      return t.do(t.play(0, 'bolt'), t.figure(2, 0));
    };
    expect(table(true).next).toBe('edge.ask.turn');
    expect(winnersOf(table(false))).toEqual([1]);
  });

  it('EDGE-FFA-05, R88, R89: the first condition met counts, in the order of whoever resolves the effect', () => {
    // Seat 0 has three of each other player: one death of each makes four.
    const t = free([
      { hand: ['doom', 'slow', 'slow'], vpCaptured: [0, 3, 3] },
      { squads: [weak([3, 3, 0, 1])] },
      { squads: [weak([5, 3, 0, 1])] },
    ]);
    t.do(t.play(0, 'doom'));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.wounds']);
  });
});

describe('teams', () => {
  it('EDGE-TEAM-06, R88, R89: both teams at eight in one instant: the first one there has won', () => {
    const table = (): Scene =>
      scene({
        mode: 'team',
        seats: [
          { squads: [weak([3, 3, 0, 1]), HOMES[0]!], hand: ['ruin', 'slow', 'slow'], vpCaptured: [0, 6, 0, 0] },
          { squads: [weak([5, 3, 0, 1]), HOMES[1]!], hand: HAND, vpCaptured: [6, 0, 0, 0] },
          { squads: [HOMES[2]!], hand: HAND },
          { squads: [HOMES[3]!], hand: HAND },
        ],
        factions: DOOM.map(faction => ({
          ...faction,
          squads: faction.squads.map(squad => (squad.id === 'militia' ? { ...squad, endurance: 9 } : squad)),
        })),
      });
    const play = (first: 0 | 1): Scene => {
      const t = table();
      t.do(t.play(0, 'ruin'));
      expect([t.seat, t.next]).toEqual([0, 'edge.ask.wounds']);
      const dead = t.events('figure.killed').map(({ figure }) => figure);
      const [own, foe] = [t.figure(0, 0), t.figure(1, 0)];
      const rest = dead.filter(figure => figure !== own && figure !== foe);
      t.do([...(first === 0 ? [foe, own] : [own, foe]), ...rest]);
      if (t.next === 'edge.ask.captor') t.do(1);
      return t;
    };
    expect(winnersOf(play(0))).toEqual([0, 2]);
    expect(winnersOf(play(1))).toEqual([1, 3]);
  });
});

describe('the reshuffle', () => {
  it('EDGE-OPT-09, R79: comes when there is a discard pile, at the latest when a card is due', () => {
    const t = scene({
      seats: [
        { squads: [militia([3, 3, 0])], hand: ['draw', 'slow'], deck: ['crystal'] },
        { squads: [FAR], hand: HAND },
      ],
      options: { reshuffle: true },
    });
    // The deck’s last card is drawn while the card that draws is still being played: nothing to shuffle yet.
    t.do(t.play(0, 'draw'), cards(...t.state.seats[0]!.deck.list));
    expect(t.events('deck.reshuffled')).toEqual([]);
    t.do(END, 'none', cards(t.card(0, 'draw')));
    expect(t.events('deck.reshuffled')).toHaveLength(1);
    expect(t.state.seats[0]!.hand.cards).toHaveLength(3);
  });
});
