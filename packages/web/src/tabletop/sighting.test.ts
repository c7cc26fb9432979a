import { gameText, type AnyGame, type Sighting } from '@banneret/game';
import { translator, type Locale } from '@banneret/i18n';
import {
  awaited,
  drawOutcome,
  Journal,
  kernelText,
  kindOf,
  promptOf,
  seededRng,
  type Frame,
  type PickShape,
  type Prompt,
} from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { expect, test } from 'vitest';

interface Looked {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly prompt: Prompt;
  readonly stack: readonly Frame[];
  readonly thing: number;
}

const MOST_THINGS = 30;

/** Everything that the one who is asked could point at while games are played at random, one after the other. */
function* pointing(id: string, kinds: readonly string[], seed: string, answers: number): Generator<Looked> {
  const game = entryFor(id)?.game;
  if (game === undefined) throw new Error(`no ${id}`);
  const setup = game.setupFor({ seats: 2, seed: 5 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const begin = () => new Journal(game.system, { kind: 'setup', setup: setup.value }, { seats: 2 });
  let journal = begin();
  const rng = seededRng(seed);
  for (let i = 0; i < answers; i++) {
    if (journal.match.pending.kind === 'over') journal = begin();
    const { pending, wait, state, stack } = journal.match;
    if (pending.kind === 'chance') journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
    else {
      const seat = awaited(journal.match)[0] ?? 0;
      const prompt = promptOf(journal.match, seat) as Prompt;
      const { shape, ask } = prompt;
      if (kinds.includes(shape.kind) || kinds.includes(ask))
        for (let thing = 0; thing < MOST_THINGS; thing++) yield { game, state, prompt, stack, thing };
      journal.submit({
        kind: 'choice',
        wait,
        seat,
        choice: kindOf(game.system, shape).sample(state, shape, seat, rng),
      });
    }
  }
}

function sightOf({ game, state, prompt, stack, thing }: Looked, locale: Locale = 'en'): Sighting | undefined {
  return game.sight?.(state, prompt, thing, translator(locale, kernelText, gameText, game.text), stack);
}

const seeing = ({ looks }: Sighting): number => looks.filter(({ isClear }) => isClear).length;

/** Told in both languages, with words for everything. */
function expectWords(looked: Looked): void {
  for (const locale of ['fr', 'en'] as const)
    for (const line of sightOf(looked, locale)?.told ?? []) expect(line).toMatch(/^[^{}]+[.!]$/);
}

/** The same table without the scenery that is named; the ids are those that its game gives them. */
type Clear = (state: never, ids: ReadonlySet<string>) => unknown;

interface Case {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly answers: number;
  readonly clear: Clear;
}

interface Piece {
  readonly id: string;
}

const clearedBattle: Clear = (state: { readonly battle: { readonly terrain: readonly Piece[] } }, ids) => ({
  ...state,
  battle: { ...state.battle, terrain: state.battle.terrain.filter(({ id }) => !ids.has(id)) },
});
const clearedList: Clear = (state: { readonly terrain: readonly unknown[] }, ids) => ({
  ...state,
  terrain: state.terrain.filter((_, i) => !ids.has(String(i))),
});

const CASES: readonly Case[] = [
  { id: 'grimdark-future', kinds: ['gdf.shots', 'gdf.order'], answers: 150, clear: clearedBattle },
  { id: 'the-other-side', kinds: ['tos.ask.target'], answers: 2000, clear: clearedList },
  { id: 'at-43', kinds: ['at43.aim'], answers: 200, clear: clearedList },
  { id: 'beyond-the-stars', kinds: ['bts.shoot'], answers: 400, clear: clearedBattle },
];

/** Cases of each sort, and that a game is not played on for long. */
const ENOUGH = 2;

for (const { id, kinds, answers, clear } of CASES)
  test(`${id}: pointing at a unit tells who sees it and what hides it; without that, it is seen`, () => {
    const found = { seen: 0, hidden: 0 };
    for (const looked of pointing(id, kinds, 'sight', answers)) {
      const sighting = sightOf(looked);
      if (sighting === undefined) continue;
      expect(sighting.looks.length).toBeGreaterThan(0);
      if (seeing(sighting) > 0) found.seen++;
      const scenery = sighting.inTheWay.filter(({ kind }) => kind === 'scenery');
      if (found.hidden < ENOUGH && seeing(sighting) < sighting.looks.length && scenery.length > 0) {
        found.hidden++;
        expectWords(looked);
        expect(seeing(cleared(looked, clear))).toBeGreaterThanOrEqual(seeing(sighting));
        expect(cleared(looked, clear).inTheWay.filter(({ kind }) => kind === 'scenery')).toEqual([]);
      }
      if (found.seen >= ENOUGH && found.hidden >= ENOUGH) break;
    }
    expect(found.seen).toBeGreaterThan(0);
    expect(found.hidden).toBeGreaterThan(0);
  });

/** Takes away what is named until nothing more is. */
function cleared(looked: Looked, clear: Clear): Sighting {
  for (let { state } = looked; ;) {
    const sighting = sightOf({ ...looked, state }) as Sighting;
    const ids = new Set(sighting.inTheWay.filter(({ kind }) => kind === 'scenery').map(({ id }) => id));
    if (ids.size === 0) return sighting;
    state = clear(state as never, ids);
  }
}

test('the-edge: a line of fire to everybody who could be shot at, and the reason where there is none', () => {
  const found = { seen: 0, barred: 0 };
  for (const looked of pointing('the-edge', ['edge.ask.shot-target'], 'sight', 4_000)) {
    const sighting = sightOf(looked);
    if (sighting === undefined) continue;
    const { figures } = looked.state as { readonly figures: readonly { readonly squad: number }[] };
    const aims = (looked.prompt.shape as PickShape).options.filter(
      ({ id }) => figures[Number(id)]?.squad === looked.thing,
    );
    expect(sighting.looks.map(({ isClear }) => isClear)).toEqual(aims.map(({ barred }) => barred === undefined));
    expectWords(looked);
    found.seen += seeing(sighting);
    found.barred += sighting.looks.length - seeing(sighting);
    if (found.seen > 0 && found.barred > 0) break;
  }
  expect(found.seen).toBeGreaterThan(0);
});

test('beyond-the-stars: before it moves, one unit alone is told whom it sees; a whole army is not', () => {
  let told = 0;
  for (const looked of pointing('beyond-the-stars', ['bts.act'], 'sight', 120)) {
    const { battle } = looked.state as {
      readonly battle: { readonly sheets: readonly { readonly unit: number; readonly seat: number }[] };
    };
    const shape = looked.prompt.shape as unknown as { readonly figures: readonly number[] };
    const unitOf = (figure: number): number => battle.sheets[figure]?.unit ?? -1;
    const first = unitOf(shape.figures[0] ?? 0);
    const figures = shape.figures.filter(figure => unitOf(figure) === first);
    const alone = { ...looked.prompt, shape: { ...looked.prompt.shape, figures } };
    const sighting = sightOf({ ...looked, prompt: alone as Prompt });
    if (figures.length < shape.figures.length) expect(sightOf(looked)).toBeUndefined();
    if (sighting === undefined) continue;
    expect(sighting.looks).toHaveLength(figures.length);
    if (++told > ENOUGH) break;
  }
  expect(told).toBeGreaterThan(0);
});

test('at-43: on Alert the unit that moved is looked at, by all who may fire at it, and nobody else is', () => {
  let told = 0;
  for (const looked of pointing('at-43', ['at43.ask.alert'], 'alert', 400)) {
    const sighting = sightOf(looked);
    if (looked.thing !== looked.prompt.args?.['unit']) expect(sighting).toBeUndefined();
    else {
      told++;
      // The game offers Alert to those alone who see somebody to fire at.
      expect(sighting && seeing(sighting)).toBeGreaterThan(0);
      expectWords(looked);
    }
    if (told > ENOUGH) break;
  }
  expect(told).toBeGreaterThan(0);
});

test('nobody is told about sight where the question is not about it, nor of one’s own units', () => {
  for (const looked of pointing('grimdark-future', ['gdf.ask.unit'], 'sight', 60))
    expect(sightOf(looked)).toBeUndefined();
  for (const looked of pointing('grimdark-future', ['gdf.order'], 'sight', 60)) {
    const { battle } = looked.state as { readonly battle: { readonly rosters: readonly { readonly seat: number }[] } };
    if (battle.rosters[looked.thing]?.seat === looked.prompt.seat) expect(sightOf(looked)).toBeUndefined();
  }
});

test('at-43: how far a target is, and whether it has cover, is not told before it is declared (AT43-GEN-05)', () => {
  for (const looked of pointing('at-43', ['at43.aim'], 'sight', 150))
    for (const line of sightOf(looked)?.told ?? []) expect(line).not.toMatch(/\b(cm|range|cover|distance)\b/i);
});
