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
  type PickShape,
  type Prompt,
  type Seat,
  type Shape,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { ownRules, weaponRules } from '../src/compile.js';
import { FACTIONS, SPECIAL_RULES, TABLES } from '../src/content/index.js';
import type { ArmyList, Faction, FigureEntry, Item, Profile, UnitEntry } from '../src/content/types.js';
import type { Event } from '../src/events/index.js';
import { judgeList } from '../src/forces/judgeList.js';
import { beyondTheStarsGame } from '../src/game.js';
import { castManoeuvre } from '../src/manoeuvres/cast.js';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import { ACTIONS, DARK_SPELLS, LIGHT_SPELLS, ORDERS, SCENARIOS, type ScenarioId } from '../src/names.js';
import { warriorSlots } from '../src/rulings.js';
import type { State } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';

/** Short games in which everything that a Faction offers takes the field, so that nothing is only ever written down. */

const POINTS = 9000;
const TURNS = 2;

/** Takes things in turn, so that in the end each has been taken. */
function inTurn<T>(things: readonly T[]): (count: number) => T[] {
  let next = 0;
  return count => Array.from({ length: Math.min(count, things.length) }, () => things[next++ % things.length] as T);
}

const orders = inTurn(ORDERS);
const actions = inTurn(ACTIONS);
const light = inTurn(LIGHT_SPELLS);
const dark = inTurn([...DARK_SPELLS].reverse());

/** A Faction with all its profiles, options, mounts and equipment on somebody. */
function sampler(faction: Faction): ArmyList {
  const shop = new Map(
    (['melee', 'ranged', 'support'] as const).map(kind => [
      kind,
      inTurn(faction.arsenal.filter(item => item.kind === kind)),
    ]),
  );
  const fits = (item: Item, profile: Profile): boolean =>
    item.cost[profile.rank > 0 ? 1 : 0] !== null && (item.kind !== 'ranged' || profile.characteristics.ct > 0);
  const entry = (profile: Profile): FigureEntry => ({
    profile: profile.id,
    upgrades: profile.upgrades.map(({ rule }) => rule.id).filter(id => id !== 'srIrregularCommander'),
    gear: profile.mayBuy
      .flatMap(kind => shop.get(kind)?.(2) ?? [])
      .filter(item => fits(item, profile))
      .map(({ id }) => id),
    ...(profile.orders && { orders: orders(profile.orders) }),
    ...(profile.actions && { actions: actions(profile.actions) }),
    ...(profile.spells && {
      spells:
        profile.spells.lists.length === 2
          ? [...light(1), ...dark(profile.spells.count - 1)]
          : (profile.spells.lists[0] === 'light' ? light : dark)(profile.spells.count),
    }),
    ...(profile.vehicle && { slots: profile.vehicle.slots.map(({ items }, place) => items[place] ?? null) }),
  });
  const alone = faction.profiles.filter(({ build }) => ['monster', 'walker', 'siege', 'vehicle'].includes(build));
  // Two of each Mage: there are more spells than one of them knows.
  const champions = faction.profiles.filter(({ rank }) => rank > 0).flatMap(one => (one.spells ? [one, one] : [one]));
  const warriors = faction.profiles.filter(profile => profile.rank === 0 && !alone.includes(profile));
  const riders = warriors.flatMap(profile =>
    profile.mounts.slice(0, 2).map((mount): FigureEntry => ({ profile: profile.id, mount })),
  );
  const queue: FigureEntry[] = [...warriors.map(entry), ...riders];
  const units = champions.map((profile, i): UnitEntry => {
    const commands = profile.rules.some(({ id }) => id === 'srIrregularCommander');
    const room = commands ? 0 : warriorSlots(profile.rank, i === 0);
    return { leader: entry(profile), members: queue.splice(0, Math.min(room, 8)) };
  });
  return {
    id: faction.id,
    name: faction.name,
    faction: faction.id,
    points: POINTS,
    units: [...units, ...alone.map(profile => ({ leader: entry(profile) }))],
  };
}

interface Seen {
  readonly rules: Set<string>;
  readonly orders: Set<string>;
  readonly actions: Set<string>;
  readonly spells: Set<string>;
  readonly ended: Set<string>;
  /** Lines that show an id of the engine or of a rule instead of words. */
  readonly raw: Set<string>;
}

const WORDS = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, beyondTheStarsGame.text));

/** Catalogue numbers, camel case, things without words, and sentences with a hole in them. */
const RAW = /\bBTS-|\bR-\d|[a-z][A-Z]|undefined|NaN|\[object|[{}"]|: *[;.]|\(\)| \.$/;
/** Ids that are no French words. */
const ENGLISH_IDS = new Set<string>(
  [...ORDERS, ...ACTIONS, ...LIGHT_SPELLS, ...DARK_SPELLS, 'stairs', 'storey', 'crossing', 'climb', 'jump'].filter(
    id => !['combat', 'courage', 'fusillade', 'immobilise'].includes(id),
  ),
);

function noteLine(seen: Seen, line: string | undefined, t: Translate): void {
  if (line === undefined) return;
  const english = t.locale === 'fr' && line.split(/[^\p{L}]+/u).some(word => ENGLISH_IDS.has(word));
  if (english || line === '' || RAW.test(line)) seen.raw.add(line);
}

/** What a person would read of this: the question, its options, the answer. */
function noteQuestion(seen: Seen, state: State, prompt: Prompt, choice: unknown): void {
  const picks = prompt.shape.kind === 'pick' ? (prompt.shape as PickShape).options.map(({ id }) => id) : [];
  for (const t of WORDS) {
    noteLine(seen, t.say(prompt.ask, prompt.args ?? {}), t);
    for (const one of [...picks, choice]) noteLine(seen, beyondTheStarsGame.tellChoice(state, prompt, one, t), t);
  }
}

function note(seen: Seen, event: Event): void {
  if (event.type === 'order.launched') seen.orders.add(event.order);
  if (event.type === 'action.declared') seen.actions.add(event.action);
  if (event.type === 'spell.rolled') seen.spells.add(event.spell);
}

/** The rules of everybody who is on the table, his weapons' included. */
function noteRules(seen: Seen, state: State): void {
  for (const [figure, { place }] of state.figures.entries()) {
    if (place !== 'table' && place !== 'aboard' && place !== 'inside') continue;
    for (const { rule } of ownRules(state, figure)) seen.rules.add(rule.id);
    const { melee, ranged } = state.battle.sheets[figure] as State['battle']['sheets'][number];
    for (const { rules } of [...melee, ...ranged])
      for (const { rule } of weaponRules(state, figure, rules)) seen.rules.add(rule.id);
  }
}

/** Whatever has not been seen yet is tried as soon as it can be. */
function curiousChoice(seen: Seen, state: State, shape: Shape, seat: Seat): unknown {
  if (shape.kind === 'bts.act') return newSpell(seen, state, shape as ActQuestion);
  if (shape.kind !== 'bts.order' && shape.kind !== 'bts.action') return undefined;
  for (const choice of kindOf(beyondTheStars, shape).enumerate(state, shape, seat) as Iterable<{
    order?: string;
    action?: string;
  }>)
    if (isNew(seen.orders, choice.order) || isNew(seen.actions, choice.action)) return choice;
  return undefined;
}

const isNew = (known: ReadonlySet<string>, id: string | undefined): boolean => id !== undefined && !known.has(id);

function newSpell(seen: Seen, state: State, ask: ActQuestion): unknown {
  const curious = ask.figures.filter(figure =>
    state.battle.sheets[figure]?.spells.some(spell => !seen.spells.has(spell)),
  );
  for (const figure of curious)
    for (const choice of castManoeuvre.propose(state, ask, figure)) if (!seen.spells.has(choice.spell)) return choice;
  return undefined;
}

function play(seen: Seen, scenario: ScenarioId, armies: readonly [ArmyList, ArmyList], seed: number): void {
  const table = (TABLES[seed % TABLES.length] as (typeof TABLES)[number]).id;
  const match = start(beyondTheStars, { table, armies, options: { points: POINTS, scenario, turns: TURNS } });
  // Champions come from an earlier fight: one spell is only for the wounded.
  for (const [figure, one] of match.state.figures.entries())
    if (one.pv > 1) match.state.figures[figure] = { ...one, pv: one.pv - 1 };
  const rng = seededRng(seed);
  const sink = (event: Event): void => {
    note(seen, event);
    for (const t of WORDS) noteLine(seen, beyondTheStarsGame.tell(event, match.state, t), t);
  };
  let turn = 0;
  while (match.pending.kind !== 'over') {
    if (match.state.turn > turn) noteRules(seen, match.state);
    turn = match.state.turn;
    if (match.pending.kind === 'chance') {
      submit(
        beyondTheStars,
        match,
        { kind: 'chance', wait: match.wait, outcome: drawOutcome(match.pending.chance, rng) },
        { sink },
      );
      continue;
    }
    const seat = awaited(match)[0] as Seat;
    const prompt = promptOf(match, seat) as NonNullable<ReturnType<typeof promptOf>>;
    const { shape } = prompt;
    const choice =
      curiousChoice(seen, match.state, shape, seat) ??
      (kindOf(beyondTheStars, shape).sample(match.state, shape, seat, rng) as unknown);
    noteQuestion(seen, match.state, prompt, choice);
    const ruling = submit(beyondTheStars, match, { kind: 'choice', wait: match.wait, seat, choice }, { sink });
    if (!ruling.ok) throw new Error(JSON.stringify([choice, ruling.because]));
  }
  if (match.state.ending !== null) seen.ended.add(scenario);
}

describe('everything there is', () => {
  const samplers = FACTIONS.map(sampler);

  it('takes the field in lists that may be played', () => {
    for (const list of samplers) expect(judgeList(FACTIONS, list, POINTS)).toEqual({ ok: true });
  });

  it('has been seen in play: special rules, Orders, Actions, spells and scenarios', { timeout: 120_000 }, () => {
    const seen: Seen = {
      rules: new Set(),
      orders: new Set(),
      actions: new Set(),
      spells: new Set(),
      ended: new Set(),
      raw: new Set(),
    };
    const [tribes, choir, fortresses] = samplers as [ArmyList, ArmyList, ArmyList];
    for (const [game, scenario] of SCENARIOS.entries())
      play(seen, scenario, game % 3 === 2 ? [fortresses, choir] : [tribes, choir], game + 1);
    // Irregular commanders command nobody in the samplers, but they are there.
    expect(SPECIAL_RULES.filter(id => !seen.rules.has(id))).toEqual([]);
    expect(ORDERS.filter(id => !seen.orders.has(id))).toEqual([]);
    expect(ACTIONS.filter(id => !seen.actions.has(id))).toEqual([]);
    expect([...LIGHT_SPELLS, ...DARK_SPELLS].filter(id => !seen.spells.has(id))).toEqual([]);
    expect([...seen.ended]).toEqual([...SCENARIOS]);
    // And all of it was told in words.
    expect([...seen.raw]).toEqual([]);
  });
});
