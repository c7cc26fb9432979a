import { describe, expect, it } from 'vitest';
import { battle, placing, stand } from './battle.js';
import { roll, type Scene } from './scene.js';

describe('deployment in buildings', () => {
  const leader = { leader: { profile: 'rank-3' }, members: [{ profile: 'warrior', count: 2 }] };
  const building = (x: number, y: number) => ({
    id: `house ${x}`,
    name: { fr: 'maison', en: 'house' },
    kind: 'building' as const,
    outline: [
      [x, y],
      [x + 8, y],
      [x + 8, y + 8],
      [x, y + 8],
    ].map(([px = 0, py = 0]) => ({ x: px * 10_000, y: py * 10_000 })),
    height: 40_000,
    flammable: false,
    storeys: 1,
    openings: [{ x: x * 10_000, y: (y + 4) * 10_000, kind: 'door' as const, storey: 0 }],
  });
  const deploying = (scenario: 'great-clash' | 'ambush', terrain: ReturnType<typeof building>[]): Scene => {
    const t = battle({ scenario, armies: [[leader], [leader]], terrain });
    t.do(roll('deployment', 6, 1));
    if (scenario === 'great-clash') return t.do('near', 'deploy:0');
    return t.do('deploy:1');
  };

  it('BTS-SCN-11, R-30: with the Champion in a building the others stay within 15 cm of it, in the open and indoors', () => {
    const t = deploying('great-clash', [building(20, 20), building(60, 20)]);
    const at = (x: number): string[] =>
      t.refusal({
        do: 'place',
        spots: [stand(1, x, 24), stand(2, 32, 28)],
        inside: [{ figure: 0, piece: 0, storey: 0 }],
      });
    expect([at(44.25), at(44.26)]).toEqual([[], ['BTS-SCN-11']]);
    const lodged = (piece: number): string[] =>
      t.refusal({
        do: 'place',
        spots: [stand(0, 32, 24), stand(2, 36, 28)],
        inside: [{ figure: 1, piece, storey: 0 }],
      });
    expect([lodged(0), lodged(1)]).toEqual([[], ['BTS-SCN-11']]);
    const apartments = (piece: number): string[] =>
      t.refusal({
        do: 'place',
        spots: [stand(2, 32, 28)],
        inside: [
          { figure: 0, piece: 0, storey: 0 },
          { figure: 1, piece, storey: 0 },
        ],
      });
    expect([apartments(0), apartments(1)]).toEqual([[], ['BTS-SCN-11']]);
    // Exactly 15 cm from house to house; the Champion's counts, whoever is named first.
    const between = (x: number, spot: number, order: readonly number[]): string[] =>
      deploying('great-clash', [building(20, 20), building(x, 20)]).refusal({
        do: 'place',
        spots: [stand(2, spot, 28)],
        inside: order.map(figure => ({ figure, piece: figure, storey: 0 })),
      });
    expect([between(43, 32, [0, 1]), between(43.01, 32, [0, 1])]).toEqual([[], ['BTS-SCN-11']]);
    expect([between(43, 16, [1, 0]), between(43, 56, [1, 0])]).toEqual([[], ['BTS-SCN-11']]);
    expect(t.refusal(placing(stand(0, 60, 10), stand(1, 64, 10), stand(2, 68, 10)))).toEqual([]);
  });

  it('BTS-SCN-15, BTS-SCEM-03: in an ambush too Infantry deploys in a building that lies wholly within 30 cm of the centre', () => {
    const lodging = (x: number): string[] =>
      deploying('ambush', [building(x, 56)]).refusal({
        do: 'place',
        spots: [stand(4, 56, 52), stand(5, 52, 52)],
        inside: [{ figure: 3, piece: 0, storey: 0 }],
      });
    expect([lodging(56), lodging(84)]).toEqual([[], ['BTS-SCN-15']]);
  });
});
