import {
  illegal,
  legal,
  type Prompt,
  type Rng,
  type Ruling,
  type Seat,
  type Shape,
  type ShapeKind,
} from '@banneret/kernel';
import { inPlay } from '../figures/traits.js';
import { isId } from '../manoeuvres/parse.js';
import type { DeclaredShots } from '../shooting/declare.js';
import { judgeTarget } from '../shooting/targets.js';
import { judgeHands, judgeShooter, judgeWeapon, shotRules, weaponOf } from '../shooting/weapons.js';
import { enemyOf, sheetOf, type FigureId, type State } from '../state.js';

export interface ShootQuestion extends Shape {
  readonly kind: 'bts.shoot';
  /** Who may still shoot. */
  readonly figures: readonly FigureId[];
}

/** Shots of one or more figures, resolved in this order; or no more shots. */
export type ShootChoice = { readonly do: 'end' } | { readonly do: 'shoot'; readonly volleys: readonly DeclaredShots[] };

const ENDED: ShootChoice = { do: 'end' };

export const askShoot = (seat: Seat, figures: readonly FigureId[]): Prompt<ShootQuestion> => ({
  seat,
  ask: 'bts.ask.shoot',
  rule: 'BTS-SHO-02',
  shape: { kind: 'bts.shoot', figures },
});

const MOST_VOLLEYS = 80;
const MOST_DICE = 40;

export const shootKind: ShapeKind<State, ShootQuestion, ShootChoice> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { do: what, volleys } = raw as { do?: unknown; volleys?: unknown };
    if (what === 'end') return ENDED;
    if (what !== 'shoot' || !Array.isArray(volleys) || volleys.length === 0 || volleys.length > MOST_VOLLEYS)
      return undefined;
    const read: DeclaredShots[] = [];
    for (const item of volleys as unknown[]) {
      const volley = volleyFrom(item);
      if (volley === undefined || read.some(({ figure }) => figure === volley.figure)) return undefined;
      read.push(volley);
    }
    return { do: 'shoot', volleys: read };
  },

  judge(state, shape, choice, seat) {
    if (choice.do === 'end') return legal;
    for (const volley of choice.volleys) {
      if (state.battle.sheets[volley.figure]?.seat !== seat) return illegal('BTS-SHO-02', 'bts.no.not-yours');
      const ruling = judgeVolley(state, volley);
      if (!ruling.ok) return ruling;
      if (!shape.figures.includes(volley.figure)) return illegal('BTS-SHO-02', 'bts.no.not-now');
    }
    return legal;
  },

  *enumerate(state, shape) {
    yield ENDED;
    for (const figure of shape.figures)
      for (const volley of volleysOf(state, figure)) yield { do: 'shoot', volleys: [volley] };
    // BTS-SHO-06: then what can be split between two, or fired with other weapons than the first ones.
    for (const figure of shape.figures)
      for (const volley of suggestSplitVolleys(state, figure)) yield { do: 'shoot', volleys: [volley] };
  },

  sample(state, shape, _seat, rng) {
    if (rng.below(40) === 0) return ENDED;
    const start = rng.below(Math.max(1, shape.figures.length));
    for (let i = 0; i < shape.figures.length; i++) {
      const volley = randomVolley(state, shape.figures[(start + i) % shape.figures.length] as FigureId, rng);
      if (volley !== undefined) return { do: 'shoot', volleys: [volley] };
    }
    return ENDED;
  },

  finite: () => false,

  sole: (_state, { figures }) => (figures.length === 0 ? ENDED : undefined),
};

/** One shooter's declaration: his weapons, and a target for each of their dice. BTS-SHO-03 to -07. */
export function judgeVolley(state: State, { figure, shots }: DeclaredShots): Ruling {
  const shooter = judgeShooter(state, figure);
  if (!shooter.ok) return shooter;
  if (shots.length === 0) return illegal('BTS-SHO-05', 'bts.no.no-target');
  for (const { weapon, targets } of shots) {
    const ruling = judgeShots(state, figure, weapon, targets);
    if (!ruling.ok) return ruling;
  }
  return judgeHands(
    state,
    figure,
    shots.map(({ weapon }) => weapon),
  );
}

function judgeShots(state: State, figure: FigureId, weapon: number, targets: readonly FigureId[]): Ruling {
  const ready = judgeWeapon(state, figure, weapon);
  if (!ready.ok) return ready;
  const dice = diceOf(state, figure, weapon);
  if (targets.length !== dice) return illegal('BTS-SHO-07', 'bts.no.dice-count', { dice, given: targets.length });
  for (const target of new Set(targets)) {
    const ruling = judgeTarget(state, figure, weapon, target);
    if (!ruling.ok) return ruling;
  }
  return legal;
}

/** BTS-SHO-07. A repeating weapon names one target; its D6 shots are rolled when it fires (BTS-SPR-15). */
export function diceOf(state: State, figure: FigureId, weapon: number): number {
  const used = weaponOf(state, figure, weapon);
  return shotRules(state, figure, used).some(({ rule }) => rule.shoot?.repeating === true) ? 1 : used.dice;
}

/** Can this figure shoot at anybody at all now? */
export function canShoot(state: State, figure: FigureId): boolean {
  const [volley] = volleysOf(state, figure);
  return volley !== undefined;
}

/** With each target: every weapon that can be fired at it, as far as the hands reach. */
export function* volleysOf(state: State, figure: FigureId): Generator<DeclaredShots> {
  if (!judgeShooter(state, figure).ok) return;
  const ready = readyWeapons(state, figure);
  for (const target of inPlay(state, enemyOf(sheetOf(state, figure).seat))) {
    const volley = volleyAt(state, figure, target, ready);
    if (volley !== undefined) yield volley;
  }
}

/** The weapons that may be fired at all, whoever the target is. */
const readyWeapons = (state: State, figure: FigureId): readonly number[] =>
  [...sheetOf(state, figure).ranged.keys()].filter(weapon => judgeWeapon(state, figure, weapon).ok);

export function volleyAt(
  state: State,
  figure: FigureId,
  target: FigureId,
  ready: readonly number[] = readyWeapons(state, figure),
): DeclaredShots | undefined {
  const weapons: number[] = [];
  for (const weapon of ready)
    // Few targets are left after the first judge; hands are counted for those alone.
    if (judgeTarget(state, figure, weapon, target).ok && judgeHands(state, figure, [...weapons, weapon]).ok)
      weapons.push(weapon);
  if (weapons.length === 0) return undefined;
  const shots = weapons.map(weapon => ({
    weapon,
    targets: Array.from({ length: diceOf(state, figure, weapon) }, () => target),
  }));
  return { figure, shots };
}

/** What each weapon that is ready can be fired at. */
function* suggestFields(
  state: State,
  figure: FigureId,
): Generator<{ readonly weapon: number; readonly targets: readonly FigureId[] }> {
  const foes = inPlay(state, enemyOf(sheetOf(state, figure).seat));
  for (const weapon of readyWeapons(state, figure)) {
    const targets = foes.filter(target => judgeTarget(state, figure, weapon, target).ok);
    if (targets.length > 0) yield { weapon, targets };
  }
}

/** Sets of weapons that can be fired together, none of which has room for another one. */
function suggestLoads(state: State, figure: FigureId, weapons: readonly number[]): (readonly number[])[] {
  const fits = (load: readonly number[]): boolean => judgeHands(state, figure, load).ok;
  if (weapons.length > MOST_WEAPONS || fits(weapons)) return [weapons];
  const loads = Array.from({ length: 1 << weapons.length }, (_, bits) =>
    weapons.filter((_w, i) => (bits >> i) % 2 === 1),
  );
  return loads.filter(
    load => load.length > 0 && fits(load) && weapons.every(weapon => load.includes(weapon) || !fits([...load, weapon])),
  );
}

const MOST_WEAPONS = 6;

/** With each set of weapons each target, and each two targets: a die more or less to one of them, weapon by weapon. */
export function* suggestSplitVolleys(state: State, figure: FigureId): Generator<DeclaredShots> {
  if (!judgeShooter(state, figure).ok) return;
  const ready = new Map([...suggestFields(state, figure)].map(({ weapon, targets }) => [weapon, targets]));
  const loads = suggestLoads(state, figure, [...ready.keys()]);
  const foes = [...new Set([...ready.values()].flat())].sort((a, b) => a - b);
  // The first set is what `volleysOf` fires at single targets already.
  for (const load of loads.slice(1))
    for (const target of foes) {
      const shots = load.flatMap(weapon => suggestShared(state, figure, ready, weapon, [target]));
      if (shots.length > 0) yield { figure, shots };
    }
  for (const load of loads)
    for (const [i, one] of foes.entries())
      for (const other of foes.slice(i + 1)) yield* suggestSplits(state, figure, ready, load, [one, other]);
}

type Fields = ReadonlyMap<number, readonly FigureId[]>;

/** The dice of a weapon at these targets, by turns, as far as it reaches them. */
function suggestShared(
  state: State,
  figure: FigureId,
  ready: Fields,
  weapon: number,
  wanted: readonly FigureId[],
): DeclaredShots['shots'][number][] {
  const targets = wanted.filter(target => ready.get(weapon)?.includes(target) === true);
  if (targets.length === 0) return [];
  const dice = diceOf(state, figure, weapon);
  return [{ weapon, targets: Array.from({ length: dice }, (_, i) => targets[i % targets.length] as FigureId) }];
}

/** Weapons by turns at the one and the other, beginning with either; and every weapon's dice by turns. */
function* suggestSplits(
  state: State,
  figure: FigureId,
  ready: Fields,
  load: readonly number[],
  pair: readonly [FigureId, FigureId],
): Generator<DeclaredShots> {
  const seen = new Set<string>();
  const [one, other] = pair;
  const orders = [
    ...[0, 1].map(first => load.map((_, i) => [(i + first) % 2 === 0 ? one : other])),
    load.map(() => [one, other]),
    load.map(() => [other, one]),
  ];
  for (const order of orders) {
    const shots = load.flatMap((weapon, i) => suggestShared(state, figure, ready, weapon, order[i] ?? []));
    const key = JSON.stringify(shots);
    const both = [one, other].every(target => shots.some(({ targets }) => targets.includes(target)));
    if (!both || seen.has(key)) continue;
    seen.add(key);
    yield { figure, shots };
  }
}

/** One shooter in so many splits his fire. */
const SPLIT_ONE_IN = 5;

function randomSplit(state: State, figure: FigureId, rng: Rng): DeclaredShots | undefined {
  const ready = new Map([...suggestFields(state, figure)].map(({ weapon, targets }) => [weapon, targets]));
  const loads = suggestLoads(state, figure, [...ready.keys()]);
  const load = loads[rng.below(Math.max(1, loads.length))] ?? [];
  const foes = [...new Set([...ready.values()].flat())];
  if (foes.length < 2) return undefined;
  const one = foes[rng.below(foes.length)] as FigureId;
  const other = foes[rng.below(foes.length)] as FigureId;
  if (one === other) return undefined;
  const splits = [...suggestSplits(state, figure, ready, load, [one, other])];
  return splits[rng.below(Math.max(1, splits.length))];
}

function randomVolley(state: State, figure: FigureId, rng: Rng): DeclaredShots | undefined {
  const { ranged } = sheetOf(state, figure);
  const several = ranged.length > 1 || (ranged[0]?.dice ?? 1) > 1;
  if (several && rng.below(SPLIT_ONE_IN) === 0 && judgeShooter(state, figure).ok) {
    const split = randomSplit(state, figure, rng);
    if (split !== undefined) return split;
  }
  const foes = inPlay(state, enemyOf(sheetOf(state, figure).seat));
  if (foes.length === 0) return undefined;
  const start = rng.below(foes.length);
  const ready = readyWeapons(state, figure);
  for (let i = 0; i < foes.length; i++) {
    const volley = volleyAt(state, figure, foes[(start + i) % foes.length] as FigureId, ready);
    if (volley !== undefined) return volley;
  }
  return undefined;
}

function volleyFrom(raw: unknown): DeclaredShots | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { figure, shots } = raw as { figure?: unknown; shots?: unknown };
  if (!isId(figure) || !Array.isArray(shots) || shots.length > MOST_DICE) return undefined;
  const read: DeclaredShots['shots'][number][] = [];
  for (const item of shots as unknown[]) {
    const shot = shotFrom(item);
    if (shot === undefined) return undefined;
    read.push(shot);
  }
  return { figure, shots: read };
}

function shotFrom(raw: unknown): DeclaredShots['shots'][number] | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { weapon, targets } = raw as { weapon?: unknown; targets?: unknown };
  if (!isId(weapon) || !Array.isArray(targets) || targets.length > MOST_DICE || !targets.every(isId)) return undefined;
  return { weapon, targets: targets as number[] };
}
