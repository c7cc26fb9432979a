import { stepAtRandom } from '@banneret/ai';
import { strictTranslator } from '@banneret/i18n';
import { drawOutcome, kernelText, kindOf, promptOf, awaited, seededRng, start, submit } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { grimdarkFuture, grimdarkFutureGame as game, type Event } from '../src/index.js';

const setup = (seed: number) => {
  const made = game.setupFor({ seed });
  if (!made.ok) throw new Error(made.problem.say);
  return made.value;
};

describe.each(['fr', 'en'] as const)('in %s', locale => {
  const t = strictTranslator(locale, kernelText, game.text);

  it('a whole game can be told, shown and offered', () => {
    const rng = seededRng('telling', locale);
    const told = new Set<string>();
    const lines: string[] = [];
    for (let seed = 0; seed < 3; seed++) {
      const match = start(grimdarkFuture, setup(seed));
      const sink = (event: Event): void => {
        const line = game.tell(event, match.state, t);
        if (line === undefined) return;
        told.add(event.type);
        lines.push(line);
      };
      while (match.pending.kind !== 'over') {
        const seat = awaited(match)[0];
        const prompt = seat === undefined ? undefined : promptOf(match, seat);
        if (match.pending.kind === 'chance' || seat === undefined || prompt === undefined) {
          const outcome = match.pending.kind === 'chance' ? drawOutcome(match.pending.chance, rng) : [];
          submit(grimdarkFuture, match, { kind: 'chance', wait: match.wait, outcome }, { sink });
          continue;
        }
        const choice: unknown = kindOf(grimdarkFuture, prompt.shape).sample(match.state, prompt.shape, seat, rng);
        expect(game.tellChoice(match.state, prompt, choice, t)).not.toBe('');
        submit(grimdarkFuture, match, { kind: 'choice', wait: match.wait, seat, choice }, { sink });
      }
      expect(game.show(match.state, t).split('\n')).toHaveLength(
        1 + match.state.owners.length + match.state.units.length,
      );
    }
    for (const type of ['round.began', 'unit.moved', 'hits.rolled', 'blocks.rolled', 'unit.wounded', 'round.ended'])
      expect(told).toContain(type);
    expect(lines.filter(line => /[{}]|undefined|NaN/.test(line))).toEqual([]);
  });
});

describe('evaluation', () => {
  it('likes the same position as much as the other side dislikes it', () => {
    const match = start(grimdarkFuture, setup(0));
    const rng = seededRng('evaluation');
    for (let i = 0; i < 60; i++) stepAtRandom(grimdarkFuture, match, rng);
    expect(game.evaluate(match.state, 0)).toBeCloseTo(-game.evaluate(match.state, 1), 9);
  });

  it('likes markers and living models', () => {
    const { state } = start(grimdarkFuture, setup(0));
    const before = game.evaluate(state, 0);
    grimdarkFuture.reduce(state, { type: 'marker.changed', marker: 0, owner: 0 });
    const held = game.evaluate(state, 0);
    expect(held).toBeGreaterThan(before);
    grimdarkFuture.reduce(state, { type: 'unit.wounded', unit: 0, wounds: [1, 1, 1] });
    expect(game.evaluate(state, 0)).toBeLessThan(held);
  });
});
