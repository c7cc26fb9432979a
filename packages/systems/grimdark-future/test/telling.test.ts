import { stepAtRandom } from '@banneret/ai';
import { strictTranslator } from '@banneret/i18n';
import {
  drawOutcome,
  kernelText,
  kindOf,
  promptOf,
  awaited,
  seededRng,
  start,
  submit,
  type Prompt,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { OrderChoice, OrderQuestion } from '../src/decisions/order.js';
import { grimdarkFuture, grimdarkFutureGame as game, type Event, type State } from '../src/index.js';
import { isCoherent, judgeMove } from '../src/movement/movement.js';

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
      const { owners, units, battle } = match.state;
      const kinds = new Set(battle.terrain.map(({ name }) => name.en)).size;
      expect(game.show(match.state, t).split('\n')).toHaveLength(1 + kinds + owners.length + units.length);
    }
    for (const type of ['round.began', 'unit.moved', 'hits.rolled', 'blocks.rolled', 'unit.wounded', 'round.ended'])
      expect(told).toContain(type);
    expect(lines.filter(line => /[{}]|undefined|NaN/.test(line))).toEqual([]);
  });
});

/** French puts narrow spaces before its signs. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the board', () => {
  it.each([
    ['en', 'Minefield (dangerous): (58 to 63; 19.5 to 22.5), (9 to 14; 25.5 to 28.5)'],
    ['fr', 'Champ de mines (dangereux) : (58 à 63 ; 19,5 à 22,5), (9 à 14 ; 25,5 à 28,5)'],
    ['en', 'Road (open ground): (0 to 72; 22.5 to 25.5)'],
  ] as const)('shows the scenery in %s', (locale, line) => {
    const made = game.setupFor({ options: { layout: 'scrapyard' } });
    if (!made.ok) throw new Error(made.problem.say);
    const t = strictTranslator(locale, kernelText, game.text);
    expect(plain(game.show(grimdarkFuture.setup(made.value), t)).split('\n')).toContain(line);
  });
});

describe('sentences', () => {
  it('begin with the name of the unit and go on without it, so that any name fits', () => {
    for (const [locale, said] of [
      ['en', 'Hulks: rush.'],
      ['fr', 'Hulks : sprinter.'],
    ] as const)
      expect(plain(strictTranslator(locale, game.text).say('gdf.event.rush', { unit: 'Hulks' }))).toBe(said);
    for (const bundle of [game.text.fr, game.text.en]) {
      const about = Object.entries(bundle).filter(
        ([key, text]) => key.startsWith('gdf.event.') && text.includes('{unit}'),
      );
      expect(about.length).toBeGreaterThan(10);
      expect(about.filter(([, text]) => !/^\{unit\}\s?:/.test(text))).toEqual([]);
    }
  });
});

describe('proposed orders', () => {
  /** Every question for an order in a random game, with the orders proposed. */
  const proposals = (seed: number) => {
    const match = start(grimdarkFuture, setup(seed));
    const rng = seededRng('proposals', `${seed}`);
    const lists: { state: State; prompt: Prompt; choices: OrderChoice[] }[] = [];
    while (match.pending.kind !== 'over') {
      const seat = awaited(match)[0];
      const prompt = seat === undefined ? undefined : promptOf(match, seat);
      if (seat !== undefined && prompt?.shape.kind === 'gdf.order' && lists.length < 25) {
        const listed = kindOf(grimdarkFuture, prompt.shape).enumerate(match.state, prompt.shape, seat);
        lists.push({ state: grimdarkFuture.clone(match.state), prompt, choices: [...listed] as OrderChoice[] });
      }
      stepAtRandom(grimdarkFuture, match, rng);
    }
    return lists;
  };
  const lists = proposals(0);
  const t = strictTranslator('en', kernelText, game.text);

  it('never read the same twice', () => {
    for (const { state, prompt, choices } of lists) {
      const told = choices.map(choice => game.tellChoice(state, prompt, choice, t));
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('have no Rush that an Advance could do, for that one shoots', () => {
    let rushes = 0;
    for (const { state, prompt, choices } of lists) {
      const { unit } = prompt.shape as OrderQuestion;
      for (const choice of choices) {
        if (choice.order !== 'rush' || !isCoherent(state, unit)) continue;
        rushes++;
        expect(judgeMove(state, unit, 'advance', choice.legs).ok).toBe(false);
      }
    }
    expect(rushes).toBeGreaterThan(20);
  });
});

describe('evaluation', () => {
  /** A position in the second round, with markers and both armies on the table. */
  function midGame(): State {
    const match = start(grimdarkFuture, setup(0));
    const rng = seededRng('evaluation');
    while (match.state.round < 2) stepAtRandom(grimdarkFuture, match, rng);
    return match.state;
  }

  /** In the last round, when everybody has acted: who has the markers and is left alone there keeps them. */
  const withMarkersOf = (owner: number): number => {
    const state = midGame();
    state.round = 4;
    for (const unit of state.units) unit.activated = true;
    for (const marker of state.markers.keys()) grimdarkFuture.reduce(state, { type: 'marker.changed', marker, owner });
    return game.evaluate(state, 0);
  };

  it('likes its own markers, and dislikes those of the other side', () => {
    expect(withMarkersOf(0)).toBeGreaterThan(withMarkersOf(1));
  });

  it('likes its own models alive, and those of the other side less', () => {
    const state = midGame();
    const before = game.evaluate(state, 0);
    for (const side of [0, 1]) {
      const hurt = grimdarkFuture.clone(state);
      const unit = state.units.findIndex((u, id) => u.place === 'table' && state.battle.rosters[id]?.seat === side);
      const wounds = state.units[unit]?.models.map(() => 20) ?? [];
      grimdarkFuture.reduce(hurt, { type: 'unit.wounded', unit, wounds });
      const after = game.evaluate(hurt, 0);
      if (side === 0) expect(after).toBeLessThan(before);
      else expect(after).toBeGreaterThan(before);
    }
  });
});
