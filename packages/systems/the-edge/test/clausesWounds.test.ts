import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/effect.js';
import { factionsWith } from './customCards.js';
import { PASS, scene, yellow, type Scene, type SeatBody, type SquadBody } from './scene.js';

/** Wounds of one instant: who is asked for an order, and who is past being wounded. */

const hurt = (whom: 'any' | 'enemy', wounds: number): Effect => ({ do: 'wound', whom: { all: whom }, wounds });
const FACTIONS = factionsWith({
  doom: { upper: { user: 'nobody', effects: [hurt('any', 9)] } },
  slay: { upper: { user: 'nobody', effects: [hurt('enemy', 9)] } },
  sting: { upper: { user: 'nobody', effects: [hurt('enemy', 1)] } },
}).map(faction => ({
  ...faction,
  // Somebody who is left standing, whatever happens.
  squads: faction.squads.map(squad => (squad.id === 'titan' ? { ...squad, endurance: 9 } : squad)),
}));

const riders = (endurance: number, ...at: SquadBody['at']): SquadBody => ({ card: 'riders', endurance, at });
const brutes = (...at: SquadBody['at']): SquadBody => ({ card: 'brutes', endurance: 0, at });
const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const HAND = ['slow', 'slow', 'slow'];

describe('who dies first', () => {
  const stung = (endurance: number, ...at: SquadBody['at']): Scene => {
    const t = scene({
      factions: FACTIONS,
      seats: [
        { squads: [militia([0, 0, 0])], hand: ['sting', 'slow', 'slow'] },
        { squads: [riders(endurance, ...at)], hand: HAND },
      ],
    });
    return t.do(t.play(0, 'sting'));
  };

  it.each([
    [3, false, 0],
    [2, false, 0],
    [1, true, undefined],
    [0, false, 2],
  ])(
    'EDGE-WND-01, -02, R88: two wounded with %i tokens between them: an order is asked for: %s',
    (tokens, asked, dead) => {
      const t = stung(tokens, [5, 3, 0, 1], [6, 3, 0, 1]);
      expect(t.next === 'edge.ask.wounds').toBe(asked);
      if (dead !== undefined) expect(t.events('figure.killed')).toHaveLength(dead);
    },
  );
});

describe('whose death comes first', () => {
  const duel = (marker: number, own: SquadBody, foe: SquadBody): string => {
    const titan = (u: number): SquadBody => ({ card: 'titan', at: [[u, 0]] });
    const t = scene({
      factions: FACTIONS,
      marker,
      seats: [
        { squads: [own, titan(0)], hand: ['doom', 'slow', 'slow'] },
        { squads: [foe, titan(7)], hand: HAND },
      ],
    });
    return t.do(t.play(0, 'doom')).next;
  };
  const [twoPoints, threePoints] = [riders(0, [0, 3, 0, 1]), brutes([4, 3, 0, 1, 2])];

  it.each([
    ['two lost and three gained, from 7', true, 7, twoPoints, threePoints],
    ['two lost and three gained, from -8', true, -8, twoPoints, threePoints],
    ['two lost and three gained, from -7', false, -7, twoPoints, threePoints],
    ['three lost and two gained, from 7', false, 7, threePoints, twoPoints],
    ['three lost and two gained, from -7', true, -7, threePoints, twoPoints],
  ])('EDGE-WND-05, -07, R89: %s: an order is asked for: %s', (_, asked, marker, own, foe) => {
    expect(duel(marker, own, foe)).toBe(asked ? 'edge.ask.wounds' : 'edge.ask.turn');
  });

  const crowd = (seats: readonly SeatBody[], out?: number): string => {
    const t = scene({
      mode: 'ffa4',
      factions: FACTIONS,
      seats: [0, 1, 2, 3].map(seat => ({
        hand: seat === 0 ? ['slay', 'slow', 'slow'] : HAND,
        ...seats[seat],
        squads: [...(seats[seat]?.squads ?? []), { card: 'titan', at: [[seat * 4, 0]] }],
      })),
    });
    if (out !== undefined) t.state.seats[out]!.eliminated = true;
    return t.do(t.play(0, 'slay')).next;
  };
  const ONE = riders(0, [4, 3, 0, 1]);
  const OTHER = riders(0, [6, 3, 0, 1]);
  const THREE = brutes([8, 3, 0, 1, 2]);

  it('R88, R89: a death without worth is nothing to be ordered', () => {
    expect(crowd([{}, { squads: [ONE], vpStart: 2 }, { squads: [militia([6, 3, 0])] }])).toBe('edge.ask.turn');
    expect(crowd([{}, { squads: [ONE], vpStart: 2 }, { squads: [OTHER] }])).toBe('edge.ask.wounds');
  });

  it('R88, R89: that one of them loses two figures makes no difference to the others', () => {
    const two = { squads: [riders(0, [4, 3, 0, 1], [5, 3, 0, 1])], vpStart: 4 };
    expect(crowd([{}, two, { squads: [OTHER] }])).toBe('edge.ask.wounds');
    expect(crowd([{}, two])).toBe('edge.ask.turn');
  });

  it('R89: tokens run out by one’s own deaths, not by another’s', () => {
    expect(crowd([{}, { squads: [ONE], vpStart: 3 }, { squads: [THREE] }])).toBe('edge.ask.turn');
    expect(crowd([{}, { squads: [ONE] }, { squads: [THREE], vpStart: 3 }])).toBe('edge.ask.wounds');
  });

  it('R89: who has no token any more and loses nothing makes no order necessary', () => {
    expect(crowd([{}, { squads: [ONE] }, { squads: [OTHER] }, { vpStart: 0 }], 3)).toBe('edge.ask.turn');
  });
});

describe('wounded too late', () => {
  const factions = factionsWith({
    stab: {
      upper: {
        user: 'nobody',
        instant: true,
        when: ['attack-rolled'],
        targets: [{ pick: 'figure', whose: 'enemy' }],
        effects: [{ do: 'wound', whom: { target: 0 }, wounds: 1 }],
      },
    },
  });
  const ghosts = (...at: SquadBody['at']): SquadBody => ({ card: 'ghosts', endurance: 0, at });
  const passing = (t: Scene): Scene => {
    while (t.next.startsWith('edge.ask.window')) t.do(PASS);
    return t;
  };
  const until = (t: Scene, moment: string, seat: number): Scene => {
    while (t.next !== `edge.ask.window.${moment}` || t.seat !== seat) t.do(PASS);
    return t;
  };

  it('EDGE-WND-04, EDGE-SNK-03: whoever is hit by stealth and dies of something else first is not killed twice', () => {
    const t = scene({
      windows: true,
      factions,
      seats: [
        { squads: [ghosts([3, 3, 0], [0, 0, 0])], hand: ['ambush', 'stab'] },
        { squads: [ghosts([3, 3, 1], [0, 4, 0])], hand: ['ambush'] },
      ],
    });
    passing(t).do({ do: 'activate', squad: 0 });
    if (t.next === 'edge.ask.mode') t.do('keep');
    t.do(t.fight(t.figure(0, 0), t.figure(1, 0)));
    until(t, 'combat-declared', 0).do(t.play(0, 'ambush'));
    until(t, 'combat-declared', 1).do(t.play(1, 'ambush'));
    // The first Sneak Attack hits; before the second is over its attacker falls to a card.
    passing(t).do('yellow', yellow(4));
    passing(t).do('yellow', yellow(1));
    passing(t).do('yellow', yellow(4));
    until(t, 'attack-rolled', 0).do(t.play(0, 'stab'));
    passing(t).do(t.figure(1, 0));
    passing(t);
    expect(t.events('attack.resolved')).toMatchObject([{ attacker: t.figure(0, 0), hit: true }]);
    expect(t.events('figure.wounded').map(({ figure }) => figure)).toEqual([t.figure(1, 0)]);
    expect(t.events('figure.killed').map(({ figure }) => figure)).toEqual([t.figure(1, 0)]);
    expect(t.events('vp.gained')).toHaveLength(1);
    expect([t.next, t.state.exchanges]).toEqual(['edge.ask.step', []]);
  });
});
