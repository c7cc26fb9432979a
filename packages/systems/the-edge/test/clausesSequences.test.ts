import { describe, expect, it } from 'vitest';
import type { Effect, Moment, TargetSpec } from '../src/effect.js';
import { factionsWith, type CustomCard } from './customCards.js';
import { asked, DECK } from './holding.js';
import { PASS, red, scene, yellow, type Scene, type SquadBody } from './scene.js';

/** Combats and Shots that a reaction upsets on the way, clause by clause. */

const ENEMY_SQUAD: TargetSpec = { pick: 'squad', whose: 'enemy' };
const ANY_FIGURE: TargetSpec = { pick: 'figure', whose: 'any' };
const at = (moment: Moment, effects: Effect[], targets: TargetSpec[] = []): CustomCard => ({
  upper: { user: 'nobody', instant: true, when: [moment], targets, effects },
});

/** The other face of the ghosts has neither ATT nor DEF. */
const factionsOf = (cards: Readonly<Record<string, CustomCard>>) =>
  factionsWith(cards).map(faction => ({
    ...faction,
    squads: faction.squads.map(squad =>
      squad.id === 'ghosts'
        ? { ...squad, faces: [squad.faces[0], { ...squad.faces[1], att: null, def: null }] as const }
        : squad,
    ),
  }));

const ghosts = (...spots: SquadBody['at']): SquadBody => ({ card: 'ghosts', endurance: 0, at: spots });
const passing = (t: Scene): Scene => {
  while (asked(t).startsWith('edge.ask.window')) t.do(PASS);
  return t;
};
const until = (t: Scene, moment: Moment, seat: number): Scene => {
  while (asked(t) !== `edge.ask.window.${moment}` || t.seat !== seat) t.do(PASS);
  return t;
};

/** Seat 0 attacks; both hold these cards besides. */
function attack(cards: Readonly<Record<string, CustomCard>>, own: string[], foe: string[]): Scene {
  const t = scene({
    windows: true,
    factions: factionsOf(cards),
    seats: [
      { squads: [ghosts([3, 3, 0], [0, 0, 0])], hand: own, deck: DECK },
      { squads: [ghosts([3, 3, 1], [0, 4, 0])], hand: foe, deck: DECK },
    ],
  });
  passing(t).do({ do: 'activate', squad: 0 });
  if (asked(t) === 'edge.ask.mode') t.do('keep');
  return t.do(t.fight(0, t.figure(1, 0)));
}

const flip: Effect[] = [{ do: 'mode', whom: { target: 0 } }];

describe('a Combat Sequence', () => {
  it('R32: an Attack whose ATT is gone after the roll is over: nobody defends, and nobody answers it', () => {
    const t = attack({ dull: at('attack-rolled', flip, [ENEMY_SQUAD]) }, [], ['dull']);
    passing(t).do('yellow', yellow(4));
    until(t, 'attack-rolled', 1).do(t.play(1, 'dull'), 0);
    passing(t);
    expect([asked(t), t.events('attack.resolved'), t.events('die.rolled').length]).toEqual(['edge.ask.step', [], 1]);
  });

  it('R32: a Defence whose DEF is gone before the powers are compared is none', () => {
    const t = attack({ dull: at('defence-rolled', flip, [ENEMY_SQUAD]) }, ['dull'], []);
    passing(t).do('yellow', yellow(1));
    passing(t).do('yellow', yellow(4));
    until(t, 'defence-rolled', 0).do(t.play(0, 'dull'), 1);
    passing(t);
    expect(t.events('attack.resolved')).toMatchObject([{ hit: true }]);
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(1, 0) }]);
  });

  it('EDGE-CARD-13, R55: cancelled after the Defence roll the Attack comes to nothing', () => {
    const t = attack({ halt: at('defence-rolled', [{ do: 'cancel' }]) }, [], ['halt']);
    passing(t).do('yellow', yellow(4));
    passing(t).do('yellow', yellow(1));
    until(t, 'defence-rolled', 1).do(t.play(1, 'halt'));
    passing(t);
    expect([t.events('attack.resolved'), t.events('figure.killed'), asked(t)]).toEqual([[], [], 'edge.ask.step']);
  });

  it('EDGE-SNK-01, R32: nobody attacks when the one who attacks by stealth, not having started it, loses its ATT', () => {
    const t = attack({ dull: at('before-attack', flip, [ENEMY_SQUAD]) }, ['dull'], ['ambush']);
    until(t, 'combat-declared', 1).do(t.play(1, 'ambush'));
    until(t, 'before-attack', 0).do(t.play(0, 'dull'), 1);
    passing(t);
    expect([t.events('sneak.declared').length, t.events('die.rolled'), asked(t)]).toEqual([1, [], 'edge.ask.step']);
  });

  it('EDGE-CMB-05, -08: where the one attacked is the quicker, it attacks and the other defends', () => {
    const t = scene({
      seats: [
        { squads: [{ card: 'militia', at: [[3, 3, 0]] }], deck: DECK },
        { squads: [{ card: 'riders', at: [[3, 3, 1, 2]] }], deck: DECK },
      ],
    });
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)));
    expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.die.attack']);
    t.do('yellow', yellow(1), 'yellow', yellow(2));
    expect(t.events('power.reached').map(({ figure, purpose }) => [figure, purpose])).toEqual([
      [t.figure(1, 0), 'attack'],
      [0, 'defence'],
    ]);
    expect(t.events('striker.chosen')).toMatchObject([{ side: 1, counter: false }]);
  });
});

describe('who is said to attack', () => {
  it('EDGE-SNK-03, EDGE-CMB-11: of mutual Sneak Attacks neither is a Counter-Attack', () => {
    const t = attack({}, ['ambush'], ['ambush']);
    until(t, 'combat-declared', 0).do(t.play(0, 'ambush'));
    until(t, 'combat-declared', 1).do(t.play(1, 'ambush'));
    passing(t).do('yellow', yellow(1));
    passing(t).do('yellow', yellow(4));
    passing(t);
    expect(t.events('striker.chosen').map(({ side, counter }) => [side, counter])).toEqual([
      [0, false],
      [1, false],
    ]);
  });

  it('EDGE-CMB-10, R32: nor is the Attack of whoever takes the place of one without ATT; a real one is told as such', () => {
    const t = attack({ dull: at('before-attack', flip, [ENEMY_SQUAD]) }, [], ['dull']);
    until(t, 'before-attack', 1).do(t.play(1, 'dull'), 0);
    passing(t);
    expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.die.attack']);
    expect(t.events('striker.chosen').map(({ side, counter }) => [side, counter])).toEqual([
      [0, false],
      [1, false],
    ]);
    const answered = attack({}, [], []);
    passing(answered).do('yellow', yellow(1));
    passing(answered).do('yellow', yellow(4));
    passing(answered).do('counter');
    expect(answered.events('striker.chosen').at(-1)).toMatchObject({ side: 1, counter: true });
  });
});

describe('a roll', () => {
  it('EDGE-DICE-11: what a card has rolled again is not rolled again for its gear, which gives a Crystal back', () => {
    const t = scene({
      windows: true,
      factions: factionsOf({ again: at('own-roll', [{ do: 'reroll' }]) }),
      seats: [
        { squads: [ghosts([3, 3, 0], [0, 0, 0])], hand: ['again'], deck: DECK, reserve: 1, exhausted: 1 },
        { squads: [ghosts([3, 3, 1], [0, 4, 0])], deck: DECK },
      ],
    });
    passing(t).do({ do: 'activate', squad: 0 });
    if (asked(t) === 'edge.ask.mode') t.do('keep');
    t.do(t.fight(0, t.figure(1, 0)));
    passing(t).do('yellow', yellow(3));
    until(t, 'own-roll', 0).do(t.play(0, 'again'));
    passing(t).do(yellow(0));
    passing(t);
    expect(asked(t)).not.toBe('edge.ask.reroll');
    expect(t.events('crystals.recovered')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  it('EDGE-DICE-14: whoever comes back to the cards after a roll is asked for them, in another’s turn too', () => {
    const t = scene({
      mode: 'ffa3',
      active: 1,
      windows: true,
      factions: factionsOf({ again: at('own-roll', [{ do: 'reroll' }]) }),
      seats: [
        { squads: [ghosts([3, 3, 0], [0, 0, 0])], hand: ['again'], deck: DECK, reserve: 2, exhausted: 1 },
        { squads: [ghosts([3, 3, 1], [0, 4, 0])], hand: ['slow'], deck: DECK },
        { squads: [ghosts([9, 3, 1])], hand: ['slow'], deck: DECK },
      ],
    });
    passing(t).do({ do: 'activate', squad: t.squad(1, 0) });
    if (asked(t) === 'edge.ask.mode') t.do('keep');
    t.do(t.fight(t.figure(1, 0), 0));
    passing(t);
    // Nobody but the defender has anything to pay with.
    t.do(yellow(3));
    passing(t).do('yellow', yellow(0));
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.window.own-roll']);
    t.do(PASS);
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.reroll']);
    t.do('cards');
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.window.own-roll']);
  });

  it.each([
    [1, true],
    [0, false],
  ])('EDGE-DICE-09: with %i Crystal to its name a gear may be rolled again for one: %s', (reserve, may) => {
    const t = scene({
      mode: 'ffa3',
      seats: [
        { squads: [ghosts([3, 3, 0])], deck: DECK, reserve, exhausted: 1 },
        { squads: [ghosts([3, 3, 1])], deck: DECK },
        { squads: [ghosts([9, 3, 1])], deck: DECK },
      ],
    });
    t.do({ do: 'activate', squad: 0 });
    if (asked(t) === 'edge.ask.mode') t.do('keep');
    t.do(t.fight(0, t.figure(1, 0)));
    // Without anything to pay with nobody is asked for the die either.
    t.do(...(reserve > 0 ? ['yellow'] : []), yellow(0));
    expect(asked(t)).toBe('edge.ask.reroll');
    expect([t.judge('recover').ok, t.judge('paid').ok]).toEqual([true, may]);
  });
});

describe('a Shot', () => {
  const shot: Effect = {
    do: 'shot',
    shooter: { target: 0 },
    at: { target: 1 },
    blast: 0,
    affects: 'enemies',
    hit: [{ do: 'wound', whom: 'facing', wounds: 1 }],
  };
  const cards = (moment: Moment): Readonly<Record<string, CustomCard>> => ({
    it: {
      upper: { user: 'nobody', targets: [{ pick: 'figure', whose: 'own' }, { pick: 'space' }], effects: [shot] },
    },
    flee: at(moment, [{ do: 'reposition', whom: { target: 0 }, where: { of: 'itself', range: 3 } }], [ANY_FIGURE]),
    stab: at(moment, [{ do: 'sacrifice', whom: { target: 0 } }], [ANY_FIGURE]),
  });
  /** Seat 0 shoots into a Space with two foes. */
  const fired = (moment: Moment, foe: string): Scene => {
    const t = scene({
      windows: true,
      factions: factionsOf(cards(moment)),
      seats: [
        { squads: [ghosts([3, 3, 0], [0, 0, 0])], hand: ['it'], deck: DECK },
        {
          squads: [
            {
              card: 'militia',
              at: [
                [5, 3, 1],
                [5, 3, 2],
                [0, 4, 0],
              ],
            },
          ],
          hand: [foe],
          deck: DECK,
        },
      ],
    });
    passing(t).do(t.play(0, 'it'), 0, t.space(5, 3));
    return t;
  };
  const results = (t: Scene) => t.events('shot.resolved').map(({ target, hit }) => [target, hit]);

  it.each(['shot-declared', 'shot-rolled'] as const)(
    'EDGE-SHT-03: at %s one of two flees: the other is hit',
    moment => {
      const t = fired(moment, 'flee');
      if (moment === 'shot-rolled') passing(t).do('yellow', yellow(4));
      until(t, moment, 1).do(t.play(1, 'flee'), t.figure(1, 0), { ...t.at(6, 3, 0), pushed: [] });
      passing(t);
      if (moment === 'shot-declared') t.do('yellow', yellow(4));
      passing(t);
      expect(results(t)).toEqual([[t.figure(1, 0, 1), true]]);
      expect(t.events('figure.killed').map(({ figure }) => figure)).toEqual([t.figure(1, 0, 1)]);
    },
  );

  it('EDGE-SHT-02, R55: it comes to nothing when the shooter falls after the roll', () => {
    const t = fired('shot-rolled', 'stab');
    passing(t).do('red');
    passing(t);
    if (asked(t) === 'edge.ask.pay') t.do('pay');
    t.do(red(6));
    until(t, 'shot-rolled', 1).do(t.play(1, 'stab'), 0);
    passing(t);
    expect([results(t), t.events('figure.killed').map(({ figure }) => figure)]).toEqual([[], [0]]);
  });
});
