import { gameText } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { expect, it } from 'vitest';
import { at43Game as game } from '../src/game.js';
import { man, scene } from './scene.js';

const t = translator('en', kernelText, gameText, game.text);

it('AT43-LOS-01, -02: a vehicle is told which of its weapons have a target in view, everybody else sees all around', () => {
  const { state } = scene({ units: [man('a', 0, 20, 20), man('b', 1, 60, 20), man('c', 1, 20, 60)] });
  const battle = {
    ...state.battle,
    sheets: state.battle.sheets.map(sheet => ({
      ...sheet,
      category: 'vehicle' as const,
      mounts: sheet.mounts.slice(0, 1).map(mount => ({ ...mount, arc: { towards: 0, halfWidth: 512 } })),
    })),
  };
  const fighters = state.units.map(({ fighters: own }) => own[0]?.id ?? -1);
  const rules = (from: number, to: number, at: typeof state): readonly string[] | undefined =>
    game
      .glance?.(at, { thing: from, model: fighters[from] ?? -1 }, { thing: to, model: fighters[to] ?? -1 }, t)
      ?.verdict.map(({ rule, text }) => `${rule}${/^In the|^Out of the/.exec(text)?.[0] ?? ''}`);
  expect(rules(0, 1, state)).toEqual(['AT43-LOS-04', 'AT43-GEN-05']);
  expect(rules(0, 1, { ...state, battle })).toEqual(['AT43-LOS-04', 'AT43-LOS-02In the', 'AT43-GEN-05']);
  expect(rules(0, 2, { ...state, battle })).toEqual(['AT43-LOS-04', 'AT43-LOS-02Out of the', 'AT43-GEN-05']);
});
