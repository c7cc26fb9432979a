import { describe, expect, it } from 'vitest';
import { red, scene, yellow, type SceneBody, type SeatBody, type Spot, type SquadBody } from './scene.js';
import { factionsWith } from './customCards.js';

const DECK = ['jump', 'jump', 'jump'];
const SHOOTER: SquadBody = { card: 'militia', at: [[3, 3, 0]] };
const foe = (card: string, ...at: Spot[]): SquadBody => ({ card, at });

const table = (foes: readonly SquadBody[], own: SeatBody = {}, body: Partial<SceneBody> = {}) =>
  scene({
    seats: [
      { squads: [SHOOTER], deck: DECK, hand: ['shot'], ...own },
      { squads: foes, deck: DECK },
    ],
    ...body,
  });

type Table = ReturnType<typeof table>;

/** Seat 0 shoots with its first figure; gives what the named enemy is refused for, if anything. */
function aim(t: Table, target = t.figure(1, 0)): string[] {
  t.do(t.play(0, 'shot'), t.figure(0, 0));
  return t.refusal(target);
}

describe('aiming', () => {
  it('EDGE-SHT-11, EDGE-SHT-12: at most the Range away, nearer always, the own Space included', () => {
    const far = [6, 3, 0] as const;
    const further = [7, 3, 0] as const;
    // The second figure is in Range, so that the Shot can be played at all.
    expect(aim(table([foe('militia', far)]))).toEqual([]);
    const t = table([foe('militia', further, [3, 3, 1])]);
    expect(aim(t)).toEqual(['EDGE-SHT-11']);
    expect(t.refusal(t.figure(1, 0, 1))).toEqual([]);
  });

  it('EDGE-SHT-14, EDGE-BRD-15, R07 (edge case 36): in Range is not enough without a straight line of Spaces', () => {
    const t = table([foe('militia', [4, 4, 0], [3, 5, 0])]);
    expect(aim(t)).toEqual(['EDGE-SHT-14']);
    expect(t.refusal(t.figure(1, 0, 1))).toEqual([]);
  });

  it('EDGE-SHT-10, R08 (edge case 37): the line ends on a full Space; who stands in it can be hit, who is beyond cannot', () => {
    const t = table([foe('titan', [5, 3]), foe('militia', [6, 3, 0])]);
    expect(aim(t, t.figure(1, 0))).toEqual([]);
    expect(t.refusal(t.figure(1, 1))).toEqual(['EDGE-SHT-10']);
  });

  it('EDGE-SHT-09: a Space with one hex free does not block', () => {
    const crowd = [foe('brutes', [5, 3, 0, 1, 2]), foe('riders', [5, 3, 3, 4]), foe('militia', [5, 3, 5], [6, 3, 0])];
    const t = table(crowd);
    expect(aim(t, t.figure(1, 2, 1))).toEqual([]);
  });

  it('EDGE-SHT-08, EDGE-SHT-09: Sources and Altars fill their Space and block', () => {
    const t = table([foe('militia', [5, 3, 0], [3, 3, 1])], {}, { sources: [[4, 3]] });
    expect(aim(t)).toEqual(['EDGE-SHT-10']);
  });

  it('EDGE-SHT-08, R08 (edge case 38): the shooter’s own full Space does not block', () => {
    const titan = { card: 'titan', at: [[3, 3]] } as const;
    expect(aim(table([foe('militia', [5, 3, 0])], { squads: [titan] }))).toEqual([]);
  });

  it('EDGE-SHT-13, R06: without a Line of Fire or Range condition anybody can be aimed at', () => {
    const shot = { do: 'shot', shooter: { target: 0 }, at: { target: 1 }, affects: 'enemies', hit: [] } as const;
    const targets = [
      { pick: 'figure', whose: 'own', of: 'user' },
      { pick: 'figure', whose: 'enemy' },
    ] as const;
    const factions = factionsWith({ seeking: { upper: { targets, effects: [shot] } } });
    const t = table([foe('titan', [4, 3]), foe('militia', [-3, 6, 0])], { hand: ['seeking'] }, { factions });
    t.do(t.play(0, 'seeking'), t.figure(0, 0));
    expect(t.refusal(t.figure(1, 1))).toEqual([]);
  });

  it('EDGE-SHT-05: the player chooses which figure of the Squad shoots', () => {
    const t = table([foe('militia', [4, 3, 0])], {
      squads: [
        {
          card: 'militia',
          at: [
            [3, 3, 0],
            [3, 3, 1],
          ],
        },
      ],
    });
    t.do(t.play(0, 'shot'));
    expect(t.refusal(t.figure(0, 0, 0))).toEqual([]);
    expect(t.refusal(t.figure(0, 0, 1))).toEqual([]);
  });
});

describe('the To-Hit Test', () => {
  const hit = (t: Table) => t.events('shot.resolved').map(event => event.hit);

  it.each([
    [0, 2, false],
    [2, 2, false],
    [3, 2, true],
  ])('EDGE-SHT-02, EDGE-SHT-03: a %i against INI %i: hit %s', (value, _ini, expected) => {
    const t = table([foe('militia', [4, 3, 0])]);
    aim(t);
    t.do(t.figure(1, 0), 'yellow', yellow(value));
    while (t.next === 'edge.ask.reroll') t.do('keep');
    expect(hit(t)).toEqual([expected]);
    expect(t.events('figure.killed')).toHaveLength(expected ? 1 : 0);
  });

  it('EDGE-SHT-03, EDGE-SQD-06 (edge case 40): a Yellow 0 misses INI 0', () => {
    const t = table([foe('titan', [4, 3])]);
    aim(t);
    t.do(t.figure(1, 0), 'yellow', yellow(0), 'keep');
    expect(hit(t)).toEqual([false]);
  });

  it('EDGE-SHT-03, R32: any roll beats a dash', () => {
    const t = table([foe('sleepers', [4, 3, 0])]);
    aim(t);
    t.do(t.figure(1, 0), 'yellow', yellow(0), 'keep');
    expect(hit(t)).toEqual([true]);
  });

  it('EDGE-SHT-02, EDGE-SHT-15, EDGE-DICE-09: the Red die and the Paid Re-roll cost a Crystal each', () => {
    const t = table([foe('militia', [4, 3, 0])], { reserve: 2 });
    aim(t);
    t.do(t.figure(1, 0), 'red', 'pay', red(2), 'paid', 'pay', red(6));
    expect(hit(t)).toEqual([true]);
    expect(t.state.seats[0]).toMatchObject({ reserve: 0, exhausted: 2 });
  });

  it('EDGE-SHT-02: no characteristic is added to the roll', () => {
    // ATT 2 would make a 1 beat INI 2.
    const t = table([foe('militia', [4, 3, 0])]);
    aim(t);
    t.do(t.figure(1, 0), 'yellow', yellow(1));
    expect(hit(t)).toEqual([false]);
  });

  it('EDGE-SHT-16: the target rolls no Defence and does not Counter-Attack', () => {
    const t = table([foe('riders', [4, 3, 0, 1])]);
    aim(t);
    t.do(t.figure(1, 0), 'yellow', yellow(4));
    expect(t.events('die.rolled')).toHaveLength(1);
    expect(t.next).toBe('edge.ask.turn');
  });
});

describe('Shots at many', () => {
  const squads = [{ card: 'gun', at: [[3, 3, 0, 1]] }] as const;

  it('EDGE-SHT-04, EDGE-SHT-07 (edge case 39): one roll; each target compares its own INI, friends too when the card says all', () => {
    const mixed = [foe('militia', [4, 3, 0]), foe('riders', [4, 3, 1, 2]), foe('militia', [5, 3, 0])];
    const own = { squads: [...squads, { card: 'militia', at: [[4, 3, 4]] }] as const };
    const t = table(mixed, own);
    t.do(t.play(0, 'shot', 'lower'), t.figure(0, 0), t.space(4, 3), 'yellow', yellow(3));
    // INI 2 is beaten, INI 4 is not; the Space beyond is not in the area.
    expect(t.events('die.rolled')).toHaveLength(1);
    expect(t.events('shot.resolved').map(({ target, hit }) => [target, hit])).toEqual([
      [t.figure(0, 1), true],
      [t.figure(1, 0), true],
      [t.figure(1, 1), false],
    ]);
  });

  it('EDGE-SHT-07: an area Shot that affects enemies only spares one’s own', () => {
    const targets = [{ pick: 'space' }] as const;
    const shot = { do: 'shot', shooter: 'none', at: { target: 0 }, blast: 1, affects: 'enemies', hit: [] } as const;
    const factions = factionsWith({ mines: { upper: { user: 'nobody', targets, effects: [shot] } } });
    const t = table([foe('militia', [4, 3, 0], [5, 3, 0], [6, 3, 0])], { hand: ['mines'] }, { factions });
    t.do(t.play(0, 'mines'), t.space(4, 3), 'yellow', yellow(4));
    expect(t.events('shot.resolved').map(({ target }) => target)).toEqual([t.figure(1, 0, 0), t.figure(1, 0, 1)]);
  });

  it('R88, EDGE-WND-01, EDGE-WND-02 (edge case 10): who shoots decides which of two wounded figures dies', () => {
    const t = table([{ ...foe('riders', [4, 3, 0, 1], [4, 3, 2, 3]), endurance: 1 }], { squads });
    t.do(t.play(0, 'shot', 'lower'), t.figure(0, 0), t.space(4, 3), 'red', [0, 1, 0], red(5));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.wounds']);
    t.do([t.figure(1, 0, 1), t.figure(1, 0, 0)]);
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(1, 0, 0) }]);
  });

  it('EDGE-SHT-06: separate Shots are resolved one after the other, each aimed after the one before', () => {
    const two = {
      squads: [
        {
          card: 'militia',
          at: [
            [3, 3, 0],
            [3, 3, 1],
          ],
        },
      ] as const,
      hand: ['volley'],
    };
    const t = table([foe('militia', [4, 3, 0], [4, 3, 1])], two);
    t.do(t.play(0, 'volley'));
    expect(t.next).toBe('edge.ask.shooter');
    t.do(t.figure(0, 0, 1), t.figure(1, 0, 0), 'yellow', yellow(4));
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(1, 0, 0) }]);
    // The first target is gone, the first shooter has shot.
    expect(t.refusal(t.figure(0, 0, 1))).not.toEqual([]);
    t.do(t.figure(0, 0, 0));
    expect(t.refusal(t.figure(1, 0, 0))).not.toEqual([]);
    t.do(t.figure(1, 0, 1), 'yellow', yellow(1));
    expect(t.events('shot.resolved').map(event => event.hit)).toEqual([true, false]);
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-SHT-01: a Shot of every figure without anybody to aim at cannot be played', () => {
    const far = table([foe('militia', [-3, 6, 0])], { hand: ['volley'] });
    expect(far.refusal(far.play(0, 'volley'))).toEqual(['EDGE-SHT-01']);
    const near = table([foe('militia', [5, 3, 0])], { hand: ['volley'] });
    expect(near.refusal(near.play(0, 'volley'))).toEqual([]);
  });
});
