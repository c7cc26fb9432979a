import { gameText, parseScenario, runScenario, schemaFor, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, verifyRecord } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theOtherSideGame } from '../src/index.js';

const FILES = new URL('./scenarios/', import.meta.url);
const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'));
const words = strictTranslator('en', kernelText, gameText, theOtherSideGame.text);

describe('scenario files', () => {
  it.each(names)('%s holds', name => {
    const read = parseScenario(readFileSync(new URL(name, FILES), 'utf8'), [theOtherSideGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const played = runScenario(theOtherSideGame, read.value.scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(theOtherSideGame.system, played.record).divergence).toBeUndefined();
  });

  it('are described by a schema', () => {
    expect(schemaFor(theOtherSideGame)).toMatchObject({ properties: { system: { const: 'the-other-side' } } });
  });
});

describe('positions that cannot be', () => {
  const militia = { unit: 'tidewall.militia', at: [[20, 20], null, null] };
  const duel = (units: readonly object[], more: object = {}) => ({
    players: [
      { allegiance: 'tidewall', units, ...more },
      { allegiance: 'hunt', units: [{ unit: 'hunt.hounds', at: [[40, 20], null, null, null] }] },
    ],
  });

  it.each([
    [
      'tos.setup.unknown-army',
      {
        players: [
          { allegiance: 'nobody', units: [] },
          { allegiance: 'hunt', units: [] },
        ],
      },
    ],
    ['tos.scenario.unit', duel([{ ...militia, unit: 'nobody' }])],
    ['tos.scenario.asset', duel([{ ...militia, assets: [{ asset: 'nothing' }] }])],
    ['tos.scenario.fireteams', duel([{ ...militia, at: [[20, 20]] }])],
    ['tos.scenario.overlap', duel([{ ...militia, at: [[20, 20], [20, 21], null] }])],
    ['tos.scenario.card', duel([militia], { hand: ['14 rams'] })],
    ['tos.scenario.position', duel([militia], { hand: ['3 rams'], discard: ['3 rams'] })],
    ['tos.scenario.position', { ...duel([militia]), initiative: 3 }],
    ['tos.setup.option', { ...duel([militia]), options: { climb: 7 } }],
  ])('%s', (say, body) => {
    const found = theOtherSideGame.scenario.position(body);
    expect(found.ok ? 'ok' : found.problem.say).toBe(say);
    if (!found.ok) expect(words.say(found.problem.say, found.problem.args)).not.toBe('');
  });
});
