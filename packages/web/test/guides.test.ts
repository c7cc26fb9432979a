import { readScenario } from '@banneret/game';
import { kindOf, seededRng } from '@banneret/kernel';
import { shelf } from '@banneret/shelf';
import { describe, expect, test } from 'vitest';
import { GUIDED, loadGuide } from '../src/guide/guides.js';
import type { Guide } from '../src/guide/guide.js';
import type { Name } from '../src/systems/webSystem.js';
import { walk } from './guided.js';

const READY = shelf.filter(({ game }) => GUIDED.includes(game.system.id));
const guideOf = async (id: string): Promise<Guide> => (await loadGuide(id)) as Guide;

test('every game but the pocket one has a guided battle', () => {
  expect([...GUIDED].sort()).toEqual(
    shelf
      .map(({ game }) => game.system.id)
      .filter(id => id !== 'toy')
      .sort(),
  );
});

for (const entry of READY) {
  const { game, players } = entry;
  const { id } = game.system;

  describe(`the lesson of ${id}`, () => {
    test('begins with a position that the game’s own schema accepts', async () => {
      const { position } = await guideOf(id);
      const read = readScenario({ system: id, position, choices: [] }, [game]);
      expect(read.ok ? 'fine' : read.fault).toBe('fine');
    });

    test('as its steps suggest, every step is done, and the other side keeps to its script', async () => {
      const guide = await guideOf(id);
      const came = await walk(entry, guide, ({ prompt, step, wish }) => {
        if (wish === undefined) throw new Error(`step ${step + 1} has nothing to answer to ${prompt.ask}`);
        return wish;
      });
      expect(came.progress.endings).toEqual(guide.steps.map(() => 'done'));
      expect(came.unscripted).toEqual([]);
      expect(guide.steps.length).toBeGreaterThanOrEqual(8);
      expect(guide.steps.length).toBeLessThanOrEqual(15);
      expect(came.answers).toBeLessThanOrEqual(30);
    });

    test('goes on whatever the learner does instead', async () => {
      const guide = await guideOf(id);
      const rng = seededRng(`a stubborn learner of ${id}`);
      const came = await walk(entry, { ...guide, level: 'random' }, ({ prompt, view }) =>
        kindOf(game.system, prompt.shape).sample(view.state, prompt.shape, prompt.seat, rng),
      );
      expect(came.progress.step === guide.steps.length || came.isOver).toBe(true);
    });

    test('speaks both languages, names rules of the book and a player that exists', async () => {
      const guide = await guideOf(id);
      const said: Name[] = [guide.title, guide.lead, ...guide.learnt];
      for (const { title, text, todo, taught } of guide.steps) said.push(title, text, todo, taught);
      for (const { fr, en } of said) {
        expect(fr.length).toBeGreaterThan(2);
        expect(en.length).toBeGreaterThan(2);
        expect(fr).not.toMatch(/'/);
      }
      const book = game.rules.map(rule => rule.id);
      for (const { rules } of guide.steps) {
        expect(rules.length).toBeGreaterThan(0);
        expect(rules.filter(rule => !book.includes(rule))).toEqual([]);
      }
      expect(Object.keys(players)).toContain(guide.level);
    });
  });
}
