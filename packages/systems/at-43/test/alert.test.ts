import { PASS } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { bearer, officer, WALKER } from './army.js';
import { damage, hit, row, save, scene, type SceneBody, type UnitBody, led } from './scene.js';

const far: UnitBody = { id: 'e', seat: 1, at: row(20, 100, 5) };

describe('AT-43, combat attitudes', () => {
  const acting = (own: Partial<UnitBody> = {}, more: Partial<SceneBody> = {}) =>
    scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own }, far], cards: [[], ['e']], ...more });

  it('AT43-ATT-01: at the end of the activation, a point each, several at once', () => {
    const s = acting().do('end', 'takeCover', 'alert', 'kneeling');
    expect(s.of('a').attitudes).toEqual({ takeCover: true, alert: 'all', kneeling: true, staggered: false });
    expect(s.state.sides[0]!.points).toBe(7);
    const poor = acting({}, { points: [1, 1] }).do('end', 'alert');
    expect(poor.told).toContain('activation.ended');
  });

  it('AT43-ATT-02: all are lost when the card is turned again', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: row(20, 20, 3),
          ...led,
          attitudes: { takeCover: true, alert: 'all', kneeling: true, staggered: true },
        },
        far,
      ],
      cards: [['a', 'a'], []],
      start: { opportunity: 0 },
    });
    expect(s.of('a').attitudes.takeCover).toBe(true);
    s.do('activate');
    expect(s.of('a').attitudes).toEqual({ takeCover: false, alert: 'none', kneeling: false, staggered: false });
  });

  it('AT43-ATT-03: an engaged or prone unit takes none', () => {
    const engaged = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led },
        { id: 'b', seat: 1, at: row(20, 25, 3) },
      ],
      cards: [[], ['b']],
    });
    engaged.do('end');
    expect(engaged.told).toContain('activation.ended');
    const prone = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 3), prone: [0, 1] }, far],
      cards: [[], ['e']],
    }).do('decline');
    expect(prone.told).toContain('activation.ended');
  });

  it('AT43-ATT-04, AT43-ATT-08: Take Cover! and Kneeling are for infantry', () => {
    const s = acting({ kind: WALKER, at: [[20, 20]], figures: {} }).do('pay', 'end');
    expect(s.barred('takeCover')).toEqual(['AT43-ATT-04']);
    expect(s.barred('kneeling')).toEqual(['AT43-ATT-08']);
    expect(s.barred('alert')).toEqual([]);
  });

  it('AT43-ATT-07, R-36: Alert is for units that have not shot in this activation, moved or not', () => {
    const shot = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led },
        { ...far, at: row(20, 40, 5) },
      ],
    });
    shot.fire('a', 'rifle', 'e').do(hit(1, 1, 1), 'end');
    expect(shot.barred('alert')).toEqual(['AT43-ATT-07']);
    expect(shot.barred('kneeling')).toEqual([]);
    const moved = acting().do('rapid');
    moved.do(moved.shift('a', 0, 5), 'end');
    expect(moved.barred('alert')).toEqual([]);
  });

  const mixed: Partial<UnitBody> = { at: row(20, 20, 3), figures: { 0: officer(), 2: bearer('cannon') } };
  const near: UnitBody = { id: 'e', seat: 1, at: row(20, 50, 5) };

  it('AT43-ATT-09: Staggered Fire is announced at the start and lets the bearers shoot at another moment', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, ...mixed } as UnitBody, near] });
    expect(s.next).toBe('at43.ask.stagger');
    s.do('staggered').fire('a', 'rifle', 'e').do(hit(1, 1), 'combat');
    s.do(s.shift('a', 0, 1));
    expect(s.barred(s.fireWith('cannon'))).toEqual([]);
    expect(s.state.sides[0]!.points).toBe(9);
  });

  it('AT43-ATT-10: without it, everybody shoots before the move or everybody after it', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, ...mixed } as UnitBody, near] }).do('plain');
    s.fire('a', 'rifle', 'e').do(hit(1, 1));
    expect(s.barred(s.fireWith('cannon'))).toEqual([]);
    s.do('combat', s.shift('a', 0, 1));
    expect(s.barred(s.fireWith('cannon'))).toEqual(['AT43-ATT-10']);
    const after = scene({ units: [{ id: 'a', seat: 0, ...mixed } as UnitBody, near] }).do('plain', 'combat');
    after.do(after.shift('a', 0, 1));
    expect(after.barred(after.fireWith('rifle'))).toEqual([]);
    expect(after.barred(after.fireWith('cannon'))).toEqual([]);
  });
});

describe('AT-43, alert fire', () => {
  /** Unit `a` of seat 0 moves up; `w` of seat 1 is on the watch. */
  const watched = (
    own: Partial<UnitBody> = {},
    watch: Partial<UnitBody> = {},
    more: Partial<SceneBody> = {},
    others: readonly UnitBody[] = [],
  ) =>
    scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own },
        { id: 'w', seat: 1, at: row(20, 50, 3), attitudes: { alert: 'all' }, ...watch },
        ...others,
      ],
      cards: [[], ['w']],
      ...more,
    });
  const advance = (s: ReturnType<typeof watched>, by = 5) => s.do('combat', s.shift('a', 0, by));

  it('AT43-ALRT-01, AT43-ALRT-02: a unit in Alert may fire when an enemy unit has finished its move, before its shots', () => {
    const s = advance(watched());
    expect(s.next).toBe('at43.ask.alert');
    expect(s.seat).toBe(1);
    s.do('1:all', 0, s.aim('w', 'rifle', 'a'), hit(6, 6, 1), damage(1, 1));
    expect(s.next).toBe('at43.ask.action');
    expect(s.seat).toBe(0);
    expect(s.barred(s.fireWith('rifle'))).toEqual([]);
  });

  it('AT43-ALRT-03, edge case 9: nobody fires at a unit that does not move', () => {
    const s = watched()
      .fire('a', 'rifle', 'w')
      .do(hit(1, 1, 1), 'end', 'none');
    expect(s.told).not.toContain('alert.began');
    expect(s.seat).toBe(1);
    expect(s.next).toBe('at43.ask.command');
  });

  it('AT43-ALRT-04, R-39: only at the unit that was activated', () => {
    const s = advance(watched({}, {}, {}, [{ id: 'b', seat: 0, at: row(50, 40, 3) }])).do('1:all', 0);
    expect(s.options()).toHaveLength(1);
    expect(s.refusal(s.aim('w', 'rifle', 'b'))).toEqual(['AT43-ALRT-04']);
  });

  it('AT43-ALRT-05: losses are removed at once, and a unit that is gone acts no more', () => {
    const s = advance(watched({ at: row(20, 20, 2), kind: { protection: 5 } }, { kind: { weapons: ['sure'] } }));
    s.do('1:all', 8, s.aim('w', 'sure', 'a'));
    expect(s.of('a').place).toBe('eliminated');
    expect(s.told).toContain('activation.ended');
  });

  it('AT43-ALRT-06, AT43-ALRT-08: the marker goes with the fire and stays while it is held', () => {
    const fired = advance(watched());
    fired.do('1:all', 0, fired.aim('w', 'rifle', 'a'), hit(1, 1, 1));
    expect(fired.of('w').attitudes.alert).toBe('none');
    const held = advance(watched()).do(PASS);
    expect(held.of('w').attitudes.alert).toBe('all');
    held.do('end', 'none', 'activate');
    expect(held.of('w').attitudes.alert).toBe('none');
  });

  it('AT43-ALRT-07, edge case 10: firing in Alert leaves the unit its own activation, shots included', () => {
    const s = advance(watched());
    s.do('1:all', 0, s.aim('w', 'rifle', 'a'), hit(1, 1, 1), 'end', 'none', 'activate', 'pay');
    expect(s.state.acting!.unit).toBe(s.unit('w'));
    expect(s.barred(s.fireWith('rifle'))).toEqual([]);
  });

  it('AT43-ALRT-08: it is kept from turn to turn', () => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 3), attitudes: { alert: 'all' } }, far],
      start: 'control',
      turn: 2,
    });
    expect(s.state.turn).toBe(3);
    expect(s.of('a').attitudes.alert).toBe('all');
  });

  it('AT43-ALRT-09, R-38, R-42, edge case 8: a mover who comes into contact takes the Alert away before it fires; others still fire, at the whole melee', () => {
    const s = advance(
      watched({}, { at: row(20, 34, 3) }, {}, [{ id: 'v', seat: 1, at: row(50, 30, 3), attitudes: { alert: 'all' } }]),
      9,
    );
    expect(s.of('w').attitudes.alert).toBe('none');
    expect(s.options()).toEqual(['2:all', PASS]);
    s.do('2:all', 0, s.aim('v', 'rifle', 'a'), hit(6, 6, 6), damage(6, 6, 6));
    const gone = s.events('fighter.lost').map(({ unit }) => s.state.battle.rosters[unit]!.id);
    expect(gone).toContain('w');
  });

  const staggered: Partial<UnitBody> = {
    figures: { 2: bearer('cannon') },
    attitudes: { alert: 'all', staggered: true },
  };

  it('AT43-ATT-11, AT43-ATT-12: with Staggered Fire the two groups use their Alert apart, and the marker stays for the other', () => {
    const s = advance(watched({}, staggered));
    expect(s.options()).toEqual(['1:all', '1:others', '1:bearers', PASS]);
    s.do('1:bearers');
    expect(s.options()).toEqual([3]);
    s.do(3, s.aim('w', 'cannon', 'a'));
    expect(s.of('w').attitudes.alert).toBe('others');
    expect(s.next).toBe('at43.ask.alert');
    expect(s.options()).toEqual(['1:others', PASS]);
  });

  it('AT43-ATT-12, R-37: without it a unit fires once and is done', () => {
    const s = advance(watched({}, { ...staggered, attitudes: { alert: 'all' } }));
    expect(s.options()).toEqual(['1:all', PASS]);
  });

  it('AT43-ATT-06, edge case 11: Take Cover! has no effect on alert fire that the unit’s own activation provokes', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led, attitudes: { takeCover: true } },
        { id: 'w', seat: 1, at: row(20, 60, 3), attitudes: { alert: 'all' } },
      ],
      terrain: [{ box: [15, 32, 30, 1], size: 1 }],
      cards: [['a', 'a'], ['w']],
      start: { opportunity: 0 },
    });
    s.do('activate', 'combat', s.shift('a', 0, 8));
    s.do('1:all', 0, s.aim('w', 'rifle', 'a'), hit(6, 6, 6), save(3, 4, 5));
    expect(s.events('test.rolled').find(({ test }) => test === 'save')).toMatchObject({ need: 5, successes: 1 });
  });
});
