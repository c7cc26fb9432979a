import { describe, expect, it } from 'vitest';
import { judgeLodging } from '../src/deploy/judge.js';
import { LISTS } from '../src/content/index.js';
import { FACTIONS } from '../src/content/index.js';
import { judgeList } from '../src/forces/judgeList.js';
import { muster } from '../src/forces/muster.js';
import type { ArmyList } from '../src/content/types.js';
import type { FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const light = { rules: ['srLightSiege'] };

/** A gun with its crew beside it, before the door of a house. */
const battery = (gun: Partial<FigureBody>, crew: Partial<FigureBody> = {}): Scene =>
  scene({
    terrain: [
      {
        id: 'h',
        kind: 'building',
        box: [50, 50, 12, 12],
        height: 4,
        openings: [
          { at: [50, 56], kind: 'door' },
          { at: [50, 53], kind: 'window' },
        ],
      },
    ],
    figures: [
      man(1, 'g', 44, 56, {
        build: 'siege',
        baseMm: 40,
        mvt: 0,
        attacks: 0,
        pv: 3,
        ct: 0,
        morale: 0,
        melee: [],
        siege: { servants: ['s'] },
        ranged: [{ range: 60, category: 'heavy' }],
        ...gun,
      }),
      man(1, 's', 40.75, 56, { serves: 'g', ...crew }),
      man(2, 'z', 100, 56),
    ],
  });
const enter = (opening: number, path: readonly unknown[]) => ({ do: 'enter', figure: 'g', piece: 'h', opening, path });

describe('light Siege Weapons indoors', () => {
  it('BTS-BLD-02, BTS-BLD-04: they are pushed in by a door, others stay outside', () => {
    const t = battery(light);
    expect(t.options()).toContainEqual(expect.objectContaining({ do: 'enter', figure: 0, opening: 0 }));
    expect(t.refusal(enter(0, [[47.9, 56]]))).toEqual([]);
    expect(t.refusal(enter(1, [[47.9, 53]]))).toEqual(['BTS-BLD-04']);
    expect(battery({}).refusal(enter(0, [[47.9, 56]]))).toEqual(['BTS-BLD-02']);
    expect(battery(light, { mvt: 3 }).refusal(enter(0, [[47.9, 56]]))).toEqual(['BTS-SGE-03']);
    t.do(enter(0, [[47.9, 56]]));
    expect([t.figure('g').place, t.figure('s').place, t.at('s')]).toEqual(['inside', 'table', [44.65, 56]]);
  });

  it('BTS-SGE-07: indoors it is served by those in the same room', () => {
    const shoots = (crew: Partial<FigureBody>): boolean => {
      const inside = { place: 'inside', host: 'h' } as const;
      const t = scene({
        phase: 'shooting',
        begin: 'shots',
        terrain: [{ id: 'h', kind: 'building', box: [50, 50, 12, 12], height: 8, storeys: 2, openings: [] }],
        figures: [
          man(1, 'g', 0, 0, {
            ...inside,
            ...light,
            build: 'siege',
            attacks: 0,
            pv: 3,
            ct: 0,
            morale: 0,
            melee: [],
            siege: { servants: ['s'] },
            ranged: [{ range: 60 }],
          }),
          man(1, 's', 44, 56, { serves: 'g', ...crew }),
          man(2, 'z', 80, 56),
        ],
      });
      return t.next === 'bts.ask.shoot';
    };
    expect([
      shoots({ place: 'inside', host: 'h' }),
      shoots({ place: 'inside', host: 'h', storey: 1 }),
      shoots({}),
    ]).toEqual([true, false, false]);
  });

  it('BTS-BLD-02, BTS-SCN-15: they may be deployed in a building', () => {
    const rule = (gun: Partial<FigureBody>) => {
      const { state } = battery(gun);
      const ruling = judgeLodging(
        state,
        { kind: 'bts.place', unit: 0, how: 'deploy', figures: [0] },
        { figure: 0, piece: 0, storey: 0 },
      );
      return ruling.ok ? 'legal' : ruling.because[0]?.rule;
    };
    expect(rule({})).toBe('BTS-BLD-02');
    expect(rule(light)).not.toBe('BTS-BLD-02');
  });

  it('BTS-SPR-77: a Servant who cheated death fires his weapon on a 6', () => {
    const need = (crew: Partial<FigureBody>): number | undefined => {
      const t = scene({
        phase: 'shooting',
        begin: 'shots',
        figures: [
          man(1, 'g', 44, 56, {
            ...light,
            build: 'siege',
            baseMm: 40,
            attacks: 0,
            pv: 3,
            ct: 0,
            morale: 0,
            melee: [],
            siege: { servants: ['s'] },
            ranged: [{ range: 60 }],
          }),
          man(1, 's', 44, 59.25, { serves: 'g', ct: 3, ...crew }),
          man(2, 'z', 80, 56),
        ],
      });
      t.do({ do: 'shoot', volleys: [{ figure: 'g', shots: [{ weapon: 0, targets: ['z'] }] }] }, roll('to-hit', 1));
      return t.events('hits.rolled')[0]?.need;
    };
    expect([need({}), need({ effects: [{ id: 'cheatedDeath', until: 'turn' }] })]).toEqual([3, 6]);
  });
});

describe('the experimental tank', () => {
  it('BTS-ARM-33: one large gun in each slot, and further guns in both, a gunner for each', () => {
    const list = LISTS.find(({ units }) =>
      units.some(({ leader }) => leader.profile === 'experimental-tank'),
    ) as ArmyList;
    const armed = (slots: readonly (string | null)[]): ArmyList => ({
      ...list,
      units: list.units.map(unit =>
        unit.leader.profile === 'experimental-tank' ? { ...unit, leader: { ...unit.leader, slots } } : unit,
      ),
    });
    const rules = (slots: readonly (string | null)[]) => {
      const ruling = judgeList(FACTIONS, armed(slots), 5_000, 'armies[0]');
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule).filter(rule => rule === 'BTS-ARM-33');
    };
    expect(rules(['gatling', 'howitzer', 'arquebus', 'repeating-pistol', null, null, 'arquebus'])).toEqual([]);
    expect(rules(['howitzer'])).not.toEqual([]);
    expect(rules(['gatling', 'howitzer', 'gatling'])).not.toEqual([]);
    const crew = (slots: readonly (string | null)[]): number | undefined =>
      muster(FACTIONS, armed(slots), 0).sheets.find(({ profile }) => profile === 'experimental-tank')?.vehicle?.crew;
    expect([
      crew([]),
      crew(['gatling', 'howitzer']),
      crew(['gatling', 'howitzer', 'arquebus', null, null, null, 'arquebus']),
    ]).toEqual([1, 3, 5]);
  });
});
