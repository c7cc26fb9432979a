import { gameText, parseScenario, runScenario, schemaFor, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, verifyRecord } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beyondTheStarsGame as game } from '../src/index.js';

const FILES = new URL('./scenarios/', import.meta.url);
/** Those in `found` are what readers of the rulebook found wrong, each file a fault that was. */
const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'));
const words = strictTranslator('en', kernelText, gameText, game.text);

describe('scenario files', () => {
  it.each(names)('%s holds', name => {
    const read = parseScenario(readFileSync(new URL(name, FILES), 'utf8'), [game]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const played = runScenario(game, read.value.scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(game.system, played.record).divergence).toBeUndefined();
  });

  it('are described by a schema', () => {
    expect(schemaFor(game)).toMatchObject({ properties: { system: { const: 'beyond-the-stars' } } });
  });
});
