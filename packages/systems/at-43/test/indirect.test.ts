import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { templateOf } from '../src/rulings.js';
import { officer, WALKER, type Kind } from './army.js';
import {
  damage,
  direction,
  hit,
  location,
  morale,
  row,
  scene,
  type At,
  type SceneBody,
  type UnitBody,
} from './scene.js';

const LAUNCHERS: Kind = { weapons: ['launcher'] };

/** Grenade launchers (accuracy 4, area 3) at a lone man 26.9 cm away: band 2, so a 3 hits. */
const blast = (shooters: readonly At[], units: readonly UnitBody[], more: Partial<SceneBody> = {}) =>
  scene({
    units: [{ id: 'a', seat: 0, at: shooters, kind: LAUNCHERS, figures: { 0: officer() } }, ...units],
    ...more,
  });

const TARGET: UnitBody = { id: 'b', seat: 1, at: [[60, 50]] };
const landed = (s: ReturnType<typeof blast>) => s.events('template.landed')[0]!;

describe('AT-43, indirect fire', () => {
  it('AT43-IND-01: it designates one fighter, friend or enemy, never a unit', () => {
    const s = blast([[60, 20]], [TARGET, { id: 'c', seat: 0, at: [[75, 40]] }]);
    s.do(s.fireWith('launcher'));
    const whole = s.aim('a', 'launcher', 'b');
    expect(s.refusal(whole)).toEqual(['AT43-IND-01']);
    expect(s.refusal(s.aim('a', 'launcher', 'b', 0))).toEqual([]);
    expect(s.refusal(s.aim('a', 'launcher', 'c', 0))).toEqual([]);
  });

  it('AT43-IND-02: one member of the unit who sees him is enough, bearer or not', () => {
    const terrain = [{ box: [50, 40, 14, 2] as const, size: 3 }];
    const spotter = (x: number) =>
      blast(
        [
          [60, 20],
          [x, 22],
        ],
        [TARGET],
        { terrain },
      )
        .do('fire:2')
        .refusal({
          target: { unit: 1, fighter: 2 },
          uses: [[0, 0]],
        });
    expect(spotter(63)).toEqual(['AT43-IND-02']);
    const seen = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [60, 20],
            [74, 26],
          ],
          kind: {},
          figures: { 0: { ...officer(), weapons: ['launcher'] } },
        },
        TARGET,
      ],
      terrain,
    });
    seen.do('fire:2');
    expect(seen.refusal({ target: { unit: 1, fighter: 2 }, uses: [[0, 0]] })).toEqual([]);
  });

  it('AT43-IND-03: every bearer may fire, whatever he sees himself', () => {
    const s = blast(
      [
        [60, 20],
        [74, 26],
      ],
      [TARGET],
      { terrain: [{ box: [50, 40, 14, 2], size: 3 }] },
    );
    s.fire('a', 'launcher', 'b', 0);
    expect(s.match.pending).toMatchObject({ chance: { count: 2 } });
  });

  it('AT43-IND-04: the test is the ordinary one, accuracy against the band', () => {
    const s = blast(
      [
        [60, 20],
        [63.5, 20],
      ],
      [TARGET],
    ).fire('a', 'launcher', 'b', 0);
    expect(s.events('range.measured')[0]).toMatchObject({ band: 2 });
    s.do(hit(2, 3));
    expect(s.events('test.rolled')[0]).toMatchObject({ need: 3, tests: 2, successes: 1 });
  });

  it('AT43-IND-05: out of range nothing explodes', () => {
    // Band 10 against accuracy 4.
    const s = blast([[60, 5]], [{ ...TARGET, at: [[60, 108]] }]).fire('a', 'launcher', 'b', 0);
    expect(s.told).toContain('shots.lost');
    expect(s.told).not.toContain('template.landed');
  });

  it('AT43-IND-06, AT43-IND-09, edge case 21: without a failure it stays on the man, and no direction is rolled', () => {
    const s = blast([[60, 20]], [TARGET])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(6));
    expect(landed(s)).toMatchObject({ at: { x: cm(60), y: cm(50) }, direction: 0 });
  });

  it.each([
    [1, { x: 60, y: 49 }],
    [4, { x: 60, y: 51 }],
  ])('AT43-IND-07, AT43-IND-08: one failure, direction %i: one centimetre to %j', (face, { x, y }) => {
    const s = blast([[60, 20]], [TARGET])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(1), direction(face));
    expect(landed(s).at).toEqual({ x: cm(x), y: cm(y) });
  });

  it('AT43-IND-07: numbers run clockwise, a sixth of a turn each', () => {
    // Seen from the south, 5 is 60 degrees to the right of straight away.
    const at = landed(
      blast([[60, 20]], [TARGET])
        .fire('a', 'launcher', 'b', 0)
        .do(hit(1), direction(5)),
    ).at;
    expect(at.x / 10_000 - 60).toBeCloseTo(0.866, 2);
    expect(at.y / 10_000 - 50).toBeCloseTo(0.5, 2);
  });

  it('AT43-IND-08: two failures carry it two centimetres', () => {
    const s = blast(
      [
        [60, 20],
        [63.5, 20],
      ],
      [TARGET],
    )
      .fire('a', 'launcher', 'b', 0)
      .do(hit(1, 2), direction(4));
    expect(landed(s).at).toEqual({ x: cm(60), y: cm(52) });
  });

  it('AT43-IND-10, AT43-IND-11, AT43-IND-12, edge case 20: the radius grows with the successes up to 10 cm, then impacts double', () => {
    expect(templateOf(cm(3), 0)).toEqual({ radius: cm(3), impacts: 1 });
    expect(templateOf(cm(3), 1)).toEqual({ radius: cm(3), impacts: 1 });
    expect(templateOf(cm(3), 3)).toEqual({ radius: cm(9), impacts: 1 });
    expect(templateOf(cm(5), 2)).toEqual({ radius: cm(10), impacts: 1 });
    expect(templateOf(cm(5), 3)).toEqual({ radius: cm(10), impacts: 2 });
    expect(templateOf(cm(3), 4)).toEqual({ radius: cm(10), impacts: 2 });
  });

  it('AT43-IND-10: even when all tests fail it explodes where it strays', () => {
    const s = blast([[60, 20]], [TARGET])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(1), direction(4));
    expect(landed(s)).toMatchObject({ radius: cm(3), impacts: 1 });
    expect(s.next).toBe('at43.roll.damage');
  });

  it('AT43-IND-12: doubled impacts test the same man twice, but remove him once', () => {
    const s = blast(row(50, 20, 4), [{ ...TARGET, at: [[56, 50]] }])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(6, 6, 6, 6));
    expect(landed(s)).toMatchObject({ radius: cm(10), impacts: 2 });
    s.do(damage(6));
    expect(s.of('b').place).toBe('eliminated');
  });

  it('AT43-IND-13: any part of a base under the disc is enough, on any side', () => {
    // The disc reaches 3 cm from (60, 50); a base of 1.5 cm is touched up to 4.5 cm away.
    const near = { id: 'c', seat: 0, at: [[64.49, 50]] } as const;
    const far = { id: 'd', seat: 1, at: [[60, 54.5]] } as const;
    const s = blast([[60, 20]], [TARGET, near, far])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(6), damage(1), damage(1));
    expect(s.of('b').fighters[0]!.prone).toBe(true);
    expect(s.of('c').fighters[0]!.prone).toBe(true);
    expect(s.of('d').fighters[0]!.prone).toBe(false);
  });

  it('AT43-IND-14: infantry that survives is thrown down, machines are not', () => {
    const walker: UnitBody = { id: 'w', seat: 1, at: [[65, 50]], kind: { ...WALKER, protection: 5 } };
    const s = blast([[60, 20]], [TARGET, walker]).fire('a', 'launcher', 'b', 0);
    s.do(hit(6), damage(6), location(3), damage(3));
    expect(s.of('b').fighters[0]!.prone).toBe(true);
    expect(s.of('w').fighters[0]!.prone).toBe(false);
    expect(s.of('w').fighters[0]!.parts).toEqual([2, 2, 1, 1]);
  });

  it('AT43-STAT-06, AT43-ATT-03: a unit most of which is thrown down loses its attitudes', () => {
    const unit = { ...TARGET, at: row(57, 50, 3, 3.2), attitudes: { kneeling: true } };
    const s = blast([[60, 20]], [unit])
      .fire('a', 'launcher', 'b', 1)
      .do(hit(6), damage(1), damage(1), damage(1));
    expect(s.of('b').attitudes.kneeling).toBe(false);
    const one = blast([[60, 20]], [{ ...unit, at: row(60, 50, 3, 5) }])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(6), damage(1));
    expect(one.of('b').attitudes.kneeling).toBe(true);
  });

  it('AT43-HERO-09: under a template a comrade takes the hero’s impact and is thrown down in his place', () => {
    const hero = { role: 'hero' as const, hero: 'h', command: {} };
    const s = blast(
      [[60, 20]],
      [
        {
          ...TARGET,
          at: [
            [60, 50],
            [66, 50],
          ],
          figures: { 0: hero },
        },
      ],
    );
    s.fire('a', 'launcher', 'b', 0).do(hit(6), damage(1));
    expect(s.of('b').fighters.map(({ prone }) => prone)).toEqual([false, true]);
    const alone = blast([[60, 20]], [{ ...TARGET, figures: { 0: hero } }])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(6), damage(6));
    expect(alone.of('b').place).toBe('eliminated');
  });

  it('AT43-ZON-02: men between are not in any fire zone of indirect fire', () => {
    const between = { id: 'c', seat: 1, at: [[60, 35]] } as const;
    const s = blast([[60, 20]], [TARGET, between])
      .fire('a', 'launcher', 'b', 0)
      .do(hit(6), damage(6));
    expect(s.of('c').fighters).toHaveLength(1);
    expect(s.told).not.toContain('impacts.shared');
  });

  it('AT43-IND-14: a machine destroyed by a blast shakes its unit', () => {
    const kind: Kind = { ...WALKER, protection: 0, morale: 8, structure: [1, 1, 1] };
    const s = blast(
      [[60, 20]],
      [
        {
          id: 'w',
          seat: 1,
          at: [
            [60, 50],
            [70, 50],
          ],
          kind,
        },
      ],
    ).fire('a', 'launcher', 'w', 0);
    s.do(hit(6), damage(6), location(3), morale(1));
    expect(s.of('w').morale).toBe('disorganised');
  });
});
