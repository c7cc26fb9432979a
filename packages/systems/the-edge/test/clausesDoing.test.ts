import { describe, expect, it } from 'vitest';
import type { StatusKind } from '../src/content/types.js';
import type { Effect, TargetSpec } from '../src/effect.js';
import type { Status } from '../src/state.js';
import { factionsWith } from './customCards.js';
import { asked, DECK, ENEMY, FIRST, holding, MILITIA, playIt, RIDERS, SECOND } from './holding.js';
import { PASS, scene, STOP, yellow, type Scene, type SquadBody } from './scene.js';

/** What effects do and leave undone, clause by clause. */

const name = { fr: 'x', en: 'x' };
const CRYSTAL: Effect = { do: 'crystals', count: 1 };
const OWN: TargetSpec = { pick: 'figure', whose: 'own' };
const hit: Effect[] = [{ do: 'wound', whom: 'facing', wounds: 1 }];
const kinds = (t: Scene) => t.events('exchange.opened').map(({ exchange }) => exchange.kind);

describe('bonuses and markers', () => {
  const mark = (t: Scene, part: Partial<Status>): void => {
    t.state.statuses = [
      ...t.state.statuses,
      { on: 'figure', id: 0, status: 'rooted', until: 'match', seat: 0, depth: -1, ...part },
    ];
  };

  it('EDGE-ACT-04: a card that names a Squad gives its bonus to the Squad, one that names a figure to the figure', () => {
    const given = (pick: 'squad' | 'figure') => {
      const bonus: Effect = { do: 'bonus', whom: FIRST, stat: 'att', amount: 1, until: 'turn' };
      const t = holding([bonus], { action: { targets: [{ pick, whose: 'own' }] } });
      playIt(t, 1);
      return t.events('bonus.given').map(({ on, id }) => [on, id]);
    };
    expect([given('squad'), given('figure')]).toEqual([[['squad', 1]], [['figure', 1]]]);
  });

  it('EDGE-BRD-06: cleansing takes off what is there, and nothing is told of anybody else', () => {
    const t = holding([{ do: 'cleanse', whom: { all: 'own' } }]);
    // The second figure; there is a Squad of that number as well.
    mark(t, { id: 1 });
    playIt(t);
    expect(t.events('statuses.cleared')).toMatchObject([{ on: 'figure', id: 1 }]);
    expect(t.events('statuses.cleared')).toHaveLength(1);
  });

  it('EDGE-BRD-06: a Squad that is cleansed leaves the markers of a figure of the same number', () => {
    const t = holding([{ do: 'cleanse', whom: FIRST }], { action: { targets: [{ pick: 'squad', whose: 'own' }] } });
    mark(t, { on: 'squad', id: 1 });
    mark(t, { id: 1 });
    playIt(t, 1);
    expect(t.state.statuses.map(({ on, id }) => [on, id])).toEqual([['figure', 1]]);
  });

  it('EDGE-WND-04: who dies takes the markers on it, not those on a Squad of the same number', () => {
    const t = holding([{ do: 'sacrifice', whom: FIRST }], { action: { targets: [OWN] } });
    for (const on of ['figure', 'squad'] as const) mark(t, { on, id: 1 });
    mark(t, { id: 0 });
    playIt(t, 1);
    expect(t.state.statuses.map(({ on, id }) => [on, id])).toEqual([
      ['squad', 1],
      ['figure', 0],
    ]);
  });

  it.each([
    ['the same from the same player', 0, {}],
    ['one of another figure', 1, { id: 3 }],
    ['one of a Squad of that number', 1, { on: 'squad' }],
    ['one of the opponent’s', 1, { seat: 1 }],
    ['one of another kind', 1, { status: 'dazed' }],
  ] as const)('EDGE-GEN-08, EDGE-BRD-06: a marker beside %s: given %i', (_, given, part) => {
    const t = holding([{ do: 'status', whom: FIRST, status: 'rooted', until: 'turn' }, CRYSTAL], {
      action: { targets: [OWN] },
    });
    mark(t, { id: 1, ...part });
    playIt(t, 1);
    expect(t.events('status.given')).toHaveLength(given);
  });

  it('EDGE-GEN-07, -08: when all markers are in use nobody gets one and nobody is asked', () => {
    const t = holding([{ do: 'status', whom: { all: 'enemy' }, status: 'rooted', until: 'turn' }, CRYSTAL]);
    for (const id of [0, 1]) mark(t, { id });
    playIt(t);
    expect([t.next, t.events('status.given')]).toEqual(['edge.ask.turn', []]);
  });

  it('EDGE-GEN-10, EDGE-BRD-06: a marker for Squads goes to each Squad once; too few are handed out by Squad', () => {
    const statuses = (limit?: number): StatusKind[] => [
      { id: 'tired', name, on: 'squad', auras: [], ...(limit !== undefined && { limit }) },
    ];
    const tired: Effect = { do: 'status', whom: { all: 'own' }, status: 'tired', until: 'turn' };
    const all = holding([tired], { faction: { statuses: statuses() } });
    playIt(all);
    expect(all.events('status.given').map(({ on, id }) => [on, id])).toEqual([
      ['squad', 0],
      ['squad', 1],
    ]);
    const few = holding([tired], { faction: { statuses: statuses(1) } });
    playIt(few);
    expect(asked(few)).toBe('edge.ask.status-squads');
    few.do([1]);
    expect(few.events('status.given').map(({ id }) => id)).toEqual([1]);
  });
});

describe('Upgrades', () => {
  const bearing: SquadBody = { ...MILITIA, upgrades: [{ card: 'blade' }, { card: 'mail' }] };

  it('EDGE-GEN-10: Charges are given out round after round, until the pile is empty', () => {
    const t = holding([{ do: 'charge', whom: { all: 'own' }, charges: 2 }], {
      own: { squads: [bearing], hand: ['it'], deck: DECK },
      body: { charges: 3 },
    });
    const [blade, mail] = [t.card(0, 'blade'), t.card(0, 'mail')];
    playIt(t);
    expect(asked(t)).toBe('edge.ask.charge');
    t.do([blade, mail]);
    expect(t.events('charges.added').map(({ card }) => card)).toEqual([blade, mail, blade]);
    expect([asked(t), t.state.charges]).toEqual(['edge.ask.turn', 0]);
  });

  it('EDGE-UPG-06: one’s own first Squad loses an Upgrade like any other, and no Upgrade is lost twice', () => {
    const detach: Effect = { do: 'detach', target: 0 };
    const t = holding([detach, detach], {
      action: { targets: [{ pick: 'upgrade', whose: 'own' }] },
      own: { squads: [bearing], hand: ['it'], deck: DECK },
    });
    const mail = t.card(0, 'mail');
    playIt(t, mail);
    expect(t.events('upgrade.detached')).toMatchObject([{ squad: 0, card: mail }]);
    expect(t.state.squads[0]!.upgrades.map(({ card }) => card)).toEqual([t.card(0, 'blade')]);
  });
});

describe('moved, placed and brought back', () => {
  it('EDGE-MOV-01: a card that moves several Squads moves them one after the other', () => {
    const t = holding([{ do: 'move', whom: { all: 'own' } }]);
    playIt(t);
    const movers = () => (t.prompt.shape as unknown as { mayMove: number[] }).mayMove;
    expect(movers()).toEqual([t.figure(0, 0, 0), t.figure(0, 0, 1)]);
    t.do(STOP);
    expect(movers()).toEqual([t.figure(0, 1, 0), t.figure(0, 1, 1)]);
    expect(asked(t.do(STOP))).toBe('edge.ask.turn');
  });

  it('EDGE-MOV-19, EDGE-WND-04: who dies while others are placed is not placed any more', () => {
    const t = holding([{ do: 'reposition', whom: { all: 'own' }, where: { of: 'itself', range: 9 } }], {
      own: {
        squads: [
          { card: 'riders', at: [[1, 3, 0, 1]] },
          { card: 'militia', at: [[3, 3, 0]] },
        ],
        hand: ['it'],
        deck: DECK,
      },
      foe: { squads: [{ card: 'militia', at: [[8, 0, 0]] }] },
    });
    t.state.tokens = [{ kind: 'faction', owner: 1, ...t.at(4, 3, 0), id: 'snare' }];
    playIt(t, { ...t.at(3, 3, 0, 1), pushed: [t.at(4, 3, 4)] });
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(0, 1) }]);
    expect([asked(t), t.events('figure.returned')]).toEqual(['edge.ask.turn', []]);
  });

  it('EDGE-BRD-07: in contact with a Squad is in contact with any of its figures', () => {
    const t = holding([{ do: 'reposition', whom: FIRST, where: { of: 'user', contact: true } }], {
      bySquad: true,
      action: { targets: [ENEMY] },
      own: {
        squads: [
          {
            card: 'militia',
            at: [
              [0, 0, 0],
              [6, 5, 0],
            ],
          },
        ],
        hand: ['it'],
        deck: DECK,
      },
    });
    expect(t.refusal(t.play(0, 'it'))).toEqual([]);
    playIt(t, t.figure(1, 0));
    for (const [u, v] of [
      [0, 0],
      [6, 5],
    ] as const)
      expect(t.refusal({ ...t.at(u, v, 1), pushed: [] })).toEqual([]);
    expect(t.refusal({ ...t.at(3, 3, 2), pushed: [] })).toEqual(['EDGE-MOV-19']);
  });

  it('EDGE-WND-12, R78: so many in all come back; which Squad’s is asked where several have somebody killed', () => {
    const whole: SquadBody = { card: 'gun', at: [[6, 5, 0, 1]] };
    const table = (squads: SquadBody[]) =>
      holding([{ do: 'revive', whom: { all: 'own' }, figures: 1 }], { own: { squads, hand: ['it'], deck: DECK } });
    const t = table([MILITIA, RIDERS, whole]);
    playIt(t);
    expect(asked(t)).toBe('edge.ask.revive');
    expect([0, 1, 2].map(squad => t.judge(squad).ok)).toEqual([true, true, false]);
    t.do(1, { ...t.at(5, 5, 0, 1), pushed: [] });
    expect([asked(t), t.events('figure.returned')]).toMatchObject(['edge.ask.turn', [{ figure: t.figure(0, 1, 2) }]]);
    const one = table([RIDERS, whole]);
    expect(asked(playIt(one))).toBe('edge.ask.place');
  });
});

describe('Shots and strikes', () => {
  const shot: Effect = { do: 'shot', shooter: FIRST, at: SECOND, affects: 'enemies', hit };
  const targets = [OWN, ENEMY];

  it('EDGE-SHT-01: a shooter that fell or was stunned before the Shot does not make it', () => {
    const stunned: StatusKind = { id: 'stunned', name, on: 'figure', auras: [{ to: 'bearer', forbids: ['shoot'] }] };
    const after = (first: Effect) => {
      const t = holding([first, shot], { action: { targets }, faction: { statuses: [stunned] } });
      playIt(t, t.figure(0, 0), t.figure(1, 0));
      return [asked(t), kinds(t)];
    };
    expect(after({ do: 'sacrifice', whom: FIRST })).toEqual(['edge.ask.turn', ['action']]);
    expect(after({ do: 'status', whom: FIRST, status: 'stunned', until: 'turn' })).toEqual([
      'edge.ask.turn',
      ['action'],
    ]);
    expect(after(CRYSTAL)).toEqual(['edge.ask.die.shot', ['action', 'shot']]);
  });

  it('EDGE-SHT-06: a volley with nobody to aim at is no question', () => {
    const volley: Effect = { do: 'shot', shooter: 'each', range: 1, affects: 'enemies', hit };
    const t = holding([volley, CRYSTAL], { bySquad: true, foe: { squads: [{ card: 'militia', at: [[8, 0, 0]] }] } });
    playIt(t, 0);
    expect([asked(t), t.events('crystals.gained').length]).toEqual(['edge.ask.turn', 1]);
  });

  it('EDGE-SHT-04: what happens on a hit does not happen on a miss', () => {
    const t = holding([{ ...shot, hit: [CRYSTAL] } as Effect], { action: { targets } });
    playIt(t, t.figure(0, 0), t.figure(1, 0), 'yellow', yellow(2));
    expect([t.events('shot.resolved')[0]?.hit, t.events('crystals.gained')]).toEqual([false, []]);
  });

  it('EDGE-SHT-02: a Shot of nobody asks no shooter, whatever lies on the board', () => {
    const aura = { to: { whose: 'any', range: 9 }, forbids: ['shoot'] } as const;
    const t = holding([{ do: 'shot', shooter: 'none', at: FIRST, affects: 'enemies', hit }], {
      action: { targets: [ENEMY] },
      own: { squads: [MILITIA], altar: [0, 0], hand: ['it'], deck: DECK },
      faction: { altar: { name, auras: [aura] } },
    });
    playIt(t, t.figure(1, 0));
    expect(asked(t)).toBe('edge.ask.die.shot');
  });

  it('EDGE-CMB-02: a strike at somebody who is not touched is none; otherwise it is a plain Combat, unless by stealth', () => {
    const strike = (sneak: boolean): Effect => ({ do: 'strike', by: FIRST, at: SECOND, ...(sneak && { sneak: true }) });
    const struck = (target: number, sneak: boolean) => {
      const t = holding([strike(sneak), CRYSTAL], { action: { targets } });
      playIt(t, t.figure(0, 1 - target), t.figure(1, 0));
      return t
        .events('exchange.opened')
        .flatMap(({ exchange }) => (exchange.kind === 'combat' ? [exchange.sneaks] : []));
    };
    expect([struck(0, false), struck(1, false), struck(1, true)]).toEqual([[], [[false, false]], [[true, false]]]);
  });

  it('EDGE-CARD-13: a card that stops a Shot stops all of it, unless it is the dodge of one Squad', () => {
    const when = ['shot-declared'] as const;
    const factions = factionsWith({
      it: { upper: { user: 'nobody', targets, effects: [shot] } },
      stop: { upper: { user: 'nobody', instant: true, when, effects: [{ do: 'cancel' }] } },
    });
    const t = scene({
      windows: true,
      factions,
      seats: [
        { squads: [MILITIA], deck: DECK, hand: ['it'] },
        { squads: [{ card: 'militia', at: [[3, 3, 1]] }], deck: DECK, hand: ['stop'] },
      ],
    });
    const passing = () => {
      while (t.next.includes('window')) t.do(PASS);
    };
    passing();
    t.do(t.play(0, 'it'), t.figure(0, 0), t.figure(1, 0));
    while (t.next !== 'edge.ask.window.shot-declared' || t.seat !== 1) t.do(PASS);
    t.do(t.play(1, 'stop'));
    passing();
    expect([t.events('exchange.cancelled').length, t.events('die.rolled'), t.next]).toEqual([1, [], 'edge.ask.turn']);
  });
});

describe('tokens', () => {
  const laying = (squads: SquadBody[], sources: [number, number][] = []) =>
    holding([{ do: 'token', token: 'snare', at: 0 }, CRYSTAL], {
      action: { targets: [{ pick: 'space' }] },
      own: { squads, hand: ['it'], deck: DECK },
      body: { sources },
    });

  it('EDGE-GEN-07, EDGE-BRD-14: none is laid where there is no room, nor when all of its kind lie already', () => {
    const full = laying([MILITIA], [[5, 5]]);
    playIt(full, full.space(5, 5));
    expect([asked(full), full.events('token.placed')]).toEqual(['edge.ask.turn', []]);
    const spent = laying([MILITIA]);
    const lie = (u: number) => ({ kind: 'faction', owner: 0, ...spent.at(u, 0, 0), id: 'snare' }) as const;
    spent.state.tokens = [lie(7), lie(8)];
    playIt(spent, spent.space(5, 5));
    expect([asked(spent), spent.events('token.placed')]).toEqual(['edge.ask.turn', []]);
  });

  it('EDGE-BRD-05: where one hex is left it is laid there; where several are its player says which', () => {
    const at: SquadBody['at'] = [
      [5, 5, 0, 1],
      [5, 5, 2, 3],
      [5, 5, 4, 5],
    ];
    const one = laying([{ card: 'riders', at }]);
    playIt(one, one.space(5, 5));
    expect(one.events('token.placed')).toMatchObject([{ space: one.space(5, 5), mask: 1 << 6 }]);
    const two = laying([{ card: 'riders', at: at.slice(1) }]);
    expect(asked(playIt(two, two.space(5, 5)))).toBe('edge.ask.token');
  });
});
