import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { apart, damage, direction, hit, location, reroll, row, scene, type UnitBody, led } from './scene.js';

/** `a` of seat 0 with an officer, `b` of seat 1 twenty centimetres off. */
const facing = (own: Partial<UnitBody> = {}, other: Partial<UnitBody> = {}, others: readonly UnitBody[] = []) =>
  scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own },
      { id: 'b', seat: 1, at: row(20, 43, 5), ...other },
      ...others,
    ],
  });

const impacts = (s: ReturnType<typeof facing>) => s.events('impacts.shared')[0]!;

describe('AT-43, shooting', () => {
  it('AT43-SHO-01, AT43-SHO-02: a weapon with an area of effect fires indirectly, any other directly', () => {
    const s = facing({ at: row(20, 20, 2), figures: { 0: officer(), 1: bearer('launcher') } }).do('plain', 'fire:2');
    expect(s.refusal(s.aim('a', 'launcher', 'b'))).toEqual(['AT43-IND-01']);
    s.do(s.aim('a', 'launcher', 'b', 2), hit(1), direction(4));
    expect(s.told).toContain('template.landed');
    expect(s.told).not.toContain('impacts.shared');
  });

  it('AT43-SHO-03: once with each ranged weapon', () => {
    const s = facing({ kind: { weapons: ['rifle', 'blaster'] } });
    s.fire('a', 'rifle', 'b').do(hit(1, 1, 1));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-SHO-03']);
    expect(s.barred(s.fireWith('blaster'))).toEqual([]);
  });

  it('AT43-SHO-04, R-27, edge case 6: only free units shoot: free when activated, and free now', () => {
    const engaged = facing({}, { at: row(20, 25, 2) });
    expect(engaged.barred(engaged.fireWith('rifle'))).toEqual(['AT43-SHO-04']);
    engaged.do('combat', engaged.shift('a', 0, -6));
    expect(engaged.barred(engaged.fireWith('rifle'))).toEqual(['AT43-SHO-04']);
    const closing = facing({}, { at: row(20, 34, 2) }).do('combat');
    closing.do(closing.shift('a', 0, 9));
    expect(closing.barred(closing.fireWith('rifle'))).toEqual(['AT43-SHO-04']);
    expect(closing.barred('melee')).toEqual([]);
  });

  it('AT43-SHO-04: machines are always free to shoot', () => {
    const s = facing({ at: [[20, 20]], kind: { ...WALKER }, figures: {} }, { at: [[20, 26]] }).do('pay');
    expect(s.barred(s.fireWith('cannon'))).toEqual([]);
  });

  it('AT43-SHO-05, AT43-SHO-06: before or after a combat move; with several weapons some before and some after', () => {
    const s = facing({ kind: { weapons: ['rifle', 'blaster'] } });
    s.fire('a', 'rifle', 'b').do(hit(1, 1, 1), 'combat');
    s.do(s.shift('a', 0, 1));
    expect(s.barred(s.fireWith('blaster'))).toEqual([]);
    s.fire('a', 'blaster', 'b').do(hit(6, 6, 6));
    expect(s.state.acting).toMatchObject({ before: { length: 3 }, after: { length: 3 } });
  });

  it('AT43-SHO-07, AT43-SHO-19: all who fire a weapon type fire at once: Rate of Fire times shooters', () => {
    const s = facing();
    s.fire('a', 'rifle', 'b');
    expect(s.match.pending).toMatchObject({ chance: { count: 3 } });
    const one = facing();
    one.do(one.fireWith('rifle'));
    const { target } = one.aim('a', 'rifle', 'b');
    expect(one.refusal({ target, uses: [[one.figure('a', 1), 0]] })).toEqual(['AT43-SHO-07']);
  });

  it('AT43-SHO-07: a type fires once: who could not see the first target fires it at nobody else, before or after the move', () => {
    // The wall hides `b` from the second shooter, who sees `c`.
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { id: 'b', seat: 1, at: [[20, 60]] },
        { id: 'c', seat: 1, at: [[80, 20]] },
      ],
      terrain: [{ box: [21.6, 22, 4.4, 1], size: 3 }],
    });
    const seeing = s.aim('a', 'rifle', 'b').uses as unknown[];
    expect(seeing).toHaveLength(1);
    expect(s.aim('a', 'rifle', 'c').uses).toHaveLength(2);
    s.fire('a', 'rifle', 'b').do(hit(1));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-SHO-07']);
    s.do('combat', s.shift('a', 1, 0));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-SHO-07']);
  });

  it('AT43-SHO-07, AT43-SHO-11: of several copies each is a salvo of its own, and each of them whole', () => {
    const s = facing({ kind: { weapons: ['rifle', 'rifle'] } });
    s.do(s.fireWith('rifle'));
    const { target } = s.aim('a', 'rifle', 'b');
    const copies = (mount: number) => [0, 1, 2].map(i => [s.figure('a', i), mount]);
    expect(s.refusal({ target, uses: copies(0).slice(1) })).toEqual(['AT43-SHO-07']);
    expect(s.options()).toContainEqual({ target, uses: copies(0) });
    s.do({ target, uses: copies(0) }, hit(1, 1, 1));
    expect(s.barred(s.fireWith('rifle'))).toEqual([]);
    s.do('combat', s.shift('a', 0, 1), s.fireWith('rifle'));
    expect(s.refusal({ target, uses: copies(1).slice(1) })).toEqual(['AT43-SHO-07']);
    s.do({ target, uses: copies(1) }, hit(1, 1, 1));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-SHO-03']);
  });

  it('AT43-SPC-01, AT43-SHO-07: snipers fire each for himself, and never in the salvo of others', () => {
    const sniper: Kind = { abilities: ['sniper'] };
    const s = facing({ figures: { 0: officer(), 1: sniper, 2: sniper } });
    s.do(s.fireWith('rifle'));
    const at = (figure: number) => ({ unit: s.unit('b'), fighter: s.figure('b', figure) });
    const use = (figure: number) => [s.figure('a', figure), 0];
    expect(s.refusal({ target: { unit: s.unit('b'), fighter: -1 }, uses: [use(0), use(1)] })).toEqual(['AT43-SPC-01']);
    s.do({ target: at(0), uses: [use(1)] }, hit(1), s.fireWith('rifle'));
    s.do({ target: at(1), uses: [use(2)] }, hit(1), s.fireWith('rifle'));
    s.do(s.aim('a', 'rifle', 'b'), hit(1));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-SHO-03']);
  });

  it('AT43-SHO-08: target, fire zone, test, damage: in this order', () => {
    const s = facing()
      .fire('a', 'rifle', 'b')
      .do(hit(6, 6, 6), damage(6, 1, 1));
    expect(s.told.filter(type => !type.startsWith('a') && type !== 'points.spent')).toEqual([
      'salvo.declared',
      'range.measured',
      'test.rolled',
      'impacts.shared',
      'test.rolled',
      'fighter.lost',
      'leader.replaced',
    ]);
  });

  it('AT43-SHO-09, AT43-SHO-10: each weapon type has its own salvo and its own target, and need not be fired', () => {
    const s = facing({ kind: { weapons: ['rifle', 'blaster'] } }, {}, [{ id: 'c', seat: 1, at: row(50, 43, 3) }]);
    s.fire('a', 'rifle', 'b')
      .do(hit(1, 1, 1))
      .fire('a', 'blaster', 'c')
      .do(hit(6, 6, 6), damage(1, 1, 1));
    expect(s.events('salvo.declared').map(({ target }) => target.unit)).toEqual([s.unit('b'), s.unit('c')]);
    expect(
      facing({ kind: { weapons: ['rifle', 'blaster'] } })
        .fire('a', 'rifle', 'b')
        .do(hit(1, 1, 1))
        .barred('end'),
    ).toEqual([]);
  });

  it('AT43-SHO-11: copies of a weapon may be fired as separate salvos, before and after the move', () => {
    const s = facing({ at: [[20, 20]], kind: WALKER, figures: {} }, {}, [{ id: 'c', seat: 1, at: row(50, 43, 3) }]).do(
      'pay',
      'fire:3',
    );
    const [first, second] = [
      [s.figure('a', 0), 0],
      [s.figure('a', 0), 1],
    ];
    s.do({ target: { unit: s.unit('b'), fighter: NOBODY }, uses: [first] }, 'combat');
    s.do(s.shift('a', 0, -1), 'fire:3');
    s.do({ target: { unit: s.unit('c'), fighter: NOBODY }, uses: [second] }, hit(1));
    expect(s.events('salvo.declared')).toHaveLength(2);
    expect(s.barred('fire:3')).toEqual(['AT43-SHO-03']);
  });

  it('AT43-SHO-12, R-43: direct fire is at one enemy unit', () => {
    const s = facing({}, {}, [{ id: 'f', seat: 0, at: row(50, 30, 3) }]).do('fire:0');
    expect(s.refusal(s.aim('a', 'rifle', 'f'))).toEqual(['AT43-SHO-12']);
    expect(s.refusal(s.aim('a', 'rifle', 'b', 1))).toEqual(['AT43-SHO-15']);
    expect(s.options().map(option => (option as { target: { unit: number } }).target.unit)).toEqual([s.unit('b')]);
  });

  const brawl: readonly UnitBody[] = [{ id: 'f', seat: 0, at: row(20, 38.5, 3) }];

  it('AT43-SHO-13, R-42: an engaged target is the whole melee, friends included, nearest first', () => {
    const s = facing({ kind: { weapons: ['sure'] } }, { at: row(20, 43, 3), kind: { protection: 6 } }, brawl).fire(
      'a',
      'sure',
      'b',
    );
    expect(s.events('fighter.lost').map(({ unit }) => unit)).toEqual([s.unit('f'), s.unit('f'), s.unit('f')]);
    expect(impacts(s)).toMatchObject({ zone: [], target: 3 });
  });

  it('AT43-SHO-14: the range is to the leader of the unit that was named', () => {
    const s = facing({ at: [[20, 20]], kind: { weapons: ['blaster'] } }, { at: [[20, 20 + apart(20)]] }, [
      { id: 'f', seat: 0, at: [[20, 20 + apart(15.5)]] },
    ]);
    s.fire('a', 'blaster', 'b');
    expect(s.events('range.measured')[0]).toMatchObject({ to: s.figure('b', 0), band: 2 });
  });

  it('AT43-SHO-15, R-07: of an armoured unit one machine may be named, and takes everything', () => {
    const s = facing({ at: row(20, 20, 3), kind: { weapons: ['cannon'] } }, { at: row(20, 43, 3, 7), kind: WALKER });
    s.fire('a', 'cannon', 'b', 2);
    expect(s.events('range.measured')[0]).toMatchObject({ to: s.figure('b', 2) });
    s.do(damage(6, 6, 6), location(3), location(3));
    expect(s.of('b').fighters.map(({ parts }) => parts[1])).toEqual([3, 3]);
  });

  it('AT43-SHO-16: whoever sees neither the target nor the zone does not shoot', () => {
    const own: UnitBody = {
      id: 'a',
      seat: 0,
      at: [
        [25.5, 20],
        [20, 28.4],
        [28, 24],
      ],
      ...led,
    };
    const s = scene({
      units: [own, { id: 'b', seat: 1, at: [[26, 60]] }],
      terrain: [{ box: [10, 30, 14, 1], size: 3 }],
    });
    expect(s.aim('a', 'rifle', 'b').uses).toEqual([
      [s.figure('a', 0), 0],
      [s.figure('a', 2), 0],
    ]);
    s.do('fire:0');
    const { target } = s.aim('a', 'rifle', 'b');
    expect(s.refusal({ target, uses: [[s.figure('a', 1), 0]] })).toEqual(['AT43-SHO-16']);
    expect(s.refusal({ target, uses: [[s.figure('a', 0), 0]] })).toEqual(['AT43-SHO-07']);
    expect(s.refusal(s.aim('a', 'rifle', 'b'))).toEqual([]);
  });

  it.each([
    [9.9999, [2, 1], 2],
    [10, [2, 3], 2],
    [20, [2, 3], 3],
    [50, [3, 4], 4],
  ])(
    'AT43-SHO-17, AT43-SHO-18, AT43-SHO-22: Accuracy 5 against %f cm: %j, of which %i is needed',
    (gap, faces, need) => {
      const s = facing(
        {
          at: [
            [20, 20],
            [23.5, 20],
          ],
        },
        { at: [[20, 20 + apart(gap)]] },
      ).fire('a', 'rifle', 'b');
      s.do(hit(...faces));
      expect(s.events('test.rolled')[0]).toMatchObject({ need, successes: faces.filter(face => face >= need).length });
      expect(impacts(s).target).toBe(faces.filter(face => face >= need).length);
    },
  );

  it('AT43-SHO-20, R-48: failures may be rerolled as often as the weapon says, if the shooter likes', () => {
    const s = facing({ kind: { weapons: ['blaster'] } })
      .fire('a', 'blaster', 'b')
      .do(hit(1, 1, 6));
    expect(s.prompt!.shape).toEqual({ kind: 'amount', min: 0, max: 2 });
    s.do(2, reroll(6, 1));
    expect(s.next).toBe('at43.roll.damage');
    expect(impacts(s).target).toBe(2);
    const content = facing({ kind: { weapons: ['blaster'] } })
      .fire('a', 'blaster', 'b')
      .do(hit(1, 1, 6), 0);
    expect(impacts(content).target).toBe(1);
  });

  it('AT43-SHO-21: out of range the shots are spent for nothing', () => {
    const s = facing({ at: [[20, 3]], kind: { weapons: ['blaster'] } }, { at: [[20, 3 + apart(90)]] }).fire(
      'a',
      'blaster',
      'b',
    );
    expect(s.events('shots.lost')).toHaveLength(1);
    expect(s.barred(s.fireWith('blaster'))).toEqual(['AT43-SHO-03']);
  });

  it.each([5, 100])('AT43-SHO-23, R-78: locked fire hits on its own face at any range (%i cm)', gap => {
    const s = facing(
      {
        at: [
          [20, 8],
          [23.5, 8],
        ],
        kind: { weapons: ['beam'] },
      },
      { at: [[20, 8 + apart(gap)]] },
    )
      .fire('a', 'beam', 'b')
      .do(hit(2, 3));
    expect(s.events('test.rolled')[0]).toMatchObject({ need: 3, successes: 1 });
    expect(s.told).not.toContain('range.measured');
  });

  it('AT43-SHO-24, edge case 19: locked fire spares whoever stands in between', () => {
    const between: UnitBody = { id: 'm', seat: 1, at: row(20, 32, 3) };
    expect(
      impacts(
        facing({ kind: { weapons: ['beam'] } }, {}, [between])
          .fire('a', 'beam', 'b')
          .do(hit(6, 6, 6)),
      ).zone,
    ).toEqual([]);
    expect(
      impacts(
        facing({}, {}, [between])
          .fire('a', 'rifle', 'b')
          .do(hit(6, 6, 6)),
      ).zone,
    ).toHaveLength(3);
  });

  it('AT43-SHO-17, AT43-SHO-20: seven nanoblasters at 5 bands need 5 or more, and reroll their failures once', () => {
    const s = facing(
      {
        at: row(20, 20, 9, 3.1),
        kind: { weapons: ['blaster'] },
        figures: { 7: bearer('cannon'), 8: bearer('cannon') },
      },
      { at: [[20, 20 + apart(55)]] },
    ).do('pay', 'plain');
    s.fire('a', 'blaster', 'b');
    expect(s.events('range.measured')[0]).toMatchObject({ band: 5 });
    s.do(hit(5, 1, 2, 3, 4, 1, 2));
    expect(s.events('test.rolled')[0]).toMatchObject({ need: 5, tests: 7, successes: 1 });
    expect(s.prompt!.shape).toMatchObject({ max: 6 });
  });

  it('AT43-SHO-18, AT43-SHO-19: six laser rifles', () => {
    const s = facing({ at: row(20, 20, 6, 3.1) }, { at: row(20, 43, 5), kind: { protection: 6 } }).fire(
      'a',
      'rifle',
      'b',
    );
    // Accuracy 5 at two bands: +3 needs 3 or more; penetration 5 against 6 needs 4 or more.
    s.do(hit(1, 2, 3, 4, 5, 6), damage(3, 4, 5, 1));
    expect(s.events('test.rolled').map(({ need, successes }) => [need, successes])).toEqual([
      [3, 4],
      [4, 2],
    ]);
    expect(s.of('b').fighters).toHaveLength(3);
  });
});
