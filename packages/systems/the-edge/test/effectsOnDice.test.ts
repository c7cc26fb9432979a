import { describe, expect, it } from 'vitest';
import type { Action } from '../src/content/types.js';
import type { Effect } from '../src/effect.js';
import { asked, FIRST, holding, playIt, type Setting } from './holding.js';
import { PASS, yellow } from './scene.js';

describe('effects on dice and exchanges', () => {
  const reacting = (action: Partial<Action>): Setting => ({
    bySquad: true,
    action: { instant: true, ...action },
    body: { windows: true },
    own: { squads: [{ card: 'militia', at: [[3, 3, 0]] }], hand: ['it', 'it'] },
    foe: { squads: [{ card: 'militia', at: [[3, 3, 1]] }] },
  });

  /** Seat 0 attacks; everybody passes until this is asked. */
  function attackUntil(t: ReturnType<typeof holding>, ask: string, value = 3) {
    const pass = () => {
      while (asked(t).includes('window') && asked(t) !== ask) t.do(PASS);
    };
    pass();
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0), t.figure(1, 0)));
    pass();
    if (asked(t) === ask) return;
    t.do('yellow', yellow(value));
    pass();
  }

  it('EDGE-DICE-11, EDGE-DICE-13, EDGE-DICE-16: a card re-rolls the same die once, and the new result stands', () => {
    const effects: Effect[] = [{ do: 'reroll' }];
    const t = holding(effects, reacting({ when: ['own-roll'], as: 'roller' }));
    attackUntil(t, 'edge.ask.window.own-roll', 4);
    t.do(t.play(0, 'it'), yellow(1));
    expect(t.events('die.rolled').map(({ value, rerolled, die }) => [value, rerolled, die])).toEqual([
      [4, false, 'yellow'],
      [1, true, 'yellow'],
    ]);
    while (asked(t).includes('window')) {
      if (t.seat === 0 && asked(t) === 'edge.ask.window.own-roll')
        expect(t.refusal(t.play(0, 'it'))).toEqual(['EDGE-DICE-11']);
      t.do(PASS);
    }
    expect(t.events('power.reached')).toMatchObject([{ power: 3 }]);
  });

  it('set-roll makes the die count as a value, add-power as more or less', () => {
    const set: Effect[] = [{ do: 'set-roll', value: 6 }];
    const t = holding(set, reacting({ when: ['own-roll'], as: 'roller' }));
    attackUntil(t, 'edge.ask.window.own-roll', 1);
    t.do(t.play(0, 'it'));
    while (asked(t).includes('window')) t.do(PASS);
    expect(t.events('power.reached')).toMatchObject([{ power: 8 }]);
    const add: Effect[] = [{ do: 'add-power', amount: 2 }];
    const more = holding(add, reacting({ when: ['own-roll'], as: 'roller' }));
    attackUntil(more, 'edge.ask.window.own-roll', 1);
    more.do(more.play(0, 'it'));
    while (more.next.includes('window')) more.do(PASS);
    expect(more.events('power.reached')).toMatchObject([{ power: 5 }]);
  });

  it('EDGE-DICE-14: without a roll on the table there is nothing to change', () => {
    const t = holding([{ do: 'set-roll', value: 6 }]);
    expect(t.refusal(t.play(0, 'it'))).toEqual(['EDGE-DICE-14']);
  });

  it('EDGE-SNK-01, EDGE-SNK-02: sneak makes the declared attack a Sneak Attack', () => {
    const effects: Effect[] = [{ do: 'sneak' }];
    const t = holding(effects, reacting({ when: ['combat-declared'], as: 'roller' }));
    attackUntil(t, 'edge.ask.window.combat-declared');
    t.do(t.play(0, 'it'));
    expect(t.events('sneak.declared')).toMatchObject([{ side: 0 }]);
    while (asked(t) !== 'edge.ask.turn' && t.match.pending.kind === 'decision') {
      if (asked(t).includes('die')) t.do('yellow', yellow(1));
      else t.do(asked(t).includes('window') ? PASS : { do: 'stop' });
    }
    // The Attack failed (equal powers), and no Counter-Attack was offered.
    expect(t.events('attack.resolved')).toMatchObject([{ hit: false }]);
    expect(t.events('striker.chosen')).toHaveLength(1);
  });

  it('EDGE-CARD-13: a Squad that slips out of an area Shot saves itself and nobody else', () => {
    const blast: Effect = {
      do: 'shot',
      shooter: 'none',
      at: FIRST,
      blast: 0,
      affects: 'enemies',
      hit: [{ do: 'wound', whom: 'facing', wounds: 1 }],
    };
    const foe = {
      squads: [
        { card: 'militia', at: [[5, 3, 0]] },
        { card: 'ghosts', at: [[5, 3, 1]], endurance: 0 },
      ],
      hand: ['parry'],
    } as const;
    const t = holding([blast], { action: { targets: [{ pick: 'space' }] }, foe, body: { windows: true } });
    while (asked(t) !== 'edge.ask.turn') t.do(PASS);
    t.do(t.play(0, 'it'), t.space(5, 3));
    while (asked(t).includes('window')) t.do(PASS);
    t.do('yellow', yellow(4));
    while (t.seat !== 1 || asked(t) !== 'edge.ask.window.shot-rolled') t.do(PASS);
    t.do(t.play(1, 'parry', 'lower'), t.squad(1, 1));
    while (asked(t).includes('window')) t.do(PASS);
    expect(t.events('targets.spared')).toMatchObject([{ figures: [t.figure(1, 1)] }]);
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(1, 0) }]);
  });
});

describe('effects about effects', () => {
  const draw: Effect[] = [{ do: 'crystals', count: 1 }];

  it('choose offers its effects by name when the Action is resolved', () => {
    const of = [
      { name: { fr: 'a', en: 'a' }, effects: draw },
      { name: { fr: 'b', en: 'b' }, effects: [{ do: 'vp', points: 1 }] as const },
    ];
    const t = holding([{ do: 'choose', of }]);
    playIt(t);
    expect(t.next).toBe('edge.ask.choose');
    t.do(1);
    expect(t.state.marker).toBe(1);
    expect(t.events('crystals.gained')).toEqual([]);
  });

  it.each([
    [3, 1, 0],
    [2, 0, 1],
  ])('EDGE-DICE-01: a test with need 3: a roll of %i gives %i Crystals and %i points', (value, gained, points) => {
    const t = holding([{ do: 'test', need: 3, pass: draw, fail: [{ do: 'vp', points: 1 }] }]);
    playIt(t, 'yellow', yellow(value));
    expect(t.state.seats[0]!.reserve).toBe(gained);
    expect(t.state.marker).toBe(points);
  });

  it('EDGE-WND-09, EDGE-END-01 (edge case 14): a sacrifice gives no points, but the last figure costs the match', () => {
    const action = { targets: [{ pick: 'figure', whose: 'own' }] } as const;
    const t = holding([{ do: 'sacrifice', whom: FIRST }], { action });
    playIt(t, t.figure(0, 1));
    expect(t.events('figure.killed')).toMatchObject([{ sacrificed: true }]);
    expect(t.state.marker).toBe(0);
    const last = holding([{ do: 'sacrifice', whom: FIRST }], {
      action,
      own: { squads: [{ card: 'militia', at: [[3, 3, 0]] }] },
    });
    playIt(last, last.figure(0, 0));
    expect(last.next).toBe('over');
    expect(last.state.winners).toEqual([1]);
  });
});
