import { describe, expect, it } from 'vitest';
import { PASS, scene, yellow, type Scene, type SquadBody } from './scene.js';
import { factionsWith } from './customCards.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const FAR: SquadBody = { card: 'ghosts', at: [[0, 4, 0]] };

const GUN: SquadBody = { card: 'gun', at: [[3, 3, 1, 6]] };

/** Both sides hold an ambush; seat 0 attacks, and everybody who is asked in a window does what is said here. */
function mutual(own: string, foe: string, answers: Readonly<Record<number, 'ambush'>>): Scene {
  const t = scene({
    seats: [
      {
        squads: [
          {
            card: own,
            endurance: 0,
            at: [
              [3, 3, 0],
              [0, 0, 0],
            ],
          },
        ],
        hand: ['ambush'],
      },
      {
        squads: [
          foe === 'gun'
            ? GUN
            : {
                card: foe,
                endurance: 0,
                at: [
                  [3, 3, 1],
                  [0, 4, 0],
                ],
              },
        ],
        hand: ['ambush'],
      },
    ],
    windows: true,
  });
  while (t.next === 'edge.ask.window.open') t.do(PASS);
  t.do({ do: 'activate', squad: 0 });
  if (t.next === 'edge.ask.mode') t.do('keep');
  t.do(t.fight(t.figure(0, 0), t.figure(1, 0)));
  const played = new Set<number>();
  while (t.next.startsWith('edge.ask.window')) {
    const seat = t.seat;
    const wants = t.next === 'edge.ask.window.combat-declared' && answers[seat] !== undefined && !played.has(seat);
    if (wants) played.add(seat);
    t.do(wants ? t.play(seat, 'ambush') : PASS);
  }
  return t;
}

const passing = (t: Scene): Scene => {
  while (t.next.startsWith('edge.ask.window')) t.do(PASS);
  return t;
};

/** Rolls that hit: the die of the attacker, then that of the defender. */
function hits(t: Scene, attack: number, defence: number): Scene {
  passing(t).do('yellow', yellow(attack));
  return passing(passing(t).do('yellow', yellow(defence)));
}

describe('mutual Sneak Attacks', () => {
  const both = { 0: 'ambush', 1: 'ambush' } as const;

  it('EDGE-SNK-03, R54 (edge case 46): both are resolved, the active player’s first, and both may die', () => {
    const t = mutual('ghosts', 'ghosts', both);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.die.attack']);
    hits(t, 4, 1);
    // The first hit kills nobody yet: the other attacks as well.
    expect(t.events('figure.killed')).toEqual([]);
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.die.attack']);
    hits(t, 4, 1);
    expect(t.events('figure.killed').map(({ figure }) => figure)).toEqual([t.figure(1, 0), t.figure(0, 0)]);
    expect(t.events('vp.gained').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('EDGE-SNK-03: one may fail', () => {
    const t = mutual('ghosts', 'ghosts', both);
    hits(hits(t, 1, 4), 4, 1);
    expect(t.events('figure.killed').map(({ figure }) => figure)).toEqual([t.figure(0, 0)]);
    expect(t.events('attack.resolved')).toHaveLength(2);
  });

  it('EDGE-SNK-01, EDGE-SNK-02: with only one there is nothing to answer', () => {
    const t = mutual('ghosts', 'ghosts', { 1: 'ambush' });
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.die.attack']);
    hits(t, 1, 4);
    expect(t.events('attack.resolved')).toHaveLength(1);
    expect(t.next).not.toBe('edge.ask.counter');
  });

  it('EDGE-SNK-03, R32: a figure without ATT does not attack, not even by stealth', () => {
    const t = mutual('militia', 'gun', both);
    passing(t).do('yellow', yellow(0), 'keep');
    passing(t);
    expect(t.events('attack.resolved').map(({ attacker }) => attacker)).toEqual([t.figure(0, 0)]);
    expect(t.events('die.rolled')).toHaveLength(1);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
  });
});

describe('Sneak Attacks that reactions reach', () => {
  /** Cards of seat 1 that answer at these moments; the alternate face of the ghosts has no ATT. */
  const factions = factionsWith({
    dull: {
      upper: {
        user: 'nobody',
        instant: true,
        when: ['before-attack'],
        targets: [{ pick: 'squad', whose: 'enemy' }],
        effects: [{ do: 'mode', whom: { target: 0 } }],
      },
    },
    halt: { upper: { user: 'nobody', instant: true, when: ['attack-rolled'], effects: [{ do: 'cancel' }] } },
  }).map(faction => ({
    ...faction,
    squads: faction.squads.map(squad =>
      squad.id === 'ghosts' ? { ...squad, faces: [squad.faces[0], { ...squad.faces[1], att: null }] as const } : squad,
    ),
  }));
  const ghosts = (...at: SquadBody['at']): SquadBody => ({ card: 'ghosts', endurance: 0, at });
  const table = (hand: string[]): Scene =>
    passing(
      scene({
        windows: true,
        factions,
        seats: [
          { squads: [ghosts([3, 3, 0], [0, 0, 0])], hand: ['ambush'] },
          { squads: [ghosts([3, 3, 1], [0, 4, 0])], hand },
        ],
      }),
    );
  /** Passes until this seat is asked at this moment. */
  const until = (t: Scene, moment: string, seat: number): Scene => {
    while (t.next !== `edge.ask.window.${moment}` || t.seat !== seat) t.do(PASS);
    return t;
  };

  it('EDGE-SNK-01, R32: whose card is turned over to a face without ATT does not attack, and neither does the other', () => {
    const t = table(['dull']);
    t.do(t.play(0, 'ambush', 'lower'), t.figure(0, 0));
    passing(t).do(t.figure(1, 0));
    until(t, 'before-attack', 1).do(t.play(1, 'dull'), 0);
    passing(t);
    expect(t.events('mode.changed')).toHaveLength(1);
    expect(t.events('die.rolled')).toEqual([]);
    expect([t.next, t.state.exchanges]).toEqual(['edge.ask.turn', []]);
  });

  it('EDGE-SNK-03, R55: of mutual ones a cancelled first ends the Sequence', () => {
    const t = table(['ambush', 'halt']);
    t.do({ do: 'activate', squad: 0 });
    if (t.next === 'edge.ask.mode') t.do('keep');
    t.do(t.fight(0, t.figure(1, 0)));
    until(t, 'combat-declared', 0).do(t.play(0, 'ambush'));
    until(t, 'combat-declared', 1).do(t.play(1, 'ambush'));
    passing(t).do('yellow', yellow(4));
    until(t, 'attack-rolled', 1).do(t.play(1, 'halt'));
    passing(t);
    expect(t.events('sneak.declared')).toHaveLength(2);
    expect(t.events('die.rolled')).toHaveLength(1);
    expect(t.events('figure.killed')).toEqual([]);
    expect(t.next).toBe('edge.ask.step');
  });

  it('EDGE-SNK-03, R54: the active player’s comes first, though the other began; then the other’s', () => {
    const t = scene({
      windows: true,
      seats: [
        { squads: [ghosts([3, 3, 0], [0, 0, 0])], hand: ['ambush'] },
        { squads: [ghosts([3, 3, 1], [0, 4, 0])], hand: ['ambush'] },
      ],
    });
    while (t.seat === 0) t.do(PASS);
    t.do(t.play(1, 'ambush', 'lower'), t.figure(1, 0), t.figure(0, 0));
    until(t, 'combat-declared', 0).do(t.play(0, 'ambush'));
    hits(hits(t, 1, 4), 1, 4);
    expect(t.events('attack.resolved').map(({ attacker }) => attacker)).toEqual([t.figure(0, 0), t.figure(1, 0)]);
  });
});

describe('broken Sequences', () => {
  it('R55: when the two no longer touch, nothing more is rolled', () => {
    const flight = factionsWith({
      flee: {
        upper: {
          instant: true,
          user: 'nobody',
          targets: [{ pick: 'figure', whose: 'own' }],
          effects: [{ do: 'reposition', whom: { target: 0 }, where: { of: { target: 0 }, range: 2 } }],
        },
      },
    });
    const t = scene({
      seats: [{ squads: [militia([3, 3, 0]), FAR] }, { squads: [militia([3, 3, 1], [8, 0, 0])], hand: ['flee'] }],
      factions: flight,
      windows: true,
    });
    passing(t).do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)));
    while (t.seat === 0) t.do(PASS);
    expect(t.next).toBe('edge.ask.window.combat-declared');
    t.do(t.play(1, 'flee'));
    passing(t).do(t.figure(1, 0));
    passing(t).do({ ...t.at(5, 3, 0), pushed: [] });
    passing(t);
    expect(t.events('die.rolled')).toEqual([]);
    expect(t.state.exchanges).toEqual([]);
  });
});
