import { randomChoice } from '@banneret/ai';
import { strictTranslator, type Translate } from '@banneret/i18n';
import {
  awaited,
  drawOutcome,
  kernelText,
  kindOf,
  promptOf,
  seededRng,
  start,
  submit,
  type Prompt,
  type Seat,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { placeName, readPlace } from '../src/places.js';
import { theEdge, theEdgeGame, type Event, type Setup } from '../src/index.js';
import { RED, BLUE } from './testFaction.js';
import { scene } from './scene.js';

const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, theEdgeGame.text));

function setupWith(options: Readonly<Record<string, unknown>>): Setup {
  const setup = theEdgeGame.setupFor({ options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

/** Everything that a game at random makes a player read; the strict translators throw on a missing word. */
function readAlong(setup: Setup, seed: number, t: Translate): string[] {
  const read: string[] = [];
  const rng = seededRng('telling', seed);
  const told: Event[] = [];
  const sink = (event: Event): void => void told.push(event);
  const match = start(theEdge, setup, { sink });
  while (match.pending.kind !== 'over') {
    for (const event of told.splice(0)) {
      const line = theEdgeGame.tell(event, match.state, t);
      if (line !== undefined) read.push(line);
    }
    const { pending, wait } = match;
    if (pending.kind === 'chance') {
      submit(theEdge, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }, { sink });
      continue;
    }
    const seat = awaited(match)[0] as Seat;
    const prompt = promptOf(match, seat) as Prompt;
    read.push(...choicesTold(match.state, prompt, t));
    const choice = randomChoice(theEdge, match, seat, rng);
    submit(theEdge, match, { kind: 'choice', wait, seat, choice }, { sink });
  }
  read.push(...theEdgeGame.show(match.state, t).split('\n'));
  return read;
}

/** The first few answers of each question, as a player would see them. */
function choicesTold(state: Parameters<typeof theEdgeGame.show>[0], prompt: Prompt, t: Translate): string[] {
  const lines: string[] = [];
  for (const choice of kindOf(theEdge, prompt.shape).enumerate(state, prompt.shape, prompt.seat)) {
    lines.push(theEdgeGame.tellChoice(state, prompt, choice, t));
    if (lines.length === 4) break;
  }
  return lines;
}

describe('what players read', () => {
  it.each([
    ['fr', 'duel'],
    ['en', 'duel'],
    ['fr', 'team'],
    ['en', 'ffa3'],
  ])('every event, every answer and the board have words: %s %s', (locale, mode) => {
    const t = words.find(found => found.locale === locale) as Translate;
    const options = { mode, draft: true, mulligan: true, specialSources: true, buyVp: true };
    const lines = [1, 2].flatMap(seed => readAlong(setupWith(options), seed, t));
    expect(lines.length).toBeGreaterThan(200);
    const odd = lines.filter(line => /undefined|NaN|\[object|edge\.|\{|\}/.test(line) || line.trim() === '');
    expect(odd).toEqual([]);
  });

  it('the same for the odd Squads of the test factions', () => {
    const { options } = setupWith({});
    const setup: Setup = { mode: 'duel', options, factions: [RED, BLUE], presets: [-1, -1] };
    expect(readAlong(setup, 1, words[0] as Translate).length).toBeGreaterThan(50);
  });

  it('places have names that can be read back', () => {
    const t = scene({ seats: [{ squads: [{ card: 'militia', at: [[3, 3, 0]] }] }, {}] });
    const names = t.state.figures.filter(({ space }) => space >= 0).map(at => placeName(t.state, at));
    expect(names).toEqual(['E4:0']);
    expect(readPlace(t.state, 'E4:0')).toEqual(t.at(3, 3, 0));
    expect(readPlace(t.state, 'E4')).toEqual(t.at(3, 3));
    expect(readPlace(t.state, 'Z9')).toBeUndefined();
    expect(readPlace(t.state, 'E4:7')).toBeUndefined();
  });
});
