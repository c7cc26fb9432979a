import { describe, expect, it } from 'vitest';
import { red, scene, STOP, yellow, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

const FAR: SquadBody = { card: 'ghosts', at: [[0, 4, 0]] };
const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });

interface Sides {
  readonly own: readonly SquadBody[];
  readonly foe: readonly SquadBody[];
  readonly first?: SeatBody;
  readonly second?: SeatBody;
  readonly body?: Partial<SceneBody>;
}

/** Seat 0 has activated its first Squad; both sides have somebody far away too. */
function activated({ own, foe, first = {}, second = {}, body = {} }: Sides): Scene {
  const t = scene({
    seats: [
      { squads: [...own, { card: 'ghosts', at: [[0, 0, 0]] }], ...first },
      { squads: [...foe, FAR], ...second },
    ],
    ...body,
  });
  t.do({ do: 'activate', squad: 0 });
  return t.next === 'edge.ask.mode' ? t.do('keep') : t;
}

/** One militia figure against one enemy of the given card. */
const against = (card: string, part: Partial<Sides> = {}): Scene =>
  activated({
    own: [militia([3, 3, 0])],
    foe: [{ card, at: [card === 'riders' ? [3, 3, 1, 6] : [3, 3, 1]] }],
    ...part,
  });

const strikersOf = (t: Scene) => t.events('striker.chosen').map(({ side, counter }) => [side, counter]);
const resolved = (t: Scene) => t.events('attack.resolved').map(({ attacker, target, hit }) => [attacker, target, hit]);
const deadOf = (t: Scene) => t.events('figure.killed').map(({ figure }) => figure);

describe('Combat Actions', () => {
  it('EDGE-CMB-01, EDGE-CMB-02: a card gives a Combat Action without an Activation', () => {
    const t = scene({
      seats: [{ squads: [militia([3, 3, 0])], hand: ['march'] }, { squads: [militia([3, 3, 1]), FAR] }],
    });
    t.do(t.play(0, 'march', 'lower'), t.fight(0, t.figure(1, 0)), 'yellow', yellow(4), 'yellow', yellow(1));
    expect(deadOf(t)).toEqual([t.figure(1, 0)]);
    expect(t.events('activation.began')).toEqual([]);
  });

  it('EDGE-CMB-02, EDGE-BRD-04: a figure fights an enemy it is base to base with, and no other', () => {
    const t = activated({ own: [militia([3, 3, 0])], foe: [militia([3, 3, 1], [4, 3, 1])] });
    expect(t.refusal(t.fight(0, t.figure(1, 0, 0)))).toEqual([]);
    expect(t.refusal(t.fight(0, t.figure(1, 0, 1)))).toEqual(['EDGE-CMB-02']);
    expect(t.refusal(t.fight(0, t.figure(0, 1)))).toEqual(['EDGE-CMB-02']);
  });

  it('EDGE-CMB-02: and only once in one Combat Action', () => {
    const t = activated({ own: [militia([3, 3, 0], [3, 3, 4])], foe: [militia([3, 3, 1], [3, 3, 3])] });
    t.do(t.fight(0, t.figure(1, 0, 0)), 'yellow', yellow(4), 'yellow', yellow(1));
    expect(t.refusal(t.fight(0, t.figure(1, 0, 1)))).toEqual(['EDGE-CMB-02']);
    expect(t.refusal(t.fight(1, t.figure(1, 0, 1)))).toEqual([]);
  });

  it('EDGE-CMB-03, EDGE-CMB-14: several figures may choose the same enemy, who answers each of them; any may decline', () => {
    const t = activated({ own: [militia([3, 3, 0], [3, 3, 2], [3, 3, 6])], foe: [militia([3, 3, 1])] });
    const foe = t.figure(1, 0);
    const failed = ['yellow', yellow(1), 'yellow', yellow(4), 'counter', 'yellow', yellow(1), 'yellow', yellow(1)];
    t.do(t.fight(0, foe), ...failed, t.fight(2, foe), ...failed);
    expect(resolved(t)).toEqual([
      [0, foe, false],
      [foe, 0, false],
      [2, foe, false],
      [foe, 2, false],
    ]);
    t.do(STOP);
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-CMB-04: the next Sequence is named only when the one before is resolved', () => {
    const t = activated({ own: [militia([3, 3, 0], [3, 3, 2])], foe: [militia([3, 3, 1], [3, 3, 3])] });
    t.do(t.fight(1, t.figure(1, 0, 1)));
    expect(t.next).toBe('edge.ask.die.attack');
    t.do('yellow', yellow(4), 'yellow', yellow(1));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
    // The enemy of the first Sequence is dead: nobody can name it now.
    expect(t.refusal(t.fight(0, t.figure(1, 0, 1)))).toEqual(['EDGE-CMB-02']);
    expect(t.refusal(t.fight(0, t.figure(1, 0, 0)))).toEqual([]);
  });

  it('EDGE-CMB-04, R85: another’s Combat Action: its owner names the pairs, the active player says who is next', () => {
    const t = scene({
      seats: [
        { squads: [militia([3, 3, 1], [3, 3, 3])], reserve: 1 },
        { squads: [militia([3, 3, 0], [3, 3, 4])], hand: ['march'] },
      ],
      windows: true,
    });
    while (t.seat === 0) t.do({ do: 'pass' });
    t.do(t.play(1, 'march', 'lower'));
    while (t.next.startsWith('edge.ask.window')) t.do({ do: 'pass' });
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.pairing']);
    t.do(t.figure(0, 0, 0), t.figure(0, 0, 1));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.pair-order']);
  });

  it('EDGE-CMB-17: a killed figure makes no further Sequence, the others go on', () => {
    const t = activated({ own: [militia([3, 3, 0], [3, 3, 2])], foe: [militia([3, 3, 1])] });
    const foe = t.figure(1, 0);
    t.do(
      t.fight(0, foe),
      'yellow',
      yellow(1),
      'yellow',
      yellow(4),
      'counter',
      'yellow',
      yellow(4),
      'yellow',
      yellow(1),
    );
    expect(deadOf(t)).toEqual([0]);
    expect(t.refusal(t.fight(0, foe))).toEqual(['EDGE-CMB-17']);
    expect(t.refusal(t.fight(1, foe))).toEqual([]);
  });

  it('EDGE-BRD-09, EDGE-MOV-14: contact locks nobody: one may leave it at no cost', () => {
    const t = activated({ own: [militia([3, 3, 0])], foe: [militia([3, 3, 1])] });
    t.do(t.move(0, [5, 3, 0]));
    expect(t.events('figure.moved')).toMatchObject([{ figure: 0, to: t.at(5, 3, 0) }]);
    expect(t.events('figure.wounded')).toEqual([]);
    expect(t.events('die.rolled')).toEqual([]);
  });
});

describe('Combat Sequences', () => {
  it('EDGE-CMB-05, EDGE-CMB-16, EDGE-CMB-09 (edge case 1): the faster attacks first; if it wounds, all is over', () => {
    const t = against('riders', { body: { marker: 0 } }).do();
    t.do(t.fight(0, t.figure(1, 0)));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.die.attack']);
    t.do('yellow', yellow(4), 'yellow', yellow(1));
    expect(deadOf(t)).toEqual([0]);
    expect(resolved(t)).toEqual([[t.figure(1, 0), 0, true]]);
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-CMB-16: the slower who began strikes only as a Counter-Attack', () => {
    const t = against('riders');
    t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(1), 'yellow', yellow(1));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.counter']);
    t.do('counter', 'yellow', yellow(4), 'yellow', yellow(1));
    expect(strikersOf(t)).toEqual([
      [1, false],
      [0, true],
    ]);
    expect(resolved(t).at(-1)).toEqual([0, t.figure(1, 0), true]);
  });

  it('EDGE-CMB-05: a dash always loses Initiative (R32)', () => {
    const t = against('sleepers');
    t.do(t.fight(0, t.figure(1, 0)));
    expect(t.seat).toBe(0);
  });

  it('EDGE-CMB-06, EDGE-TURN-03 (edge case 4): equal INI: the My Turn holder’s figure, whoever began', () => {
    const own = against('militia');
    own.do(own.fight(0, own.figure(1, 0)));
    expect(own.seat).toBe(0);

    const t = scene({
      seats: [{ squads: [militia([3, 3, 1])] }, { squads: [militia([3, 3, 0])], hand: ['march'] }],
      windows: true,
    });
    while (t.seat === 0) t.do({ do: 'pass' });
    t.do(t.play(1, 'march', 'lower'));
    while (t.next.startsWith('edge.ask.window')) t.do({ do: 'pass' });
    t.do(t.figure(0, 0), t.figure(1, 0));
    while (t.next.startsWith('edge.ask.window')) t.do({ do: 'pass' });
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.die.attack']);
  });

  it('EDGE-CMB-06, R51: neither is the active player’s: whoever began', () => {
    const t = scene({
      mode: 'ffa3',
      seats: [
        { squads: [FAR] },
        { squads: [militia([3, 3, 1], [8, 0, 0])] },
        { squads: [militia([3, 3, 0], [8, 3, 0])], hand: ['march'], reserve: 1 },
      ],
      windows: true,
    });
    while (t.seat !== 2) t.do({ do: 'pass' });
    t.do(t.play(2, 'march', 'lower'));
    while (t.next.startsWith('edge.ask.window')) t.do({ do: 'pass' });
    t.do(t.figure(1, 0), t.figure(2, 0));
    while (t.next.startsWith('edge.ask.window')) t.do({ do: 'pass' });
    expect(strikersOf(t)).toEqual([[0, false]]);
    expect([t.seat, t.next]).toEqual([2, 'edge.ask.die.attack']);
  });

  it('EDGE-CMB-07, EDGE-CMB-08, EDGE-SQD-07, EDGE-SQD-09: a die and ATT against a die and DEF', () => {
    const t = against('militia', { first: { reserve: 1 } });
    t.do(t.fight(0, t.figure(1, 0)), 'red', 'pay', red(5), 'yellow', yellow(3));
    expect(t.events('power.reached')).toMatchObject([
      { figure: 0, purpose: 'attack', power: 7 },
      { figure: t.figure(1, 0), purpose: 'defence', power: 5 },
    ]);
  });

  it.each([
    [3, 2, true],
    [2, 2, false],
    [2, 3, false],
  ])('EDGE-CMB-09, EDGE-CMB-10: Attack %i against Defence %i', (attack, defence, hit) => {
    const t = against('militia');
    t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(attack), 'yellow', yellow(defence));
    expect(resolved(t)).toEqual([[0, t.figure(1, 0), hit]]);
    expect(t.next).toBe(hit ? 'edge.ask.step' : 'edge.ask.counter');
  });

  it('EDGE-CMB-09: a target that survives its Wound does not answer', () => {
    const t = against('sleepers');
    t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(4), 'yellow', yellow(1));
    expect(deadOf(t)).toEqual([]);
    expect(t.state.squads[t.squad(1, 0)]?.endurance).toBe(0);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
  });

  it('EDGE-CMB-15: whatever the margin, one Wound', () => {
    const t = against('brutes', { foe: [{ card: 'brutes', at: [[3, 3, 2, 1, 0]] }], own: [militia([3, 3, 3])] });
    t.do(t.fight(0, t.figure(1, 0)), 'red', 'pay', red(6), 'yellow', yellow(1), 'keep');
    expect(t.events('figure.wounded')).toMatchObject([{ wounds: 1, lost: 1 }]);
    expect(t.state.squads[t.squad(1, 0)]?.endurance).toBe(2);
  });

  it('EDGE-CMB-11: nobody has to Counter-Attack', () => {
    const t = against('militia');
    t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(1), 'yellow', yellow(1), 'stop');
    expect(resolved(t)).toHaveLength(1);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
  });

  it('R50: but whoever attacks first must', () => {
    const t = against('militia');
    t.do(t.fight(0, t.figure(1, 0)));
    expect(t.refusal('stop')).not.toEqual([]);
    expect(t.next).toBe('edge.ask.die.attack');
  });

  it.each([
    [4, 1, true],
    [2, 2, false],
  ])(
    'EDGE-CMB-12, EDGE-CMB-13 (edge case 3): Counter-Attack %i against %i, and then nothing',
    (attack, defence, hit) => {
      const t = against('militia');
      const foe = t.figure(1, 0);
      t.do(t.fight(0, foe), 'yellow', yellow(1), 'yellow', yellow(1), 'counter');
      expect([t.seat, t.next]).toEqual([1, 'edge.ask.die.attack']);
      t.do('yellow', yellow(attack));
      expect([t.seat, t.next]).toEqual([0, 'edge.ask.die.defence']);
      t.do('yellow', yellow(defence));
      expect(resolved(t).at(-1)).toEqual([foe, 0, hit]);
      expect(deadOf(t)).toEqual(hit ? [0] : []);
      // The slain leave nobody to act; the living have fought, but may still move.
      expect(t.next).toBe(hit ? 'edge.ask.turn' : 'edge.ask.step');
    },
  );

  it('EDGE-CMB-18: Re-roll symbols count in Counter-Attacks too', () => {
    const t = against('brutes', { foe: [{ card: 'brutes', at: [[3, 3, 2, 1, 0]] }], own: [militia([3, 3, 3])] });
    t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(1), 'yellow', yellow(1), 'counter', 'yellow', yellow(3));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.reroll']);
    expect(t.refusal('symbol')).toEqual([]);
  });

  it('EDGE-SQD-10 (edge case 7): the DEF symbol is of no use to a Defence that succeeded', () => {
    const defended = (roll: number) => {
      const t = against('brutes', { foe: [{ card: 'brutes', at: [[3, 3, 2, 1, 0]] }], own: [militia([3, 3, 3])] });
      return t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(2), 'yellow', yellow(roll)).next;
    };
    expect(defended(2)).toBe('edge.ask.counter');
    expect(defended(1)).toBe('edge.ask.reroll');
  });

  it('EDGE-SQD-05, R32: who has no ATT neither begins nor answers; who has no DEF is hit by anything', () => {
    const t = activated({
      own: [militia([3, 3, 0])],
      foe: [{ card: 'gun', at: [[3, 3, 1, 6]] }],
      first: { reserve: 1 },
    });
    t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(0), 'keep');
    expect(resolved(t)).toEqual([[0, t.figure(1, 0), true]]);
    expect(t.events('die.rolled')).toHaveLength(1);
  });
});
