import { describe, expect, it } from 'vitest';
import type { Faction, StatusKind, TokenKind } from '../src/content/types.js';
import type { Aura, Grant } from '../src/effect.js';
import { changeFigure, changeSquad } from '../src/reduce/record.js';
import type { Status } from '../src/state.js';
import { forbidden, granted, isWhose, statOf } from '../src/stats.js';
import { factionsWith } from './customCards.js';
import { DECK, holding, MILITIA, RIDERS } from './holding.js';
import { scene, type Scene, type SquadBody } from './scene.js';

/** What holds without being played: whom it reaches, and for how long. */

const name = { fr: 'x', en: 'x' };
/** Two figures at (3, 3), one Space from the foe at (4, 3) and four from the one at (7, 3). */
const FOES: SquadBody = {
  card: 'militia',
  at: [
    [4, 3, 3],
    [7, 3, 0],
  ],
};
const ATT: Aura = { to: 'bearer', stat: 'att', amount: 3 };
const around = (whose: 'own' | 'yours' | 'enemy' | 'any', range: number): Aura => ({
  to: { whose, range },
  stat: 'att',
  amount: 3,
});

const table = (part: Partial<Faction>, own: Partial<SquadBody> = {}): Scene =>
  holding([], { faction: part, own: { squads: [{ ...MILITIA, ...own }, RIDERS] }, foe: { squads: [FOES] } });

/** Figures whose ATT is not the printed 2. */
const changed = (t: Scene): number[] =>
  [...t.state.figures.keys()].filter(
    figure => t.state.figures[figure]!.space >= 0 && statOf(t.state, figure, 'att') !== 2,
  );

const marked = (t: Scene, part: Partial<Status>): Scene => {
  t.state.statuses = [{ on: 'squad', id: 0, status: 'x', until: 'match', seat: 0, depth: -1, ...part }];
  return t;
};
const status = (on: 'squad' | 'figure', ...auras: Aura[]): { statuses: StatusKind[] } => ({
  statuses: [{ id: 'x', name, on, auras }],
});

describe('statuses', () => {
  it('EDGE-BRD-06: on a Squad for all its figures, on a figure for that one', () => {
    const squad = marked(table(status('squad', ATT)), {});
    expect(changed(squad)).toEqual([squad.figure(0, 0, 0), squad.figure(0, 0, 1)]);
    const figure = marked(table(status('figure', ATT)), { on: 'figure', id: 1 });
    expect(changed(figure)).toEqual([1]);
    // The number of a Squad is not that of a figure.
    const other = marked(table(status('squad', ATT)), { id: 1 });
    expect(changed(other)).toEqual([other.figure(0, 1, 0), other.figure(0, 1, 1)]);
    expect(changed(marked(table(status('squad', ATT)), { status: 'unknown' }))).toEqual([]);
    expect(changed(marked(table(status('squad', { ...ATT, stat: 'def' })), {}))).toEqual([]);
  });

  it('EDGE-BRD-13: or for those around its bearers, enemies or not, as far as it reaches', () => {
    const near = (aura: Aura, part: Partial<Status> = {}) => {
      const t = marked(table(status(part.on ?? 'squad', aura)), part);
      return { t, found: changed(t) };
    };
    const { t } = near(ATT);
    const ours = [t.figure(0, 0, 0), t.figure(0, 0, 1)];
    const riders = [t.figure(0, 1, 0), t.figure(0, 1, 1)];
    const [close, far] = [t.figure(1, 0, 0), t.figure(1, 0, 1)];
    expect(near(around('enemy', 1)).found).toEqual([close]);
    expect(near(around('enemy', 0)).found).toEqual([]);
    expect(near(around('enemy', 3)).found).toEqual([close]);
    expect(near(around('enemy', 4)).found).toEqual([close, far]);
    expect(near(around('own', 1)).found).toEqual(ours);
    expect(near(around('own', 2)).found).toEqual([...ours, ...riders]);
    expect(near(around('any', 1)).found).toEqual([...ours, close]);
    expect(near(around('enemy', 1), { on: 'figure', id: 1 }).found).toEqual([close]);
    // A figure far off bears it: nobody is near.
    expect(near(around('enemy', 1), { on: 'figure', id: riders[0]! }).found).toEqual([]);
    // On an enemy's figure it is its owner who says who is an enemy.
    expect(near(around('enemy', 1), { on: 'figure', id: close }).found).toEqual(ours);
  });

  it('EDGE-WND-04: nobody is near to the killed, and the killed are near to nobody', () => {
    const t = marked(table(status('squad', around('enemy', 1))), {});
    for (const figure of [0, 1]) changeFigure(t.state, figure, -1, 0);
    expect(changed(t)).toEqual([]);
    expect(statOf(t.state, t.figure(1, 0, 2), 'att')).toBe(2);
    const one = marked(table(status('figure', around('enemy', 9))), { on: 'figure', id: 2 });
    expect(changed(one)).toEqual([]);
  });

  it('EDGE-GEN-05: several add up, and it ends when the marker is taken off', () => {
    const t = table(status('squad', ATT, ATT));
    expect(statOf(t.state, 0, 'att')).toBe(2);
    marked(t, {});
    expect(statOf(t.state, 0, 'att')).toBe(8);
    t.state.statuses = [];
    expect(statOf(t.state, 0, 'att')).toBe(2);
  });
});

describe('Altars and tokens', () => {
  const tokens = (...auras: Aura[]): TokenKind[] => [{ id: 'idol', name, size: 1, limit: 2, auras }];

  it('EDGE-BRD-13: an Altar’s aura is measured from it, for its owner, and there are others without', () => {
    const t = table({ altar: { name, auras: [around('own', 2)] } });
    expect(changed(t)).toEqual([]);
    t.state.tokens = [{ kind: 'altar', owner: 0, ...t.at(0, 5), id: 'altar' }];
    expect(changed(t)).toEqual([t.figure(0, 1, 0), t.figure(0, 1, 1)]);
    t.state.tokens = [{ kind: 'altar', owner: 1, ...t.at(5, 3), id: 'altar' }];
    expect(changed(t)).toEqual([t.figure(1, 0, 0), t.figure(1, 0, 1)]);
    t.state.tokens = [{ kind: 'source', owner: -1, ...t.at(5, 3), id: 'source' }];
    expect(changed(t)).toEqual([]);
    t.state.tokens = [{ kind: 'altar', owner: 1, space: -1, mask: 0, id: 'altar' }];
    expect(changed(t)).toEqual([]);
  });

  it('EDGE-GEN-05: a faction token has the aura of its own name; one for its bearer has none', () => {
    const t = table({ altar: { name }, tokens: tokens(around('own', 0)) });
    const lay = (id: string) => {
      t.state.tokens = [{ kind: 'faction', owner: 0, ...t.at(3, 3, 5), id }];
      return changed(t);
    };
    expect([lay('idol'), lay('snare')]).toEqual([[0, 1], []]);
    const own = table({ tokens: tokens(ATT) });
    own.state.tokens = [{ kind: 'faction', owner: 0, ...own.at(3, 3, 5), id: 'idol' }];
    expect(changed(own)).toEqual([]);
  });

  it('R97: whoever is out of the match radiates no more', () => {
    const t = table({ altar: { name, auras: [around('any', 9)] } });
    t.state.tokens = [{ kind: 'altar', owner: 0, ...t.at(1, 5), id: 'altar' }];
    expect(changed(t).length).toBeGreaterThan(0);
    t.state.seats[0]!.eliminated = true;
    t.state.tokens = [...t.state.tokens];
    expect(changed(t)).toEqual([]);
  });
});

describe('Passive Actions', () => {
  const factions = factionsWith({ gem: { upper: {}, lower: { passive: [ATT] }, attach: {} } });

  it('EDGE-UPG-15: hold for the bearer as long as the token lies there, and not before', () => {
    const bearing = (passive: boolean) =>
      scene({
        factions,
        seats: [
          { squads: [RIDERS, { ...MILITIA, upgrades: [{ card: 'gem', passive }] }], deck: DECK },
          { squads: [FOES], deck: DECK },
        ],
      });
    const t = bearing(true);
    expect(changed(t)).toEqual([t.figure(0, 1, 0), t.figure(0, 1, 1)]);
    expect(changed(bearing(false))).toEqual([]);
    changeSquad(t.state, t.squad(0, 1), { upgrades: [] });
    expect(changed(t)).toEqual([]);
  });
});

describe('what is granted and forbidden', () => {
  it('EDGE-SQD-08, EDGE-SQD-10, EDGE-SQD-12: by the symbols of the face that is up, each for itself', () => {
    const t = holding([], {
      own: {
        squads: [
          MILITIA,
          { card: 'brutes', at: [[6, 5, 0, 1, 2]] },
          {
            card: 'ghosts',
            at: [
              [0, 5, 0],
              [0, 5, 1],
            ],
          },
        ],
      },
    });
    const grants: readonly Grant[] = ['att-reroll', 'def-reroll', 'crossing', 'no-counter'];
    const of = (squad: number) => grants.map(grant => granted(t.state, t.figure(0, squad), grant));
    expect([of(0), of(1), of(2)]).toEqual([
      [false, false, false, false],
      [true, true, false, false],
      [false, false, true, false],
    ]);
  });

  it('EDGE-ACT-04: by a bonus or an aura, of this kind, for those concerned', () => {
    const t = marked(table(status('squad', { to: 'bearer', grants: ['no-counter'] })), {});
    const has = (figure: number, grant: Grant) => granted(t.state, figure, grant);
    expect([has(0, 'no-counter'), has(0, 'crossing'), has(t.figure(0, 1), 'no-counter')]).toEqual([true, false, false]);
    const bonus = { stat: 'none', amount: 0, until: 'turn', seat: 0, depth: -1 } as const;
    t.state.bonuses = [{ on: 'figure', id: 1, grant: 'crossing', ...bonus }];
    expect([has(1, 'crossing'), has(0, 'crossing'), has(1, 'att-reroll')]).toEqual([true, false, false]);
    t.state.bonuses = [{ on: 'squad', id: 1, grant: 'crossing', ...bonus }];
    expect([has(1, 'crossing'), has(t.figure(0, 1), 'crossing')]).toEqual([false, true]);
  });

  it('EDGE-GEN-05: a deed is forbidden to those concerned, and no other deed', () => {
    const t = marked(table(status('squad', { to: 'bearer', forbids: ['move', 'shoot'] })), {});
    const not = (figure: number, deed: Parameters<typeof forbidden>[2]) => forbidden(t.state, figure, deed);
    expect([not(0, 'move'), not(0, 'shoot'), not(0, 'fight')]).toEqual([name, name, undefined]);
    expect(not(t.figure(0, 1), 'move')).toBeUndefined();
  });
});

describe('whose a piece is', () => {
  it('EDGE-TEAM-10: one’s own, one’s side’s, an enemy’s or anybody’s', () => {
    const seats = [0, 1, 2, 3].map(seat => ({ squads: [{ card: 'militia', at: [[seat * 2, 3, 0]] }] as SquadBody[] }));
    const t = scene({ mode: 'team', seats });
    const whose = (what: 'own' | 'yours' | 'enemy' | 'any') => [0, 1, 2, 3].map(o => isWhose(t.state, what, 0, o));
    expect(whose('own')).toEqual([true, false, false, false]);
    expect(whose('yours')).toEqual([true, false, true, false]);
    expect(whose('enemy')).toEqual([false, true, false, true]);
    expect(whose('any')).toEqual([true, true, true, true]);
  });
});
