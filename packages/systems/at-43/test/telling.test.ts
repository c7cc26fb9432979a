import { strictTranslator } from '@banneret/i18n';
import { randomChoice } from '@banneret/ai';
import { gameText } from '@banneret/game';
import { awaited, drawOutcome, kernelText, promptOf, seededRng, start, submit, viewOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { at43, at43Game, type Event } from '../src/index.js';
import { damage, hit, row, scene } from './scene.js';

const tongues = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, gameText, at43Game.text));

describe('a game told in both languages', () => {
  it.each(['skirmish', 'rescue'])(
    '%s: every event, question and choice has words, and the board can be shown',
    mission => {
      const setup = at43Game.setupFor({ options: { mission, value: 1000 }, seed: 5 });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
      const told = new Set<string>();
      const match = start(at43, setup.value);
      const rng = seededRng(11);
      const sink = (event: Event): void => {
        for (const t of tongues) if (at43Game.tell(event, match.state, t) !== undefined) told.add(event.type);
      };
      for (let inputs = 0; match.pending.kind !== 'over'; inputs++) {
        const { pending, wait } = match;
        if (pending.kind === 'chance') {
          submit(at43, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }, { sink });
          continue;
        }
        const seat = awaited(match)[0]!;
        const choice = randomChoice(at43, match, seat, rng);
        const prompt = promptOf(match, seat)!;
        for (const t of tongues) expect(at43Game.tellChoice(match.state, prompt, choice, t)).not.toBe('');
        submit(at43, match, { kind: 'choice', wait, seat, choice }, { sink });
      }
      for (const t of tongues)
        expect(at43Game.show(viewOf(at43, match, 0).state, t).split('\n').length).toBeGreaterThan(8);
      expect(told.has('card.turned')).toBe(true);
      expect(told.has('range.measured')).toBe(true);
    },
  );
});

describe('what is told', () => {
  it('names the sides of the table in the reader’s language, and marks the unit that acts', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 1) }] });
    s.do('pay');
    const shown = tongues.map(t => at43Game.show(s.state, t));
    expect(shown[0]).toMatch(/Zone d’accès sud \(45, 0\)/);
    expect(shown[1]).toMatch(/Access zone, south \(45, 0\)/);
    expect(shown[0]).toMatch(/\[1\] a\s: .+\[activée\]/);
    expect(shown[1]).toMatch(/\[1\] a: .+\[activated\]/);
  });

  it('gives the reason of every test', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 1) },
        { id: 'b', seat: 1, at: row(20, 43, 2) },
      ],
    });
    s.do('pay').fire('a', 'rifle', 'b').do(hit(6), damage(6));
    expect(s.events('test.rolled').map(({ why }) => why)).toEqual([
      [{ rule: 'AT43-SHO-18', say: 'at43.why.need', args: { value: 5, difficulty: 2, difference: 3, need: '3' } }],
      [{ rule: 'AT43-DMG-02', say: 'at43.why.need', args: { value: 5, difficulty: 5, difference: 0, need: '4' } }],
    ]);
  });

  it('never gives a distance away before the declaration', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 1) },
        { id: 'b', seat: 1, at: row(20, 43, 2) },
      ],
    }).do('pay', 'fire:0');
    const [t] = tongues;
    const words = s.options().map(choice => at43Game.tellChoice(s.state, s.prompt!, choice, t!));
    expect(words).toEqual(['1 tireurs sur b']);
  });
});
