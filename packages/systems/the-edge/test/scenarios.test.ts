import { gameText, parseScenario, runScenario, schemaFor, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, verifyRecord } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theEdgeGame } from '../src/index.js';

const FILES = new URL('./scenarios/', import.meta.url);
const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.json'))
  .sort();
const words = strictTranslator('en', kernelText, gameText, theEdgeGame.text);

describe('scenario files', () => {
  it.each(names)('%s holds', name => {
    const read = parseScenario(readFileSync(new URL(name, FILES), 'utf8'), [theEdgeGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const played = runScenario(theEdgeGame, read.value.scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(theEdgeGame.system, played.record).divergence).toBeUndefined();
  });

  it('are described by a schema', () => {
    expect(schemaFor(theEdgeGame)).toMatchObject({ properties: { system: { const: 'the-edge' } } });
  });
});

describe('positions that cannot be', () => {
  const squad = { squad: 'marshal', at: ['D4:0'] };
  const player = (squads: readonly object[]) => ({ faction: 'brazen-watch', squads });
  const duel = (squads: readonly object[]) => ({
    active: 1,
    players: [player(squads), { faction: 'briar-brood', squads: [{ squad: 'root-mother', at: ['A1:012'] }] }],
  });

  it.each([
    [
      'edge.setup.unknown-army',
      { ...duel([squad]), players: [{ faction: 'nobody', squads: [squad] }, player([squad])] },
    ],
    ['edge.scenario.unknown', duel([{ ...squad, squad: 'nobody' }])],
    ['edge.scenario.unknown', { ...duel([squad]), active: 3 }],
    ['edge.scenario.figures', duel([{ ...squad, at: ['D4:0', 'D4:1'] }])],
    ['edge.scenario.space', duel([{ ...squad, at: ['R4:0'] }])],
    ['edge.scenario.place', duel([{ ...squad, at: ['D4:01'] }])],
    ['edge.scenario.hexes', duel([squad, { squad: 'bell-knights', at: ['D4:01', null] }])],
    ['edge.scenario.hexes', { ...duel([squad]), sources: ['D4'] }],
    ['edge.scenario.card', duel([{ ...squad, upgrades: [{ card: 'nothing' }] }])],
  ])('%s', (say, body) => {
    const found = theEdgeGame.scenario.position(body);
    expect(found.ok ? 'ok' : found.problem.say).toBe(say);
    if (!found.ok) expect(words.say(found.problem.say, found.problem.args)).not.toBe('');
  });
});
