import { describe, expect, it } from 'vitest';
import { strictTranslator } from '@banneret/i18n';
import { beyondTheStarsGame as game } from '../src/index.js';
import { judgeTarget } from '../src/shooting/targets.js';
import { obstructions } from '../src/sight/trajectory.js';
import { seesFigure } from '../src/sight/sight.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { tell } from '../src/telling/tell.js';
import { man, roll, scene, type Scene } from './scene.js';

describe('climbs', () => {
  const cliff = (height: number): TerrainBody => ({ id: 'k', kind: 'platform', box: [30, 10, 20, 20], height });
  const climber = (height: number, a: Partial<FigureBody> = {}): Scene =>
    scene({ terrain: [cliff(height)], figures: [man(1, 'a', 28.75, 20, { pv: 9, ...a }), man(2, 'z', 110, 110)] });
  const up = { do: 'climb', figure: 'a', piece: 'k', path: [], to: [31.3, 20] };
  const z = (t: Scene): number => t.figure('a').spot.z / 10_000;

  it('BTS-TER-15: as far as the movement goes; whoever has not reached the top hangs there and climbs on', () => {
    const t = climber(20).do(up, roll('climb', 4));
    expect([z(t), t.at('a')[0], t.figure('a').marks.done]).toEqual([15, 28.75, true]);
    const near = climber(12).do(up, roll('climb', 2));
    expect([z(near), near.at('a')[0]]).toEqual([12, 31.3]);
    // Next turn: he cannot walk away, he can climb on or climb down.
    const hanging = climber(20);
    hanging.state.figures[0] = { ...hanging.figure('a'), spot: { ...hanging.figure('a').spot, z: 150_000 } };
    expect(hanging.refusal({ do: 'walk', figure: 'a', path: [[20, 20]] })).toEqual(['BTS-TER-24']);
    expect(hanging.refusal({ ...up, to: [28.75, 20] })).toEqual([]);
    expect(z(hanging.do(up, roll('climb', 3)))).toBe(20);
  });

  it('BTS-TER-15: a climb needs movement left for it', () => {
    expect(climber(20, { mvt: 1 }).refusal(up)).toEqual([]);
    expect(climber(20, { marks: { spent: 150_000 } }).refusal(up)).toEqual(['BTS-TER-13']);
  });

  it('R-137, BTS-TER-15, BTS-TER-22: a failure hurts if the climb began above the ground', () => {
    const ground = climber(20).do(up, roll('climb', 1));
    expect([ground.figure('a').prone, ground.next]).toEqual([true, 'over']);
    const hanging = climber(20);
    hanging.state.figures[0] = { ...hanging.figure('a'), spot: { ...hanging.figure('a').spot, z: 60_000 } };
    hanging.do(up, roll('climb', 1));
    // 6 cm for somebody of 3 cm: four hits.
    expect([z(hanging), hanging.figure('a').prone, hanging.next]).toEqual([0, true, 'bts.roll.wound']);
    hanging.do(roll('wound', 1, 1, 1, 1));
    const ledge = scene({
      terrain: [{ id: 'l', kind: 'platform', box: [10, 10, 20, 20], height: 5 }, cliff(12)],
      figures: [man(1, 'a', 28.75, 20, { pv: 9 }), man(2, 'z', 110, 110)],
    }).do(up, roll('climb', 1));
    // From a ledge of 5 cm: three.
    expect([ledge.next, z(ledge)]).toEqual(['bts.roll.wound', 5]);
    expect(ledge.do(roll('wound', 1, 1, 1)).events('wounds.rolled')[0]).toMatchObject({ force: 3 });
  });
});

describe('landing beside an enemy', () => {
  const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [30, 40, 1, 40], height: 2 };
  const over = (a: Partial<FigureBody>, foe: readonly [number, number]): Scene =>
    scene({ terrain: [wall], figures: [man(1, 'a', 28.74, 60, { mvt: 30, ...a }), man(2, 'z', ...foe)] });
  const cross = { do: 'cross', figure: 'a', path: [], piece: 'w', to: [32.26, 60] };

  it('R-138: into a control zone only by whoever may charge its owner; never into contact', () => {
    expect(over({}, [37, 60]).refusal(cross)).toEqual([]);
    expect(over({ marks: { noCharge: true } }, [37, 60]).refusal(cross)).toEqual(['BTS-MOV-09']);
    expect(over({ marks: { noCharge: true } }, [38, 60]).refusal(cross)).toEqual([]);
    expect(over({}, [34.76, 60]).refusal(cross)).toEqual(['BTS-TER-14']);
    const stays = over({}, [37, 60]).do(cross, roll('crossing', 5));
    expect([stays.figure('a').marks.done, stays.state.links]).toEqual([true, []]);
    const goes = over({}, [37, 60]).do(cross, roll('crossing', 6));
    expect(goes.refusal({ do: 'charge', figure: 'a', path: [[34.5, 60]], targets: ['z'] })).toEqual([]);
    expect(goes.refusal({ do: 'walk', figure: 'a', path: [[32.26, 66]] })).toEqual([]);
  });

  it('BTS-DEF-03: nobody crosses within the zone of whoever defends the piece', () => {
    expect(over({}, [32.25, 62.6]).refusal(cross)).toEqual(['BTS-DEF-03']);
    expect(over({}, [32.25, 66]).refusal(cross)).toEqual([]);
  });
});

describe('a barrier that is taken', () => {
  it('BTS-DEF-08: every attacker may cross to the place behind it, not to where the defender fell', () => {
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      terrain: [{ id: 'w', kind: 'obstacle', box: [30, 40, 1, 40], height: 2 }],
      engaged: [
        ['a', 'z', { barrier: 'w' }],
        ['b', 'z', { barrier: 'w' }],
      ],
      figures: [man(1, 'a', 28.75, 58.7), man(1, 'b', 28.75, 61.3), man(2, 'z', 32.25, 60)],
    });
    t.do(roll('duel', 6, 5), roll('duel', 1), { to: [35.25, 60] }, roll('trajectory', 4), roll('wound', 6));
    expect(t.figure('z').place).toBe('gone');
    expect([t.next, t.seat]).toEqual(['bts.ask.take-place', 0]);
    t.do('take');
    expect(t.next).toBe('bts.ask.take-place');
    t.do('stay');
    expect(t.at('a')[0]).toBeCloseTo(32.26, 2);
    expect([t.at('a')[1], t.at('b')]).toEqual([58.7, [28.75, 61.3]]);
  });
});

describe('lines of sight', () => {
  const house: TerrainBody = { id: 'h', kind: 'building', box: [60, 50, 12, 20], height: 4, openings: [] };

  it('BTS-BLD-09: one man does not hide a house, a wall before all of it does', () => {
    const look = (terrain: readonly TerrainBody[], extra: readonly FigureBody[]) => {
      const t = scene({
        terrain: [house, ...terrain],
        figures: [man(1, 'a', 30, 60), man(2, 'z', 0, 0, { place: 'inside', host: 'h' }), ...extra],
      });
      return [seesFigure(t.state, 0, 1), obstructions(t.state, 0, 1).map(({ kind }) => kind)];
    };
    expect(look([], [man(2, 'y', 40, 60, { height: 5 })])).toEqual([true, ['piece']]);
    expect(look([], [man(2, 'y', 58, 60, { height: 5 })])).toEqual([true, ['piece']]);
    expect(look([{ kind: 'impassable', box: [50, 30, 1, 60], height: 10 }], [])[0]).toBe(false);
  });

  it('BTS-VEH-15: a weapon of a Vehicle looks from where it is mounted', () => {
    const seen = (slot: 'front' | 'side' | 'rear' | 'central', box: [number, number, number, number]): string[] => {
      const t = scene({
        terrain: [{ kind: 'impassable', box, height: 10 }],
        figures: [
          man(1, 'v', 40, 60, {
            build: 'vehicle',
            baseMm: [100, 60],
            height: 4,
            attacks: 0,
            melee: [],
            ranged: [{ range: 100, slot }],
            vehicle: { front: 10, flank: 10, rear: 10, crew: 3 },
          }),
          man(2, 'z', 80, 80),
        ],
      });
      const ruling = judgeTarget(t.state, 0, 0, 1);
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
    };
    // A wall beside the hull, in the way of its middle but not of its bow.
    expect([seen('front', [36, 63.2, 12, 1]), seen('central', [36, 63.2, 12, 1])]).toEqual([[], ['BTS-SHO-05']]);
    // And one before the bow.
    expect(seen('front', [45.4, 57, 1, 8])).toEqual(['BTS-SHO-05']);
  });
});

describe('the end', () => {
  it('BTS-SCN-05, BTS-SCN-06: grades and Event points are told to both sides in both languages', () => {
    const t = scene({ figures: [man(1, 'a', 10, 10), man(2, 'z', 90, 90)] });
    const said = (a: number, b: number, locale: 'fr' | 'en'): string =>
      tell(
        { type: 'game.ended', ending: { reason: 'end-roll', scores: [a, b] } },
        t.state,
        strictTranslator(locale, game.text),
      )?.replaceAll('\u202f', ' ') ?? '';
    expect(said(9, 3, 'fr')).toContain('Joueur 1 : Victoire Écrasante (6 points d’Évènement)');
    expect(said(9, 3, 'fr')).toContain('joueur 2 : Défaite Écrasante (0 point');
    expect(said(4, 9, 'en')).toContain(
      'Player 1: Honourable Defeat (1 Event point); player 2: Honourable Victory (4 Event points)',
    );
    expect(said(5, 5, 'en')).toContain('Player 1: draw (2 Event points); player 2: draw (2 Event points)');
  });
});
