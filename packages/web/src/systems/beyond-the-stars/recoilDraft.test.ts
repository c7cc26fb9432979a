import { beyondTheStarsGame, type RecoilPlan, type RecoilQuestion, type State } from '@banneret/beyond-the-stars';
import { cm, FACINGS, type Point } from '@banneret/geometry';
import { expect, test } from 'vitest';
import { PENNED, RECOIL } from '../../../test/closeMoments.js';
import { deskAt } from '../../../test/desks.js';
import type { Desk } from '../../table/desk.js';
import { freeEnds, helpers, isPlan, pulled, recoilOf, recoilQuestion, staying, swung } from './recoilDraft.js';

const [open, penned] = [deskAt(beyondTheStarsGame, RECOIL), deskAt(beyondTheStarsGame, PENNED)];
const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });
const askOf = (desk: Desk): RecoilQuestion => recoilOf(desk.prompt) as RecoilQuestion;
const rulesOf = (desk: Desk, choice: unknown): readonly string[] => {
  const ruling = desk.judge(choice);
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
};

test('a click anywhere is a recoil of the full distance in that direction', () => {
  const { editing } = recoilQuestion(open, askOf(open));
  expect(editing?.moved(undefined, undefined, at(90, 60))).toEqual({ to: at(65.5, 60) });
  expect(rulesOf(open, editing?.moved(undefined, undefined, at(70, 64)))).toEqual([]);
  expect(rulesOf(open, editing?.moved(undefined, undefined, at(40, 60)))).toEqual(['BTS-REC-01']);
});

test('turned a little, it stays as long as it was', () => {
  const plan = swung(open.state as State, askOf(open), { to: at(65.5, 60) }, FACINGS / 4) as RecoilPlan;
  expect(plan.to).toEqual(at(62.5, 63));
  expect(rulesOf(open, plan)).toEqual([]);
});

test('with open ground behind, there is a fan of free places and nobody need help', () => {
  expect(freeEnds(open).length).toBeGreaterThan(8);
  expect([helpers(open).size, staying(open)]).toEqual([0, undefined]);
});

test('penned in, a friend makes way, and can be pulled too; or one stays', () => {
  expect(freeEnds(penned)).toEqual([]);
  expect(staying(penned)).toEqual({ blocked: true });
  const plan = helpers(penned).get(1);
  expect(plan !== undefined && isPlan(plan) && rulesOf(penned, plan)).toEqual([]);
  const aside = pulled(penned.state as State, askOf(penned), plan, 1, at(67, 60)) as RecoilPlan;
  expect(aside).toEqual({ ...plan, way: { figure: 1, to: at(67, 60) } });
  const far = pulled(penned.state as State, askOf(penned), plan, 1, at(90, 60)) as RecoilPlan;
  expect(rulesOf(penned, far)).toEqual([]);
  expect(pulled(penned.state as State, askOf(penned), plan, 2, at(90, 60))).toBe(plan);
});

test('both who move are shown where they would be', () => {
  const ghost = recoilQuestion(penned, askOf(penned)).editing?.ghost(helpers(penned).get(1));
  expect(ghost?.models).toEqual([0, 1]);
  expect(ghost?.placed[0]?.at).toEqual(at(65.5, 60));
});
