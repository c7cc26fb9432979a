import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/effect.js';
import { added } from '../src/reduce/record.js';
import { NONE } from '../src/state.js';
import { factionsWith } from './customCards.js';
import { asked } from './holding.js';
import { scene, yellow, type Scene, type SceneBody, type Spot, type SquadBody } from './scene.js';
import { RED } from './testFaction.js';

/** Moves over traps, clause by clause: traps of seat 1, figures of seat 0 that walk along the row from (3, 3). */

const FAR: SquadBody = { card: 'militia', at: [[8, 0, 0]] };
const riders = (...at: SquadBody['at']): SquadBody => ({ card: 'riders', at, endurance: 2 });

const trapped = (...effects: Effect[]) =>
  factionsWith(
    {
      go: {
        upper: {
          user: 'nobody',
          targets: [{ pick: 'figure', whose: 'own' }],
          effects: [{ do: 'move', whom: { target: 0 }, steps: 2 }],
        },
      },
    },
    { tokens: [{ ...RED.tokens[0]!, trap: { whose: 'enemy', effects } }] },
  );

function table(squads: readonly SquadBody[], traps: readonly Spot[], body: Partial<SceneBody> = {}): Scene {
  const t = scene({ seats: [{ squads, hand: ['draw'] }, { squads: [FAR] }], ...body });
  for (const spot of traps)
    t.state.tokens = added(t.state.tokens, { kind: 'faction', owner: 1, ...t.at(...spot), id: 'snare' });
  return t;
}

const activated = (...of: Parameters<typeof table>) => {
  const t = table(...of);
  return t.do({ do: 'activate', squad: t.squad(0, 0) });
};

const ahead = (t: Scene, to: Spot, push: readonly Spot[] = []) =>
  t.move(0, to, { via: Array.from({ length: to[0] - 3 }, (_, i) => [4 + i, 3] as const), push });

const sprung = (t: Scene): number[] => t.events('token.removed').map(({ token }) => token);
const along = (t: Scene, ...row: number[]) => row.map(u => t.space(u, 3));

describe('walking over traps', () => {
  it('EDGE-MOV-11, EDGE-MOV-18: for the stop a figure stands on free hexes, whoever else is in that Space', () => {
    const t = activated([riders([3, 3, 0, 1], [4, 3, 0, 1])], [[4, 3, 6]]);
    t.do(ahead(t, [5, 3, 0, 1]));
    const [stop] = t.events('figure.moved');
    expect(stop!.to.space).toBe(t.space(4, 3));
    expect(stop!.to.mask).toBeGreaterThan(0);
    expect(stop!.to.mask & (t.at(4, 3, 0, 1).mask | t.at(4, 3, 6).mask)).toBe(0);
  });

  it('EDGE-MOV-18, R98: in the last Space the trap goes off when the figure has come to stand and pushed', () => {
    const t = activated([riders([3, 3, 0, 1])], [[4, 3, 6]], {
      seats: [{ squads: [riders([3, 3, 0, 1])] }, { squads: [{ card: 'militia', at: [[4, 3, 0]] }] }],
    });
    t.do(ahead(t, [4, 3, 0, 1], [[4, 3, 3]]));
    expect(t.events('figure.moved')).toMatchObject([{ path: along(t, 4), to: t.at(4, 3, 0, 1) }]);
    expect(sprung(t)).toEqual([0]);
    const told = t.allEvents.map(({ type }) => type as string);
    expect(told.indexOf('figure.moved')).toBeLessThan(told.indexOf('token.removed'));
  });

  it('R98: who only shifts inside a Space with a trap enters nothing', () => {
    const t = activated([riders([3, 3, 0, 1])], [[3, 3, 6]]);
    t.do(t.move(0, [3, 3, 2, 3]));
    expect(t.events('figure.moved')).toMatchObject([{ path: [], to: t.at(3, 3, 2, 3) }]);
    expect(sprung(t)).toEqual([]);
  });

  it('EDGE-DICE-01, R98: a trap that rolls no die opens no exchange; one that rolls opens one that nothing has cancelled', () => {
    const exchanges = (effect: Effect): unknown[] => {
      const t = activated([riders([3, 3, 0, 1])], [[4, 3, 6]], { factions: trapped(effect) });
      t.do(ahead(t, [4, 3, 0, 1]));
      if (asked(t) === 'edge.ask.die.ability') t.do('yellow', yellow(4));
      expect(sprung(t)).toEqual([0]);
      return t.events('exchange.opened').map(({ exchange }) => exchange);
    };
    const wound: Effect = { do: 'wound', whom: 'intruder', wounds: 1 };
    expect(exchanges(wound)).toEqual([]);
    const rolled = { kind: 'action', seat: 1, source: { from: 'token', token: 0 }, cancelled: false };
    expect(exchanges({ do: 'test', need: 3, pass: [wound] })).toMatchObject([rolled]);
  });

  it('R98: of two traps in a Space the second waits for somebody who is still there', () => {
    const carried = activated(
      [riders([3, 3, 0, 1])],
      [
        [4, 3, 5],
        [4, 3, 6],
      ],
      { factions: trapped({ do: 'reposition', whom: 'intruder', where: { of: 'itself', range: 1 } }) },
    );
    carried.do(ahead(carried, [4, 3, 0, 1]), { ...carried.at(4, 2, 0, 1), pushed: [] });
    expect(sprung(carried)).toEqual([0]);
    const killed = activated(
      [{ ...riders([3, 3, 0, 1], [0, 0, 0, 1]), endurance: 0 }],
      [
        [4, 3, 5],
        [4, 3, 6],
      ],
    );
    killed.do(ahead(killed, [4, 3, 0, 1]));
    expect(killed.state.figures[0]!.space).toBe(NONE);
    expect(sprung(killed)).toEqual([0]);
    const both = activated(
      [riders([3, 3, 0, 1])],
      [
        [4, 3, 5],
        [4, 3, 6],
      ],
    );
    both.do(ahead(both, [4, 3, 0, 1]));
    expect(sprung(both)).toEqual([0, 1]);
  });

  it('EDGE-MOV-18: each token is the trap of its own name, whatever else its faction lays', () => {
    const [snare] = RED.tokens;
    const grove = { id: 'grove', name: snare!.name, size: 1, limit: 2 } as const;
    const pit = { ...grove, id: 'pit', trap: { whose: 'enemy', effects: [{ do: 'draw', count: 1 }] } } as const;
    const t = scene({
      seats: [{ squads: [riders([3, 3, 0, 1])] }, { squads: [FAR] }],
      factions: factionsWith({}, { tokens: [pit, grove, snare!] }),
    });
    for (const [id, u] of [
      ['snare', 4],
      ['grove', 5],
      ['pit', 6],
    ] as const)
      t.state.tokens = added(t.state.tokens, { kind: 'faction', owner: 1, ...t.at(u, 3, 6), id });
    t.do({ do: 'activate', squad: 0 }, ahead(t, [5, 3, 0, 1]));
    expect(sprung(t)).toEqual([0]);
    expect(t.events('figure.wounded')).toMatchObject([{ figure: 0 }]);
    expect(t.state.seats[1]!.hand.cards).toEqual([]);
  });

  it('EDGE-MOV-18: an Altar or a Source is no trap', () => {
    const t = scene({
      seats: [{ squads: [riders([3, 3, 0, 1])] }, { squads: [FAR], altar: [6, 3] }],
      sources: [[5, 2]],
      // A token of the faction happens to have the same name.
      factions: factionsWith({}, { tokens: RED.tokens.map(token => ({ ...token, id: 'altar' })) }),
    });
    const altar = t.state.tokens.findIndex(({ kind }) => kind === 'altar');
    t.state.tokens = t.state.tokens.map((token, id) => (id === altar ? { ...token, ...t.at(4, 3, 6) } : token));
    t.do({ do: 'activate', squad: 0 }, ahead(t, [4, 3, 0, 1]));
    expect(sprung(t)).toEqual([]);
  });

  it('EDGE-MOV-20: who is held in a Space is put on free hexes of it and pushes nobody', () => {
    const factions = trapped({ do: 'status', whom: 'intruder', status: 'rooted', until: 'turn' });
    const t = activated([riders([3, 3, 0, 1])], [[4, 3, 6]], {
      factions,
      seats: [{ squads: [riders([3, 3, 0, 1])] }, { squads: [{ card: 'militia', at: [[4, 3, 0]] }] }],
    });
    t.do(ahead(t, [5, 3, 0, 1]));
    expect(t.refusal({ ...t.at(4, 3, 0, 1), pushed: [t.at(4, 3, 3)] })).toEqual(['EDGE-MOV-20']);
    t.do({ ...t.at(4, 3, 2, 3), pushed: [] });
    expect(t.events('figure.moved').at(-1)).toMatchObject({ path: [], to: t.at(4, 3, 2, 3) });
  });

  /** The trap kills the sleeper that was to be pushed. */
  const upset = (by: 'activation' | 'card'): Scene => {
    const factions = trapped({ do: 'wound', whom: { all: 'enemy' }, wounds: 1 });
    const sleepers: SquadBody = {
      card: 'sleepers',
      at: [
        [5, 3, 0],
        [0, 5, 0],
      ],
      endurance: 0,
    };
    const full: SquadBody = {
      card: 'brutes',
      at: [
        [5, 2, 0, 1, 2],
        [5, 2, 3, 4, 5],
      ],
    };
    const seats = [{ squads: [riders([3, 3, 0, 1]), sleepers, full], hand: ['go', 'draw'] }, { squads: [FAR] }];
    const t = table([], [[4, 3, 6]], { factions, seats });
    if (by === 'activation') t.do({ do: 'activate', squad: t.squad(0, 0) });
    else t.do(t.play(0, 'go'), 0);
    return t.do(ahead(t, [5, 3, 0, 1], [[5, 3, 2]]));
  };
  const on = (t: Scene, ...path: number[]) => ({ do: 'move', figure: 0, path, mask: 3, pushed: [] });

  it('R98: the rest of a move is no moment for cards, and crosses no obstacle', () => {
    const t = upset('activation');
    expect([t.seat, asked(t), t.prompt.rule]).toEqual([0, 'edge.ask.step', 'EDGE-MOV-18']);
    expect(t.refusal(t.play(0, 'draw'))).toEqual(['EDGE-CARD-01']);
    expect(t.refusal(on(t, t.space(5, 2), t.space(6, 2)))).toEqual(['EDGE-MOV-11']);
    expect(t.refusal(on(t, ...along(t, 5, 6)))).toEqual([]);
    expect(t.refusal({ ...on(t, t.space(0, 4)), figure: 1 })).toEqual(['EDGE-MOV-02']);
  });

  it('EDGE-MOV-01, R98: what a card gives is what is left of, not MOV', () => {
    const t = upset('card');
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.step']);
    expect(t.refusal(on(t, ...along(t, 5, 6)))).toEqual(['EDGE-MOV-02']);
    expect(t.refusal(on(t, ...along(t, 5)))).toEqual([]);
  });

  it('EDGE-MOV-19: who is put into another Space goes there by no way, who is put down in its own has none', () => {
    const factions = trapped({ do: 'reposition', whom: 'intruder', where: { of: 'itself', range: 1 } });
    const put = (to: Spot) => {
      const t = activated([riders([3, 3, 0, 1])], [[4, 3, 6]], { factions });
      t.do(ahead(t, [4, 3, 0, 1]), { ...t.at(...to), pushed: [] });
      return [t.events('figure.moved').at(-1)!.path, t.space(4, 2)];
    };
    const [moved, there] = put([4, 2, 0, 1]);
    expect(moved).toEqual([there]);
    expect(put([4, 3, 2, 3])[0]).toEqual([]);
  });
});
