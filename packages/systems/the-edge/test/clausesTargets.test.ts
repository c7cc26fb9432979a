import { describe, expect, it } from 'vitest';
import type { Effect, TargetSpec, Whom } from '../src/effect.js';
import { factionsWith } from './customCards.js';
import { DECK, ENEMY, FIRST, holding, MILITIA, playIt, RIDERS, SECOND } from './holding.js';
import { scene, type SquadBody } from './scene.js';

/** Whom a card may name and what it is measured from, clause by clause. */

type Table = ReturnType<typeof holding>;

/** The open answers to the question asked now. */
const open = (t: Table): number[] =>
  (t.prompt.shape as unknown as { options: { id: number; barred?: unknown }[] }).options
    .filter(({ barred }) => barred === undefined)
    .map(({ id }) => id);

const NOTHING: Effect = { do: 'crystals', count: 1 };
const naming = (targets: readonly TargetSpec[], setting: Parameters<typeof holding>[1] = {}) =>
  holding([NOTHING], { ...setting, action: { targets, ...setting.action } });

describe('who may be named', () => {
  const foe = {
    squads: [
      { card: 'militia', at: [[3, 3, 1]] },
      { card: 'riders', at: [[5, 3, 0, 1]], endurance: 1 },
      { card: 'brutes', at: [[6, 3, 0, 1, 2]], endurance: 0 },
    ],
  } as const;

  it('EDGE-GEN-05: a card for the unprotected passes over whoever’s Squad has a token left', () => {
    const t = naming([{ ...ENEMY, unprotected: true } as TargetSpec], { foe });
    t.do(t.play(0, 'it'));
    expect(open(t)).toEqual([t.figure(1, 0), t.figure(1, 2)]);
    const any = naming([ENEMY], { foe });
    any.do(any.play(0, 'it'));
    expect(open(any)).toEqual([any.figure(1, 0), any.figure(1, 1), any.figure(1, 2)]);
  });

  it('EDGE-GEN-05: a Squad of one’s own is no enemy’s and none that is dead', () => {
    const dead: SquadBody = { card: 'ghosts', at: [null, null] };
    const own = { squads: [MILITIA, RIDERS, dead] };
    const t = naming([{ pick: 'squad', whose: 'own' }], { foe, own });
    t.do(t.play(0, 'it'));
    expect(open(t)).toEqual([t.squad(0, 0), t.squad(0, 1)]);
    const theirs = naming([{ pick: 'squad', whose: 'enemy' }], { foe, own });
    theirs.do(theirs.play(0, 'it'));
    expect(open(theirs)).toEqual([theirs.squad(1, 0), theirs.squad(1, 1), theirs.squad(1, 2)]);
  });

  it('EDGE-GEN-05: “another Squad” is not the one that uses the Action', () => {
    const t = naming([{ pick: 'squad', whose: 'own', other: true }], { bySquad: true });
    t.do(t.play(0, 'it'), t.squad(0, 0));
    expect(open(t)).toEqual([t.squad(0, 1)]);
  });

  it('R41: a Squad that misses tokens has fewer than are printed', () => {
    const own = { squads: [MILITIA, { ...RIDERS, endurance: 1 }, { card: 'brutes', at: [[6, 5, 0, 1, 2]] } as const] };
    const t = naming([{ pick: 'squad', whose: 'own', missing: 'endurance' }], { own });
    t.do(t.play(0, 'it'));
    expect(open(t)).toEqual([t.squad(0, 1)]);
  });

  it('EDGE-TEAM-10: “yours” covers the ally’s figures, “own” does not', () => {
    const seatsOf = () =>
      [0, 1, 2, 3].map(seat => ({
        squads: [{ card: 'militia', at: [[seat * 2, 3, 0]] }] as readonly SquadBody[],
        deck: DECK,
        hand: seat === 0 ? ['it'] : [],
      }));
    const offered = (whose: 'own' | 'yours' | 'enemy') => {
      const targets: TargetSpec[] = [{ pick: 'figure', whose }];
      const factions = factionsWith({ it: { upper: { user: 'nobody', targets, effects: [NOTHING] } } });
      const t = scene({ mode: 'team', seats: seatsOf(), factions });
      t.do(t.play(0, 'it'));
      return open(t).map(id => [0, 1, 2, 3].find(seat => t.figure(seat, 0) === id));
    };
    const [own, yours, enemy] = [offered('own'), offered('yours'), offered('enemy')];
    expect(own).toEqual([0]);
    expect(yours).toHaveLength(2);
    expect(yours).toContain(0);
    expect([...yours, ...enemy].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('what is measured from', () => {
  it('EDGE-SHT-11: from a Squad named before it is measured from each of its living figures', () => {
    const near: TargetSpec = { pick: 'figure', whose: 'enemy', near: { of: FIRST, range: 1 } };
    const t = naming([{ pick: 'squad', whose: 'own' }, near], {
      own: { squads: [{ card: 'militia', at: [[0, 3, 0], [3, 3, 4], null] }] },
      foe: {
        squads: [
          {
            card: 'militia',
            at: [
              [4, 3, 3],
              [6, 3, 0],
            ],
          },
        ],
      },
    });
    t.do(t.play(0, 'it'), t.squad(0, 0));
    expect(open(t)).toEqual([t.figure(1, 0, 0)]);
    expect(t.refusal(t.figure(1, 0, 1))).toEqual(['EDGE-SHT-11']);
  });

  it('EDGE-GEN-05: a card that names an Upgrade means the living figures of its bearer', () => {
    const foe = {
      squads: [
        { card: 'militia', at: [[3, 3, 1], [4, 3, 3], null], upgrades: [{ card: 'mail' }] } as const,
        { card: 'militia', at: [[6, 3, 0]] } as const,
      ],
    };
    const targets: TargetSpec[] = [{ pick: 'upgrade', whose: 'enemy' }];
    const t = holding([{ do: 'sacrifice', whom: FIRST }], { action: { targets }, foe });
    playIt(t, t.card(1, 'mail'));
    expect(t.events('figure.killed').map(({ figure }) => figure)).toEqual([t.figure(1, 0, 0), t.figure(1, 0, 1)]);
    // Once it is detached nobody bears it.
    const effects: Effect[] = [
      { do: 'detach', target: 0 },
      { do: 'sacrifice', whom: FIRST },
    ];
    const gone = holding(effects, { action: { targets }, foe });
    playIt(gone, gone.card(1, 'mail'));
    expect(gone.events('upgrade.detached')).toHaveLength(1);
    expect(gone.events('figure.killed')).toEqual([]);
  });

  it('EDGE-GEN-05: from “the Altar” it is measured from one’s own, not from an enemy’s nor from a Source', () => {
    const near: TargetSpec = { pick: 'figure', whose: 'enemy', near: { of: 'altar', range: 1 } };
    const t = naming([near], {
      own: { altar: [0, 5] },
      foe: {
        altar: [6, 1],
        squads: [
          {
            card: 'militia',
            at: [
              [1, 5, 0],
              [5, 1, 0],
              [3, 2, 0],
            ],
          },
        ],
      },
      body: { sources: [[3, 3]] },
    });
    t.do(t.play(0, 'it'));
    expect(open(t)).toEqual([t.figure(1, 0, 0)]);
  });

  it('EDGE-BRD-07: in contact is base to base, not in the same Space', () => {
    const touching: TargetSpec = { pick: 'figure', whose: 'enemy', near: { of: FIRST, contact: true } };
    const t = naming([{ pick: 'figure', whose: 'own' }, touching], {
      own: { squads: [{ card: 'militia', at: [[3, 3, 1]] }] },
      foe: {
        squads: [
          {
            card: 'militia',
            at: [
              [3, 3, 2],
              [3, 3, 4],
            ],
          },
        ],
      },
    });
    t.do(t.play(0, 'it'), t.figure(0, 0));
    expect(open(t)).toEqual([t.figure(1, 0, 0)]);
    expect(t.refusal(t.figure(1, 0, 1))).toEqual(['EDGE-BRD-07']);
  });
});

describe('whom an effect on “all” is about', () => {
  const all = (whom: Whom) =>
    holding([{ do: 'bonus', whom, stat: 'def', amount: 1, until: 'turn' }], { bySquad: true });
  const hit = (t: Table) => t.events('bonus.given').map(({ id }) => id);

  it('EDGE-GEN-05: everybody near enough, of whatever side, except the users where it says so', () => {
    const t = all({ all: 'any', near: { of: 'user', range: 1 }, except: 'user' });
    // Nobody is near the riders: only the militia can use it.
    t.do(t.play(0, 'it'));
    expect(hit(t).sort()).toEqual([t.figure(1, 0, 0), t.figure(1, 0, 1)].sort());
    const own = all({ all: 'own' });
    own.do(own.play(0, 'it'), own.squad(0, 0));
    expect(hit(own)).toEqual([own.figure(0, 0, 0), own.figure(0, 0, 1), own.figure(0, 1, 0), own.figure(0, 1, 1)]);
    const others = all({ all: 'own', except: 'user' });
    others.do(others.play(0, 'it'), others.squad(0, 0));
    expect(hit(others)).toEqual([others.figure(0, 1, 0), others.figure(0, 1, 1)]);
  });
});

describe('who may use an Action', () => {
  it.each([
    ['stands', RIDERS, []],
    ['is dead', { card: 'riders', at: [null, null, null] }, ['EDGE-CARD-04']],
    ['is not there', undefined, ['EDGE-CARD-04']],
  ] as const)('EDGE-CARD-04: an Action of nobody that names a Squad, when that Squad %s', (_, riders, refused) => {
    const squads = [MILITIA, ...(riders ? [riders] : [])] as readonly SquadBody[];
    const t = holding([NOTHING], { action: { squad: 'riders' }, own: { squads } });
    expect(t.refusal(t.play(0, 'it'))).toEqual(refused);
  });

  it.each(['roller', 'facing'] as const)('EDGE-CARD-04: as the %s of an exchange nobody acts without one', as => {
    const t = holding([NOTHING], { bySquad: true, action: { as } });
    expect(t.refusal(t.play(0, 'it'))).toEqual(['EDGE-CARD-04']);
  });

  it('EDGE-CARD-04: as the facing one nobody answers an Action either', () => {
    const factions = factionsWith({
      it: { upper: { user: 'nobody', effects: [NOTHING] } },
      answer: { upper: { instant: true, when: ['action-announced'], as: 'facing', effects: [{ do: 'cancel' }] } },
      stop: { upper: { instant: true, when: ['action-announced'], effects: [{ do: 'cancel' }] } },
    });
    const t = scene({
      windows: true,
      factions,
      seats: [
        { squads: [MILITIA], deck: DECK, hand: ['it'] },
        { squads: [{ card: 'militia', at: [[3, 3, 1]] }], deck: DECK, hand: ['answer', 'stop'] },
      ],
    });
    while (t.next.includes('window')) t.do({ do: 'pass' });
    t.do(t.play(0, 'it'));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.window.action-announced']);
    expect(t.refusal(t.play(1, 'answer'))).toEqual(['EDGE-CARD-04']);
    expect(t.refusal(t.play(1, 'stop'))).toEqual([]);
  });

  it('EDGE-MOV-19: figures with bases of different sizes do not change places', () => {
    const t = holding([{ do: 'swap', whom: FIRST, with: SECOND }], {
      action: { targets: [{ pick: 'figure', whose: 'own' }, ENEMY] },
    });
    playIt(t);
    // R101: nobody with a base like his is there to change places with, so that he cannot be named at all.
    expect(t.refusal(t.figure(0, 1))).toEqual(['EDGE-GEN-05']);
    expect(t.refusal(t.figure(0, 0))).toEqual([]);
    expect(t.events('figures.swapped')).toEqual([]);
  });
});
