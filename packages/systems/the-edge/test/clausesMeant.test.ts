import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/book.js';
import type { Near, TargetSpec } from '../src/effect.js';
import { changeSquad } from '../src/reduce/record.js';
import type { Scope } from '../src/scope.js';
import { NONE, type Exchange, type Roll, type State } from '../src/state.js';
import {
  candidates,
  farFrom,
  placesAt,
  reachFor,
  sideOfExchange,
  squadsAt,
  squadsOfWhom,
  tooFar,
  whomOf,
} from '../src/targets.js';
import { FIRST, holding } from './holding.js';
import { scene, type SquadBody } from './scene.js';

/** Whom and what the words of a card mean, asked of the judges themselves. */

type Table = ReturnType<typeof holding>;

/** Seat 0 with four Squads, one of them dead; seat 1 with two. */
const table = (targets: readonly TargetSpec[] = []): Table =>
  holding([{ do: 'crystals', count: 1 }], {
    action: { targets },
    own: {
      squads: [
        { card: 'militia', at: [[3, 3, 0], [0, 0, 0], null], upgrades: [{ card: 'blade' }] },
        {
          card: 'riders',
          at: [
            [1, 3, 0, 1],
            [1, 3, 3, 4],
            [6, 3, 0, 1],
          ],
          endurance: 2,
        },
        { card: 'ghosts', at: [null, null] },
      ],
      altar: [0, 5],
    },
    foe: {
      squads: [
        { card: 'militia', at: [[3, 3, 1], null], upgrades: [{ card: 'mail' }] },
        { card: 'riders', at: [[5, 3, 0, 1]], endurance: 1 },
      ],
      altar: [6, 1],
    },
    body: { sources: [[3, 5]] },
  });

const scopeOf = (t: Table, part: Partial<Scope> = {}): Scope => ({
  seat: 0,
  source: { from: 'hand', card: t.card(0, 'it'), half: 'upper' },
  squad: NONE,
  depth: 0,
  targets: [],
  ...part,
});

/** Those of the candidates that are near enough. */
const near = (t: Table, spec: TargetSpec, part: Partial<Scope> = {}): number[] => {
  const scope = scopeOf(t, part);
  const far = reachFor(t.state, spec, scope);
  return candidates(t.state, spec, scope).filter(id => far(id) === undefined);
};

describe('who or what may be named', () => {
  it('EDGE-GEN-05, R67: an opponent is of the other side and still in the match', () => {
    const seats = [0, 1, 2, 3].map(seat => ({ squads: [{ card: 'militia', at: [[seat * 3, 3, 0]] }] as SquadBody[] }));
    const offered = (mode: 'ffa4' | 'team', out?: number) => {
      const t = scene({ mode, seats });
      if (out !== undefined) t.state.seats[out]!.eliminated = true;
      const scope = { seat: 0, source: { from: 'banner' }, squad: NONE, depth: 0, targets: [] } as const;
      return candidates(t.state, { pick: 'opponent' }, scope);
    };
    expect([offered('ffa4'), offered('ffa4', 2), offered('team')]).toEqual([
      [1, 2, 3],
      [1, 3],
      [1, 3],
    ]);
  });

  it('EDGE-BRD-14: a Space with room has free hexes for a base of that size; any other Space may be full', () => {
    const t = table();
    const spaces = (room?: 1 | 2 | 7) =>
      candidates(t.state, { pick: 'space', ...(room && { room }) }, scopeOf(t)).length;
    const all = boardOf(t.state).spaces.length;
    // Two Altars and a Source fill theirs; figures stand in five more.
    expect([spaces(), spaces(1), spaces(7)]).toEqual([all, all - 3, all - 8]);
    expect(near(t, { pick: 'space', room: 1 })).toContain(t.space(3, 3));
  });

  it('EDGE-MOV-19: a figure of the same size as the one named before, and another', () => {
    const spec: TargetSpec = { pick: 'figure', whose: 'any', alike: FIRST };
    const t = table([{ pick: 'figure', whose: 'any' }, spec]);
    const rider = t.figure(0, 1);
    expect(near(t, spec, { targets: [[rider]] })).toEqual([t.figure(0, 1, 1), t.figure(0, 1, 2), t.figure(1, 1)]);
    expect(near(t, { ...spec, whose: 'own' }, { targets: [[rider]] })).toEqual([t.figure(0, 1, 1), t.figure(0, 1, 2)]);
    // Of several named, one of its size is enough.
    expect(near(t, { ...spec, whose: 'enemy' }, { targets: [[t.figure(0, 0), rider]] })).toEqual([
      t.figure(1, 0),
      t.figure(1, 1),
    ]);
  });

  it('R41, EDGE-WND-12: a Squad that misses figures may be dead; one that was never deployed is none', () => {
    const t = table();
    const squads = (part: object) => near(t, { pick: 'squad', whose: 'own', ...part });
    expect(squads({})).toEqual([t.squad(0, 0), t.squad(0, 1)]);
    expect(squads({ missing: 'figures' })).toEqual([t.squad(0, 0), t.squad(0, 2)]);
    changeSquad(t.state, t.squad(0, 1), { status: 'removed' });
    expect(squads({})).toEqual([t.squad(0, 0)]);
    changeSquad(t.state, t.squad(0, 2), { status: 'waiting' });
    expect(squads({ missing: 'figures' })).toEqual([t.squad(0, 0)]);
  });

  it('R41: tokens are missing below the printed value only, and only to the living', () => {
    const t = table();
    const missing = () => near(t, { pick: 'squad', whose: 'any', missing: 'endurance' });
    expect(missing()).toEqual([t.squad(1, 1)]);
    changeSquad(t.state, t.squad(0, 2), { endurance: 0 });
    expect(missing()).toEqual([t.squad(1, 1)]);
  });

  it('EDGE-GEN-05: an Upgrade by whose Squad bears it, and near enough when a figure of that Squad is', () => {
    const t = table();
    const [blade, mail] = [t.card(0, 'blade'), t.card(1, 'mail')];
    const upgrades = (whose: 'own' | 'enemy' | 'any', range?: number) =>
      near(t, { pick: 'upgrade', whose, ...(range !== undefined && { near: { of: 'altar', range } }) });
    expect([upgrades('own'), upgrades('enemy'), upgrades('any')]).toEqual([[blade], [mail], [blade, mail]]);
    // The Altar is three Spaces from the militia in the middle, which is the nearest of its Squad.
    const apart = 3;
    expect([upgrades('any', apart), upgrades('any', apart - 1)]).toEqual([[blade, mail], []]);
  });
});

describe('near enough', () => {
  it('EDGE-SHT-11: a Squad by its nearest figure, whichever that is; a dead one is nowhere', () => {
    const spec: TargetSpec = { pick: 'squad', whose: 'own', near: { of: FIRST, range: 1 } };
    const t = table([{ pick: 'figure', whose: 'any' }, spec]);
    const around = (figure: number) => near(t, spec, { targets: [[figure]] });
    // The first figure of the riders is near the one, the last near the other.
    expect(around(t.figure(0, 1, 0))).toEqual([t.squad(0, 1)]);
    expect(around(t.figure(1, 1))).toEqual([t.squad(0, 1)]);
    expect(around(t.figure(1, 0))).toEqual([t.squad(0, 0)]);
    const far = reachFor(t.state, spec, scopeOf(t, { targets: [[t.figure(1, 0)]] }));
    expect([far(t.squad(0, 1))?.rule, far(t.squad(0, 2))?.rule]).toEqual(['EDGE-SHT-11', 'EDGE-SHT-11']);
  });

  it('EDGE-SHT-11: a Space at most so far, from any of the figures it is measured from', () => {
    const t = table();
    const spaces = (range: number, squad: number) => near(t, { pick: 'space', near: { of: 'user', range } }, { squad });
    expect(spaces(0, t.squad(0, 1))).toEqual([t.space(1, 3), t.space(6, 3)]);
    expect(spaces(0, t.squad(0, 0)).sort()).toEqual([t.space(0, 0), t.space(3, 3)].sort());
    // From nobody nothing is near.
    expect([spaces(99, NONE), spaces(99, t.squad(0, 2))]).toEqual([[], []]);
    expect(tooFar(t.state, { of: 'user', range: 99 }, scopeOf(t), t.at(3, 3))?.rule).toBe('EDGE-SHT-11');
    expect(tooFar(t.state, undefined, scopeOf(t), t.at(3, 3))).toBeUndefined();
  });

  it('EDGE-SHT-10 to -14, EDGE-BRD-07: distance, line and contact, each where it is asked for', () => {
    const t = table();
    const why = (
      how: Omit<Near, 'of'>,
      from: readonly [number, number, number],
      to: readonly [number, number, number],
    ) => farFrom(t.state, how, t.at(...from), t.at(...to))?.rule;
    expect(why({}, [0, 0, 0], [8, 0, 0])).toBeUndefined();
    expect([why({ range: 2 }, [1, 0, 0], [3, 0, 0]), why({ range: 1 }, [1, 0, 0], [3, 0, 0])]).toEqual([
      undefined,
      'EDGE-SHT-11',
    ]);
    // Not along a line of Spaces; and a Source that fills its Space in between.
    expect(why({ line: true }, [1, 0, 0], [2, 2, 0])).toBe('EDGE-SHT-14');
    expect(why({}, [1, 0, 0], [2, 2, 0])).toBeUndefined();
    expect(why({ line: true }, [1, 5, 0], [5, 5, 0])).toBe('EDGE-SHT-10');
    expect([why({ contact: true }, [4, 0, 0], [4, 0, 1]), why({ contact: true }, [4, 0, 1], [4, 0, 4])]).toEqual([
      undefined,
      'EDGE-BRD-07',
    ]);
  });
});

describe('what is measured from', () => {
  it('EDGE-GEN-05: one’s own Altar while it stands; a Space named before; whoever is being placed', () => {
    const t = table([{ pick: 'space' }]);
    // A token of one's own is no Altar.
    t.state.tokens = [...t.state.tokens, { kind: 'faction', owner: 0, ...t.at(4, 4, 0), id: 'snare' }];
    expect(placesAt(t.state, 'altar', scopeOf(t)).map(({ space }) => space)).toEqual([t.space(0, 5)]);
    const targets = [[t.space(4, 4)]];
    expect(placesAt(t.state, FIRST, scopeOf(t, { targets }))).toEqual([{ space: t.space(4, 4), mask: 0 }]);
    expect([
      whomOf(t.state, FIRST, scopeOf(t, { targets })),
      squadsAt(t.state, FIRST, scopeOf(t, { targets })),
    ]).toEqual([[], []]);
    const itself = (figure?: number) =>
      placesAt(t.state, 'itself', scopeOf(t, figure === undefined ? {} : { itself: figure })).length;
    expect([itself(), itself(t.figure(0, 0)), itself(t.figure(0, 0, 2))]).toEqual([0, 1, 0]);
    const altar = t.state.tokens.findIndex(({ kind, owner }) => kind === 'altar' && owner === 0);
    t.state.tokens = t.state.tokens.map((token, i) => (i === altar ? { ...token, space: NONE, mask: 0 } : token));
    expect(placesAt(t.state, 'altar', scopeOf(t))).toEqual([]);
  });
});

describe('whom an effect is about', () => {
  const ids = (t: Table) => ({ dead: t.figure(0, 0, 2), one: t.figure(0, 0), two: t.figure(0, 0, 1) });

  it('EDGE-WND-04: of the figures named those that still stand; their Squads, each once', () => {
    const t = table([{ pick: 'figure', whose: 'any', upTo: 4 }]);
    const { dead, one, two } = ids(t);
    const scope = scopeOf(t, { targets: [[one, dead, two, t.figure(1, 0)]] });
    expect(whomOf(t.state, FIRST, scope)).toEqual([one, two, t.figure(1, 0)]);
    expect(squadsOfWhom(t.state, FIRST, scope)).toEqual([t.squad(0, 0), t.squad(1, 0)]);
    // A Squad that was named through a figure is meant though the figure has fallen.
    expect(squadsOfWhom(t.state, FIRST, scopeOf(t, { targets: [[dead]] }))).toEqual([t.squad(0, 0)]);
  });

  it('EDGE-GEN-05: the user’s living figures, and nobody where nobody uses it', () => {
    const t = table();
    const { one, two } = ids(t);
    const by = (squad: number) => scopeOf(t, { squad });
    expect([whomOf(t.state, 'user', by(t.squad(0, 0))), whomOf(t.state, 'user', by(NONE))]).toEqual([[one, two], []]);
    expect([squadsAt(t.state, 'user', by(t.squad(0, 2))), squadsAt(t.state, 'user', by(NONE))]).toEqual([
      [t.squad(0, 2)],
      [],
    ]);
  });

  it('EDGE-GEN-05: a Squad named is meant alive or dead; through an Upgrade it is its bearer, as long as there is one', () => {
    const squad = table([{ pick: 'squad', whose: 'any' }]);
    const named = scopeOf(squad, { targets: [[squad.squad(0, 2)]] });
    expect([squadsAt(squad.state, FIRST, named), whomOf(squad.state, FIRST, named)]).toEqual([[squad.squad(0, 2)], []]);
    const t = table([{ pick: 'upgrade', whose: 'any' }]);
    const through = (...cards: number[]) => scopeOf(t, { targets: [cards] });
    const mail = t.card(1, 'mail');
    expect(squadsAt(t.state, FIRST, through(mail))).toEqual([t.squad(1, 0)]);
    expect(whomOf(t.state, FIRST, through(mail))).toEqual([t.figure(1, 0)]);
    // The blade is borne by the first Squad of all.
    expect(squadsAt(t.state, FIRST, through(t.card(0, 'blade')))).toEqual([0]);
    expect(whomOf(t.state, FIRST, through(t.card(0, 'blade')))).toEqual([t.figure(0, 0), t.figure(0, 0, 1)]);
    const loose = t.state.seats[1]!.deck.list[0]!;
    expect([squadsAt(t.state, FIRST, through(loose)), whomOf(t.state, FIRST, through(loose))]).toEqual([[], []]);
  });

  it('EDGE-MOV-18: the intruder, while it stands; nobody where there is none', () => {
    const t = table();
    const { dead, one } = ids(t);
    expect(whomOf(t.state, 'intruder', scopeOf(t))).toEqual([]);
    expect(whomOf(t.state, 'intruder', scopeOf(t, { intruder: one }))).toEqual([one]);
    expect(whomOf(t.state, 'intruder', scopeOf(t, { intruder: dead }))).toEqual([]);
  });

  it('EDGE-SHT-04: those whom the Shot has hit and who stand; of each Squad once', () => {
    const t = table();
    const { dead, one, two } = ids(t);
    const facing = scopeOf(t, { facing: [two, dead, one] });
    expect(whomOf(t.state, 'facing', facing)).toEqual([two, one]);
    expect([squadsOfWhom(t.state, 'facing', facing), squadsAt(t.state, 'facing', facing)]).toEqual([
      [t.squad(0, 0)],
      [t.squad(0, 0)],
    ]);
    // Who rolls is another matter, and without an exchange there is nobody.
    expect(whomOf(t.state, 'roller', facing)).toEqual([]);
  });

  it('EDGE-GEN-05: all of a side near something, each standing figure', () => {
    const t = table();
    const all = (whose: 'own' | 'enemy' | 'any', part: object = {}, scope: Partial<Scope> = {}) =>
      whomOf(t.state, { all: whose, ...part }, scopeOf(t, scope));
    expect(all('enemy')).toEqual([t.figure(1, 0), t.figure(1, 1)]);
    const user = { squad: t.squad(0, 1) };
    expect(all('any', { near: { of: 'user', range: 1 } }, user)).toEqual([
      t.figure(0, 1, 0),
      t.figure(0, 1, 1),
      t.figure(0, 1, 2),
      t.figure(1, 1),
    ]);
    expect(all('any', { near: { of: 'user', range: 1 }, except: 'user' }, user)).toEqual([t.figure(1, 1)]);
  });
});

describe('the sides of an exchange', () => {
  const rolled = (purpose: Roll['purpose']): Roll => ({
    seat: 0,
    purpose,
    die: 'red',
    side: 3,
    value: 3,
    rerolled: false,
  });
  const combat = (striker: -1 | 0 | 1, roll: Roll | null): Exchange => ({
    kind: 'combat',
    figures: [4, 7],
    sneaks: [false, false],
    striker,
    cancelled: false,
    roll,
  });
  const sides = (exchange?: Exchange) => [sideOfExchange(exchange, 'roller'), sideOfExchange(exchange, 'facing')];

  it.each([
    ['before Initiative, whoever started it', combat(-1, null), [4], [7]],
    ['the one who attacks', combat(0, rolled('attack')), [4], [7]],
    ['the one who attacks, though the other started it', combat(1, null), [7], [4]],
    ['the one who defends against the first', combat(0, rolled('defence')), [7], [4]],
    ['the one who defends against the second', combat(1, rolled('defence')), [4], [7]],
  ] as const)('EDGE-CMB-07, -08: in a Combat the roller is %s', (_, exchange, roller, facing) => {
    expect(sides(exchange)).toEqual([roller, facing]);
  });

  it('EDGE-SHT-02: in a Shot the shooter, if there is one, and everybody aimed at; in an Action nobody', () => {
    const shot = (shooter: number): Exchange => ({
      kind: 'shot',
      seat: 0,
      shooter,
      targets: [7, 8],
      cancelled: false,
      roll: null,
    });
    expect(sides(shot(4))).toEqual([[4], [7, 8]]);
    expect(sides(shot(NONE))).toEqual([[], [7, 8]]);
    const source = { from: 'banner' } as const;
    expect(sides({ kind: 'action', seat: 0, source, on: [1], cancelled: false, roll: rolled('ability') })).toEqual([
      [],
      [],
    ]);
    expect(sides()).toEqual([[], []]);
  });

  it('EDGE-CARD-12: what is reacted to is the innermost Combat or Shot under way when the card was announced', () => {
    const t = table();
    const [one, foe] = [t.figure(0, 0), t.figure(1, 0)];
    const between = (a: number, b: number): Exchange => ({ ...combat(0, null), figures: [a, b] }) as Exchange;
    const source = { from: 'banner' } as const;
    const action: Exchange = { kind: 'action', seat: 0, source, on: [], cancelled: false, roll: null };
    const exchanges: State['exchanges'] = [between(one, foe), action, between(foe, t.figure(0, 1))];
    t.state.exchanges = exchanges;
    const roller = (depth: number) => whomOf(t.state, 'roller', scopeOf(t, { depth }));
    expect([roller(0), roller(1), roller(2), roller(3)]).toEqual([[], [one], [one], [foe]]);
  });
});
