import { describe, expect, it } from 'vitest';
import { factionsWith } from './customCards.js';
import { PASS, scene, yellow, type Scene, type SceneBody, type SquadBody } from './scene.js';

/** R96: whoever an Action is played on answers when it is resolved, or with a card that names the moment. */

const OWN = { pick: 'figure', whose: 'own', of: 'user' } as const;
const AT = (range: number) => ({ pick: 'figure', whose: 'enemy', near: { of: { target: 0 }, range } }) as const;
const wound = { do: 'wound', whom: 'facing', wounds: 1 } as const;

const CARDS = factionsWith({
  aimed: {
    upper: {
      targets: [OWN, AT(3)],
      effects: [{ do: 'shot', shooter: { target: 0 }, at: { target: 1 }, affects: 'enemies', hit: [wound] }],
    },
    lower: { effects: [{ do: 'shot', shooter: 'each', range: 3, affects: 'enemies', hit: [wound] }] },
  },
  blade: {
    upper: {
      targets: [OWN, { pick: 'figure', whose: 'enemy', near: { of: { target: 0 }, contact: true } }],
      effects: [{ do: 'strike', by: { target: 0 }, at: { target: 1 } }],
    },
    lower: { effects: [{ do: 'combat', whom: 'user' }] },
  },
  quick: { upper: { instant: true, effects: [{ do: 'bonus', whom: 'user', stat: 'ini', amount: 9, until: 'turn' }] } },
  duck: {
    upper: { instant: true, when: ['shot-declared', 'combat-declared'], as: 'facing', effects: [{ do: 'cancel' }] },
  },
  guard: { upper: {}, lower: {}, attach: {} },
});

const own: SquadBody = {
  card: 'militia',
  at: [
    [3, 3, 0],
    [3, 3, 3],
  ],
};
const foe: SquadBody = {
  card: 'militia',
  at: [
    [3, 3, 1],
    [3, 3, 2],
  ],
};
const FAR: SquadBody = { card: 'ghosts', at: [[0, 4, 0]] };

/** Each seat with these cards; the active player plays the first of seat 0. */
function table(hands: readonly (readonly string[])[], body: Partial<SceneBody> = {}): Scene {
  const squads = [[own], [foe], [FAR], [FAR]];
  return scene({
    seats: hands.map((hand, seat) => ({ squads: squads[seat]!, hand, bannerUp: false })),
    factions: CARDS,
    windows: true,
    ...body,
  });
}

/** Everybody passes until this seat is asked at this moment, or something other than a window comes. */
function until(t: Scene, seat: number, moment: string): Scene {
  const wanted = `edge.ask.window.${moment}`;
  while (t.next.startsWith('edge.ask.window.') && !(t.seat === seat && t.next === wanted)) t.do(PASS);
  return t;
}

const shooting = (hand: readonly string[]): Scene => {
  const t = table([['aimed'], hand]);
  until(t, -1, '');
  return t.do(t.play(0, 'aimed'), 0, t.figure(1, 0));
};

describe('an Action played on an enemy', () => {
  it('EDGE-CARD-12, R96: in a Shot whoever is shot at plays no ordinary Instant before the roll', () => {
    const t = shooting(['quick']);
    // The window opens all the same: for all that the others know, a card that interrupts may be there.
    until(t, 1, 'shot-declared');
    expect(t.refusal(t.play(1, 'quick'))).toEqual(['EDGE-CARD-12']);
    until(t.do(PASS), -1, '').do('yellow', yellow(3));
    until(t, -1, '');
    expect(t.events('shot.resolved')).toMatchObject([{ hit: true }]);
  });

  it('EDGE-CARD-13, R96: but a card that interrupts that very step', () => {
    const t = shooting(['duck', 'quick']);
    until(t, 1, 'shot-declared');
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.window.shot-declared']);
    expect(t.refusal(t.play(1, 'quick'))).toEqual(['EDGE-CARD-12']);
    t.do(t.play(1, 'duck'));
    expect(t.events('shot.resolved')).toEqual([]);
  });

  it('R96: when it is resolved they may answer again', () => {
    const t = shooting(['quick']);
    until(t, -1, '').do('yellow', yellow(3));
    until(t, 1, 'open');
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.window.open']);
    expect(t.refusal(t.play(1, 'quick'))).toEqual([]);
  });

  it('EDGE-CARD-12, R96: the same in a Combat that a card starts on an enemy', () => {
    const t = table([['blade'], ['quick', 'duck']]);
    until(t, -1, '');
    t.do(t.play(0, 'blade'), 0, t.figure(1, 0));
    until(t, 1, 'combat-declared');
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.window.combat-declared']);
    expect(t.refusal(t.play(1, 'quick'))).toEqual(['EDGE-CARD-12']);
    t.do(PASS);
    until(t, 1, 'before-attack');
    expect(t.next).toBe('edge.ask.die.attack');
  });

  it('R96: in the Combats of an Activation, or of a Combat Action of one’s own Squad, everybody may', () => {
    const t = table([[], ['quick']]);
    until(t, -1, '').do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)));
    until(t, 1, 'combat-declared');
    expect(t.refusal(t.play(1, 'quick'))).toEqual([]);
    const card = table([['blade'], ['quick']]);
    until(card, -1, '').do(card.play(0, 'blade', 'lower'));
    until(card, -1, '').do(card.fight(0, card.figure(1, 0)));
    until(card, 1, 'combat-declared');
    expect(card.refusal(card.play(1, 'quick'))).toEqual([]);
  });

  it('R96: and whoever it was not played on answers as ever', () => {
    const t = table([['aimed'], ['quick'], ['quick']], { mode: 'ffa3' });
    until(t, -1, '');
    t.do(t.play(0, 'aimed'), 0, t.figure(1, 0));
    until(t, 2, 'shot-declared');
    expect([t.seat, t.next]).toEqual([2, 'edge.ask.window.shot-declared']);
    expect(t.refusal(t.play(2, 'quick'))).toEqual([]);
  });

  it('EDGE-ACT-03, EDGE-SHT-06, R96: between the Shots of a volley the shooter has a word, those shot at have none', () => {
    const t = table([['aimed', 'quick'], ['quick']]);
    until(t, -1, '').do(t.play(0, 'aimed', 'lower'));
    until(t, -1, '').do(0, t.figure(1, 0));
    until(t, -1, '').do('yellow', yellow(3));
    until(t, 0, 'open');
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.window.open']);
    t.do(t.play(0, 'quick'));
    until(t, 1, 'open');
    // Seat 1 holds a card as well, and is passed over.
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.shooter']);
  });
});
