import type { Prompt } from '@banneret/kernel';
import { expect, test } from 'vitest';
import { cell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { castAt, castDraftOf, castTargets, takeSpell, type CastOption } from './castDraft.js';

const HEX: CastOption = { model: 0, spell: 'hex', targets: [4, 5] };
const MIRE: CastOption = { model: 0, spell: 'mire', targets: [5, 6] };
const WARD: CastOption = { model: 0, spell: 'ward', targets: [1] };

function asked(): Desk {
  const prompt = { shape: { kind: 'gdf.cast', unit: 0, options: [HEX, MIRE, WARD] } } as unknown as Prompt;
  return { prompt, draft: cell<unknown>(undefined), selected: cell<string | undefined>(undefined) } as unknown as Desk;
}

test('before a spell is taken every target of any of them is one to click', () => {
  expect(castTargets(asked())).toEqual([4, 5, 6, 1]);
});

test('a click on a unit aims the spell that is taken, or the first one for it, and nothing at anybody else', () => {
  const desk = asked();
  expect(castAt(desk, 9)).toBe(false);
  expect(castAt(desk, 6)).toBe(true);
  expect(castDraftOf(desk)).toEqual({ kind: 'cast-draft', model: 0, spell: 'mire', target: 6 });
  expect(desk.selected.get()).toBe('6');
  expect(castAt(desk, 4)).toBe(false);
  expect(castDraftOf(desk)?.target).toBe(6);
});

test('another spell keeps the target if it may, and a single target needs no click', () => {
  const desk = asked();
  takeSpell(desk, HEX);
  expect(castDraftOf(desk)).toEqual({ kind: 'cast-draft', model: 0, spell: 'hex' });
  castAt(desk, 5);
  takeSpell(desk, MIRE);
  expect(castDraftOf(desk)?.target).toBe(5);
  takeSpell(desk, HEX);
  castAt(desk, 4);
  takeSpell(desk, MIRE);
  expect(castDraftOf(desk)).toEqual({ kind: 'cast-draft', model: 0, spell: 'mire' });
  takeSpell(desk, WARD);
  expect(castDraftOf(desk)?.target).toBe(1);
});
