import { cm, legLength, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { entryKind, type Edge } from '../src/decisions/entry.js';
import { landingKind } from '../src/decisions/landing.js';
import { markerKind } from '../src/decisions/marker.js';
import { spotKind } from '../src/decisions/spot.js';
import { man, scene, um } from './scene.js';

/** What questions of places accept at their bounds, and what they list. */

const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });
const inCm = ({ x, y }: Point): [number, number] => [x / 10_000, y / 10_000];
const empty = scene({ figures: [man(1, 'a', 10, 10), man(2, 'z', 110, 110)] }).state;

describe('questions of places', () => {
  it('BTS-RNF-04, BTS-SPR-14: whoever enters comes in on one of the edges that were named, away from its corners', () => {
    const ok = (edges: readonly Edge[], corner: number, point: Point): boolean =>
      entryKind.judge(empty, { kind: 'bts.entry', edges, corner: cm(corner) }, point, 0, 'BTS-RNF-04').ok;
    for (const [edge, on, beside] of [
      ['near', at(60, 0), at(60, 1)],
      ['far', at(60, 120), at(60, 119)],
      ['left', at(0, 60), at(1, 60)],
      ['right', at(120, 60), at(119, 60)],
    ] as const) {
      expect([ok([edge], 0, on), ok([edge], 0, beside)]).toEqual([true, false]);
      for (const other of (['near', 'far', 'left', 'right'] as const).filter(name => name !== edge))
        expect(ok([other], 0, on)).toBe(false);
      expect(ok(['near', 'far', 'left', 'right'], 0, on)).toBe(true);
    }
    expect([ok(['near'], 30, at(30, 0)), ok(['near'], 30, at(30 - um(1), 0))]).toEqual([true, false]);
    expect([ok(['near'], 30, at(90, 0)), ok(['near'], 30, at(90 + um(1), 0))]).toEqual([true, false]);
    expect([ok(['left'], 30, at(0, 30)), ok(['left'], 30, at(0, 90 + um(1)))]).toEqual([true, false]);
  });

  it('BTS-RNF-04, BTS-SPR-14: thirteen places are listed along each edge, from corner to corner', () => {
    const wide = { ...empty, battle: { ...empty.battle, width: cm(180) } };
    const listed = (edges: readonly Edge[], corner: number): [number, number][] =>
      [...entryKind.enumerate(wide, { kind: 'bts.entry', edges, corner: cm(corner) }, 0)].map(inCm);
    const parts = Array.from({ length: 13 }, (_, i) => i);
    expect(listed(['near'], 0)).toEqual(parts.map(i => [i * 15, 0]));
    expect(listed(['far'], 30)).toEqual(parts.map(i => [30 + i * 10, 120]));
    expect(listed(['left', 'right'], 30)).toEqual([
      ...parts.map(i => [0, 30 + i * 5]),
      ...parts.map(i => [180, 30 + i * 5]),
    ]);
  });

  const landing = { kind: 'bts.landing', figure: 0 } as const;

  it('BTS-SPR-70: one appears more than 3 cm from everybody and outside all scenery but open ground', () => {
    const { state } = scene({
      terrain: [
        { kind: 'wooded', box: [60, 60, 10, 10], height: 4 },
        { kind: 'open', box: [80, 60, 10, 10], height: 0 },
      ],
      figures: [
        man(1, 'a', 0, 0, { place: 'reserve' }),
        man(2, 'z', 30, 30),
        man(2, 'y', 90, 30, { place: 'reserve' }),
        man(2, 'x', 90, 30, { place: 'gone' }),
      ],
    });
    const why = (x: number, y: number): string | undefined => {
      const ruling = landingKind.judge(state, { ...landing, least: 0, most: 0 }, at(x, y), 0, 'BTS-SPR-70');
      return ruling.ok ? undefined : ruling.because[0]?.say;
    };
    expect([why(35.5, 30), why(35.5 + um(1), 30)]).toEqual(['bts.no.near-figure', undefined]);
    expect([why(58.8, 65), why(58.7, 65)]).toEqual(['bts.no.in-scenery', undefined]);
    expect([why(85, 65), why(90, 30)]).toEqual([undefined, undefined]);
    expect(why(0.5, 60)).not.toBe('bts.no.in-scenery');
    expect([why(0.5, 60) === undefined, why(2, 60)]).toEqual([false, undefined]);
  });

  it('BTS-SPR-70: it drifts farther than the one bound, no farther than the other; less than any way is none', () => {
    const ok = (least: number, most: number, away: number): boolean =>
      landingKind.judge(
        empty,
        { ...landing, around: at(60, 60), least: cm(least), most: cm(most) },
        at(60 + away, 60),
        0,
        '',
      ).ok;
    expect([ok(5, 15, 5), ok(5, 15, 5 + um(1)), ok(5, 15, 15), ok(5, 15, 15 + um(1))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([ok(0, 5, 0), ok(0, 5, um(1)), ok(0, 5, 5), ok(0, 5, 5.1)]).toEqual([true, true, true, false]);
    // It stays where it was aimed even if it would have no room of its own there; elsewhere it needs room.
    const crowded = scene({ figures: [man(1, 'a', 0, 0, { place: 'reserve' }), man(2, 'z', 60, 60)] }).state;
    const shape = { ...landing, around: at(60, 60), least: 0, most: cm(5) };
    expect([at(60, 60), at(61, 60)].map(point => landingKind.judge(crowded, shape, point, 0, '').ok)).toEqual([
      true,
      false,
    ]);
  });

  it('BTS-SPR-70: a raster of 15 by 15 places is listed, or rings all around, as far as they are legal', () => {
    const { state } = scene({ figures: [man(1, 'a', 0, 0, { place: 'reserve' }), man(2, 'z', 60, 60)] });
    const all = [...landingKind.enumerate(state, { ...landing, least: 0, most: 0 }, 0)].map(inCm);
    // All but the one in the middle.
    expect(all).toHaveLength(224);
    expect([all[0], all[1], all.at(-1)]).toEqual([
      [7.5, 7.5],
      [7.5, 15],
      [112.5, 112.5],
    ]);
    const wide = { ...state, battle: { ...state.battle, width: cm(160) } };
    expect([...landingKind.enumerate(wide, { ...landing, least: 0, most: 0 }, 0)].map(inCm)[0]).toEqual([10, 7.5]);
    const around = at(30, 30);
    const ring = (least: number, most: number): number[] =>
      [...landingKind.enumerate(state, { ...landing, around, least: cm(least), most: cm(most) }, 0)].map(point =>
        Math.round(legLength(around, point) / 1_000),
      );
    const [near, middle, far] = [5, 10, 15].map(away => Array.from({ length: 16 }, () => away * 10));
    expect(ring(5, 15)).toEqual([...(far ?? []), ...(middle ?? []), ...(near ?? [])]);
    expect(ring(0, 5).slice(0, 2)).toEqual([0, 50]);
    const [first, second, fifth] = [0, 1, 4].map(
      i =>
        [...landingKind.enumerate(state, { ...landing, around, least: cm(5), most: cm(15) }, 0)].map(inCm)[i] ?? [0, 0],
    );
    expect([first?.[0], fifth?.[1]].map(n => Math.round(n ?? 0))).toEqual([45, 45]);
    expect(second?.map(n => Math.round(n))).toEqual([44, 36]);
  });

  it('BTS-SCCO-02: an objective lies more than 15 cm from each edge and more than 30 cm from the others', () => {
    const { state } = scene({
      scenario: 'conquest',
      markers: [[60, 60]],
      figures: [man(1, 'a', 10, 10), man(2, 'z', 90, 90)],
    });
    const why = (x: number, y: number): string | undefined => {
      const ruling = markerKind.judge(state, { kind: 'bts.marker' }, at(x, y), 0, 'BTS-SCCO-02');
      return ruling.ok ? undefined : ruling.because[0]?.say;
    };
    const edge = 'bts.no.marker-at-edge';
    expect([why(15, 20), why(15 + um(1), 20)]).toEqual([edge, undefined]);
    expect([why(105, 20), why(105 - um(1), 20)]).toEqual([edge, undefined]);
    expect([why(20, 15), why(20, 15 + um(1))]).toEqual([edge, undefined]);
    expect([why(20, 105), why(20, 105 - um(1))]).toEqual([edge, undefined]);
    expect([why(30, 60), why(30 - um(1), 60)]).toEqual(['bts.no.marker-near-marker', undefined]);
    const listed = [...markerKind.enumerate(state, { kind: 'bts.marker' }, 0)].map(inCm);
    // A raster of 5 cm from 20 to 100, without the disc around the middle.
    const raster = Array.from({ length: 17 }, (_, i) => 20 + 5 * i).flatMap(x =>
      Array.from({ length: 17 }, (_, i): [number, number] => [x, 20 + 5 * i]),
    );
    expect(listed).toEqual(raster.filter(([x, y]) => (x - 60) ** 2 + (y - 60) ** 2 > 900));
    const wide = { ...state, battle: { ...state.battle, width: cm(240), depth: cm(180) } };
    expect([...markerKind.enumerate(wide, { kind: 'bts.marker' }, 0)].map(inCm)[0]).toEqual([20, 22.5]);
  });

  it('BTS-ART-04: a deviation stays on the table, within its bounds', () => {
    const ok = (x: number, y: number, least = 0, most = 300): boolean =>
      spotKind.judge(
        empty,
        { kind: 'bts.spot', around: at(60, 60), least: cm(least), most: cm(most) },
        at(x, y),
        0,
        'BTS-ART-04',
      ).ok;
    expect([ok(0, 60), ok(-um(1), 60), ok(60, 0), ok(60, -um(1))]).toEqual([true, false, true, false]);
    expect([ok(120, 60), ok(120 + um(1), 60), ok(60, 120), ok(60, 120 + um(1))]).toEqual([true, false, true, false]);
    expect([ok(65, 60, 5, 15), ok(65 + um(1), 60, 5, 15), ok(75, 60, 5, 15), ok(75 + um(1), 60, 5, 15)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([ok(60, 60), ok(60, 60, 5)]).toEqual([true, false]);
  });

  it('BTS-ART-04: listed are those in reach who stand there, and sixteen places on each of two rings', () => {
    const { state } = scene({
      figures: [
        man(1, 'a', 70, 60),
        man(2, 'z', 50, 60),
        man(2, 'y', 60, 70, { place: 'gone' }),
        man(2, 'x', 110, 110),
      ],
    });
    const around = at(60, 60);
    const all = [...spotKind.enumerate(state, { kind: 'bts.spot', around, least: cm(5), most: cm(15) }, 0)];
    expect(all.slice(0, 2).map(inCm)).toEqual([
      [70, 60],
      [50, 60],
    ]);
    expect(all.slice(2).map(point => Math.round(legLength(around, point) / 1_000))).toEqual([
      ...Array.from({ length: 16 }, () => 150),
      ...Array.from({ length: 16 }, () => 100),
    ]);
    expect(inCm(all[6] as Point).map(n => Math.round(n))).toEqual([60, 75]);
  });
});
