import { describe, expect, it } from 'vitest';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { crushed, damage, hit, morale, row, scene, type UnitBody, led } from './scene.js';

/** Who falls, and who is thrown down: what two fresh readings of the rulebook found, clause by clause; the files in `scenarios/found` are the cases themselves. */

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 3 } };
const foe: UnitBody = { id: 'e', seat: 1, at: [[60, 100]] };

describe('AT-43, who falls', () => {
  const sure: UnitBody = { id: 'a', seat: 0, at: [[60, 10]], kind: { weapons: ['sure'] }, ...led };

  it('AT43-CAS-03, AT43-DMG-02, R-57: among equally near fighters with different Protection the one named is the one tested', () => {
    // Penetration 5 against 5 needs a 4; against 20 there is nothing to roll.
    const s = scene({
      units: [
        { ...sure, kind: { weapons: ['rifle'] }, at: row(60, 10, 1) },
        { id: 'f', seat: 0, at: [[58, 30]], kind: { protection: 5 } },
        { id: 'b', seat: 1, at: [[62, 30]], kind: { protection: 20 } },
      ],
    });
    s.fire('a', 'rifle', 'b').do(hit(6));
    expect(s.next).toBe('at43.ask.victim');
    s.do(s.figure('f', 0));
    expect(s.next).toBe('at43.roll.damage');
    s.do(damage(4));
    expect(s.of('f').place).toBe('eliminated');
    expect(s.of('b').place).toBe('table');
  });

  it('AT43-CAS-02, R-57: a roll never reaches into a rank where Protection differs', () => {
    const s = scene({
      units: [
        { ...sure, at: row(60, 10, 3), kind: { weapons: ['sure'] } },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 45],
            [60, 30],
            [58, 36],
            [62, 36],
          ],
          figures: { 3: { protection: 14 } },
        },
      ],
    });
    s.fire('a', 'sure', 'b');
    // The first man is alone in his rank and falls; then the shooter names one of the two behind him.
    expect(s.of('b').fighters).toHaveLength(3);
    expect(s.next).toBe('at43.ask.victim');
    s.do(s.figure('b', 3));
    expect(s.match.pending).toMatchObject({ chance: { count: 1 } });
  });

  it('AT43-HERO-09, R-42, R-73: in a melee a hero comes forward when the last of his own unit falls', () => {
    const s = scene({
      units: [
        { ...sure, at: row(56, 10, 3) },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 30],
            [60, 33.5],
          ],
          figures: { 0: HERO },
        },
        { id: 'f', seat: 0, at: row(60, 38, 3) },
      ],
    });
    s.fire('a', 'sure', 'b');
    // His comrade (23.5 cm) first, then he is alone and the nearest (20 cm); the third impact is for a friend.
    expect(s.of('b').place).toBe('eliminated');
    expect(
      s
        .events('fighter.lost')
        .map(({ fighter }) => fighter)
        .slice(0, 2),
    ).toEqual([s.figure('b', 1), s.figure('b', 0)]);
  });

  it('AT43-ZON-08, AT43-CAS-03: where impacts run out among equals in the zone, the shooter says who is hit', () => {
    const s = scene({
      units: [
        sure,
        {
          id: 'z',
          seat: 1,
          at: [
            [58, 30],
            [62, 30],
          ],
        },
        { id: 'b', seat: 1, at: row(52, 60, 6) },
      ],
    });
    s.fire('a', 'sure', 'b');
    expect(s.next).toBe('at43.ask.zone');
    s.do([s.figure('z', 1)]);
    expect(s.of('z').lost).toEqual([s.figure('z', 1)]);
  });

  it('R-52, R-73: two impacts of a blast on a hero: the nearest comrade takes the first, the next one the second', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(50, 10, 4), kind: { weapons: ['launcher'] }, ...led },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 30],
            [60, 45],
            [60, 48.5],
          ],
          kind: { protection: 0 },
          figures: { 0: HERO },
        },
      ],
    });
    // Four hits make 12 cm of radius: 10, and two impacts on everybody under it: only the hero is.
    s.fire('a', 'launcher', 'b', 0).do(hit(6, 6, 6, 6), damage(6), damage(6));
    expect(s.of('b').lost).toEqual([s.figure('b', 1), s.figure('b', 2)]);
    expect(s.of('b').fighters.map(({ prone }) => prone)).toEqual([false]);
  });

  it('R-34, AT43-CAS-03: of comrades equally near a hero who is run over, the one who drives says which', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 10]], kind: { ...WALKER, command: {} } },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 20],
            [56, 20],
            [64, 20],
          ],
          figures: { 0: { ...HERO } },
          kind: { radius: 0.5 },
        },
      ],
    });
    s.do('rapid', s.spots('a', [[60, 30]]), crushed(6));
    expect(s.next).toBe('at43.ask.victim');
    s.do(s.figure('b', 2));
    expect(s.of('b').lost).toEqual([s.figure('b', 2)]);
  });

  it('AT43-MOR-15, AT43-UNIT-04: a rout removes everybody and asks nobody for a leader', () => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 3), kind: { morale: 8 }, morale: 'disorganised' }, foe],
      cards: [[], ['e']],
    });
    s.do(morale(1));
    expect(s.told).toContain('unit.routed');
    expect(s.told).not.toContain('leader.replaced');
    expect(s.of('a').place).toBe('eliminated');
  });

  it('AT43-MEL-16, AT43-UNIT-04, R-95: who falls together with the leader does not lead for a moment', () => {
    const s = scene({
      units: [
        { ...sure, at: row(60, 10, 2) },
        {
          id: 'b',
          seat: 1,
          at: [
            [58, 30],
            [62, 30],
            [54.4, 32.5],
            [66.5, 33],
          ],
        },
      ],
    });
    // Leader and neighbour are equally near and both fall to one roll; the third man is nearer to the leader than the fourth.
    s.fire('a', 'sure', 'b');
    expect(s.of('b').leader).toBe(s.figure('b', 2));
    expect(s.events('leader.replaced')).toHaveLength(1);
  });
});

describe('AT-43, thrown down', () => {
  it('AT43-STAT-06, R-40: who is thrown down in his own activation does nothing more in it', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: row(20, 20, 3),
          figures: { 0: officer(), 2: bearer('launcher') },
          kind: { protection: 20 },
        },
        { id: 'e', seat: 1, at: [[23.5, 33]] },
      ],
    }).do('plain');
    // As one's own launcher may leave them.
    s.state.units[0]!.fighters = s.of('a').fighters.map((one, i) => ({ ...one, prone: i === 1 }));
    s.do('combat');
    expect(
      s.refusal(
        s.spots('a', [
          [20, 21],
          [23.5, 21],
          [27, 21],
        ]),
      ),
    ).toEqual(['AT43-STAT-06']);
    expect(s.refusal(s.spots('a', [[20, 21], undefined, [27, 21]]))).toEqual([]);
  });

  it('R-26, AT43-ATT-03: losses in a fight too may leave most of a unit on the ground', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { ...WALKER, weapons: ['claw'], command: {} } },
        {
          id: 'b',
          seat: 1,
          at: [
            [20, 26],
            [23.5, 30],
            [27, 30],
          ],
          prone: [1, 2],
        },
      ],
    });
    s.state.units[1]!.attitudes = { takeCover: true, kneeling: false, staggered: false, alert: 'none' };
    s.do('melee');
    s.do(s.options()[0], hit(6, 1));
    expect(s.of('b').attitudes.takeCover).toBe(false);
  });
});
