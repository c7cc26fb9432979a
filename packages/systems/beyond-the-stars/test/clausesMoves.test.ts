import { describe, expect, it } from 'vitest';
import { buildingDuels } from '../src/duel/buildingDuels.js';
import { baseMates } from '../src/figures/sharedBase.js';
import { overlappedBy } from '../src/movement/drive.js';
import { reduce } from '../src/reduce/index.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { clone } from '../src/state.js';
import { man, roll, scene } from './scene.js';

/** Clauses of moves, throws, repairs, combined bases and fights indoors. */

const house = (id: string, x: number): TerrainBody => ({
  id,
  kind: 'building',
  box: [x, 40, 10, 10],
  height: 4,
  openings: [{ at: [x, 45], kind: 'door' }],
});

describe('clauses of moves', () => {
  it('BTS-SPR-09, BTS-CHG-02: whoever may not charge does not throw either', () => {
    const ranged: FigureBody['ranged'] = [{ id: 'javelin', hands: 1, range: 15, force: 5, rules: ['srThrown'] }];
    const refused = (a: Partial<FigureBody>): string[] =>
      scene({ figures: [man(1, 'a', 27, 20, { ranged, ...a }), man(1, 'b', 20, 60), man(2, 'z', 32.5, 20)] }).refusal({
        do: 'throw',
        figure: 'a',
        weapon: 0,
        target: 'z',
        path: [],
      });
    expect(refused({})).toEqual([]);
    expect(refused({ marks: { noCharge: true } })).not.toEqual([]);
    expect(refused({ marks: { done: true } })).not.toEqual([]);
  });

  it('BTS-CHG-10: whoever stands in the control zone of his target charges it, though he stands in another’s too', () => {
    const refused = (target: string): string[] =>
      scene({
        figures: [man(1, 'a', 40, 60), man(2, 'y', 44.5, 62), man(2, 'z', 44.5, 58)],
      }).refusal({
        do: 'charge',
        figure: 'a',
        path: [[42.215, target === 'y' ? 60.9845 : 59.0155]],
        targets: [target],
      });
    expect([refused('y'), refused('z')]).toEqual([[], []]);
  });

  it('BTS-MON-05: a pivot moves those on the table out of its way, nobody who is elsewhere', () => {
    const t = scene({
      figures: [
        man(1, 'm', 40, 60, { build: 'monster', baseMm: [100, 40], pv: 4 }),
        man(2, 'z', 40, 64),
        man(2, 'y', 40, 56, { place: 'gone' }),
        man(2, 'x', 40, 56, { place: 'reserve' }),
      ],
    });
    expect(overlappedBy(t.state, 0, 1024)).toEqual([1]);
    expect(overlappedBy(t.state, 0, 0)).toEqual([]);
  });

  it('BTS-SPR-65: a repair is offered to a repairer beside what is damaged, and to nobody else', () => {
    const offered = (a: Partial<FigureBody>, left = 1): unknown[] =>
      scene({
        figures: [
          man(1, 'a', 40, 60, a),
          man(1, 'w', 42.5, 60, { build: 'walker', pv: 3, left }),
          man(2, 'z', 100, 100),
        ],
      })
        .options()
        .filter(option => (option as { do: string }).do === 'repair');
    expect(offered({ rules: ['srRepairer'] })).toEqual([{ do: 'repair', figure: 0, target: 1, what: 'pv' }]);
    expect([offered({}), offered({ rules: ['srRepairer'] }, 3)]).toEqual([[], []]);
  });
});

describe('clauses of combined bases', () => {
  it('BTS-BAS-10: those on one base with somebody are the others who are still there', () => {
    const mates = (t: Partial<FigureBody>, combinedBase = true): (readonly number[])[] => {
      const { state } = scene({
        figures: [
          man(1, 'g', 60, 60, { build: 'siege', baseMm: 80, siege: { servants: ['s', 't'], combinedBase } }),
          man(1, 's', 60, 62, { serves: 'g' }),
          man(1, 't', 60, 58, { serves: 'g', ...t }),
          man(2, 'z', 100, 60),
        ],
      });
      return [0, 1, 3].map(figure => baseMates(state, figure));
    };
    expect(mates({})).toEqual([[1, 2], [0, 2], []]);
    expect(mates({ place: 'gone' })).toEqual([[1], [0], []]);
    expect(mates({}, false)).toEqual([[], [], []]);
  });
});

describe('clauses of fights indoors', () => {
  const indoors = (seat: 1 | 2, id: string, host: string, storey = 0): FigureBody =>
    man(seat, id, 0, 0, { place: 'inside', host, storey });

  it('BTS-BLD-16: what happens to a fight happens to that of its building and storey alone', () => {
    const { state } = scene({
      terrain: [{ ...house('h', 40), storeys: 2 }, house('i', 70)],
      figures: [
        indoors(1, 'a', 'h'),
        indoors(2, 'z', 'h'),
        indoors(1, 'b', 'h', 1),
        indoors(2, 'y', 'h', 1),
        indoors(1, 'c', 'i'),
        indoors(2, 'x', 'i'),
      ],
      fights: [
        { building: 'h', assailant: 1 },
        { building: 'h', storey: 1, assailant: 1 },
        { building: 'i', assailant: 2 },
      ],
    });
    const after = (type: 'fight.went-on' | 'fight.ended'): unknown[] => {
      const table = clone(state);
      reduce(table, { type, piece: 0, storey: 0 });
      return table.fights.map(({ piece, storey, fought }) => [piece, storey, fought]);
    };
    expect(after('fight.ended')).toEqual([
      [0, 1, false],
      [1, 0, false],
    ]);
    expect(after('fight.went-on')).toEqual([
      [0, 0, true],
      [0, 1, false],
      [1, 0, false],
    ]);
  });

  it('BTS-ACT-07: (h) a fight indoors that has been fought is not fought again in the same phase', () => {
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      terrain: [house('h', 40)],
      figures: [indoors(1, 'a', 'h'), indoors(2, 'z', 'h')],
      fights: [{ building: 'h', assailant: 1 }],
    });
    expect(buildingDuels(t.state, 9)).toHaveLength(1);
    t.do(roll('duel', 6), roll('duel', 1), roll('wound', 1));
    expect([t.told.includes('duel.ended'), t.figure('a').marks.fought, t.figure('z').marks.fought]).toEqual([
      true,
      true,
      true,
    ]);
    expect(buildingDuels(t.state, 9)).toEqual([]);
  });
});
