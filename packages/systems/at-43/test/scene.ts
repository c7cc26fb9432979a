import { cm } from '@banneret/geometry';
import {
  awaited,
  judgeChoice,
  kindOf,
  promptOf,
  resume,
  submit,
  type Frame,
  type Input,
  type Match,
  type Option,
  type Prompt,
  type Ruling,
  type RunOptions,
  type Seat,
} from '@banneret/kernel';
import { ChanceScript, dice, type Scripted } from '@banneret/testkit';
import { NOBODY } from '../src/battle.js';
import type { Event, Spot, Target } from '../src/events.js';
import { firingAt } from '../src/fire/targets.js';
import { usesOf } from '../src/fire/uses.js';
import type { Mission } from '../src/missions/mission.js';
import type { ActingBody, At, Body, Kind, Stage, TerrainBody, UnitBody as Given } from '../src/scenario/body.js';
import { battleFrom, stackFrom, stateFrom } from '../src/scenario/build.js';
import type { State, UnitState } from '../src/state.js';
import { at43 } from '../src/system.js';
import { officer, weaponId, WEAPON_BODIES } from './army.js';

/**
 * Small tables for rule tests, written in centimetres. Units are given by their figures; the first is the leader. A scene begins
 * with a unit's card turned over (`activate`), with a seat's turn to activate (`opportunity`), or with a phase.
 */

export type { At };

/** One base of 3 cm beside the other, half a centimetre between them. */
export const row = (x: number, y: number, count: number, step = 3.5): At[] =>
  Array.from({ length: count }, (_, i) => [x + step * i, y] as const);

export const column = (x: number, y: number, count: number, step = 3.5): At[] =>
  Array.from({ length: count }, (_, i) => [x, y + step * i] as const);

/** The distance of the centres of two 3 cm bases with this gap, plus some micrometres. */
export const apart = (gap: number, micrometres = 0): number => gap + 3 + micrometres / 10_000;

/** As in a scenario file, but with seats counted from 0. */
export interface UnitBody extends Omit<Given, 'player' | 'figures' | 'parts'> {
  readonly seat: Seat;
  readonly figures?: Readonly<Record<number, Kind>>;
  readonly parts?: Readonly<Record<number, readonly number[]>>;
}

export type { TerrainBody };

/** The first of a unit is an officer, so that it may do everything. */
export const led: Pick<UnitBody, 'figures'> = { figures: { 0: officer() } };

/** Somebody on his own. */
export const man = (id: string, seat: Seat, x: number, y: number): UnitBody => ({ id, seat, at: [[x, y]] });

/** One whose shots always hit and always kill, and whom nothing shakes. */
export const marksman = (at: At = [20, 20]): UnitBody => ({
  id: 'a',
  seat: 0,
  at: [at],
  kind: { weapons: ['sure'], rank: 3, morale: 14 },
  ...led,
});

export type Start =
  | { readonly activate: string }
  | { readonly acting: ActingBody }
  | { readonly opportunity: Seat }
  | Stage;

export interface SceneBody extends Omit<Body, 'units' | 'start' | 'players' | 'weapons' | 'briefing' | 'portions'> {
  readonly units: readonly UnitBody[];
  readonly start?: Start;
  readonly seats?: number;
  readonly briefing?: Partial<Mission>;
  readonly portions?: readonly number[];
}

export function scene(body: SceneBody): Scene {
  const state = stateOf(body);
  return new Scene(state, stackFrom(state, startOf(body.start ?? { activate: body.units[0]!.id })));
}

const startOf = (start: Start): Body['start'] =>
  typeof start === 'object' && 'opportunity' in start ? { opportunity: start.opportunity + 1 } : start;

/** What a test figure carries unless it is told otherwise. */
const ARMED: Kind = { weapons: ['rifle', 'knife'] };

const bodyOf = ({ units, start = 'main', seats = 2, briefing: _, portions, ...rest }: SceneBody): Body => ({
  ...rest,
  ...(portions && { portions: portions.map(portion => portion + 1) }),
  players: seats,
  start: startOf(start),
  units: units.map(({ seat, kind, ...unit }) => ({ ...unit, player: seat + 1, kind: { ...ARMED, ...kind } })),
});

export function stateOf(body: SceneBody): State {
  const given = bodyOf(body);
  const battle = battleFrom({ ...given, weapons: WEAPON_BODIES }, body.briefing);
  return stateFrom(given, battle);
}

/** A table that takes choices as the rules have them, from whoever is asked. Everything unexpected throws. */
export class Scene {
  readonly match: Match<State>;
  readonly #script = new ChanceScript();
  readonly #options: RunOptions<Event>;
  #events: Event[] = [];

  constructor(state: State, stack: Frame[]) {
    this.#options = { sink: event => void this.#events.push(event), explain: true };
    this.match = resume(at43, state, stack, this.#options);
  }

  get state(): State {
    return this.match.state;
  }

  get seat(): Seat {
    return awaited(this.match)[0] as Seat;
  }

  /** The message key of the question or roll that is awaited. */
  get next(): string {
    this.#script.mustBeUsedUp();
    const { pending } = this.match;
    if (pending.kind === 'chance') return pending.chance.why;
    return this.prompt?.ask ?? 'over';
  }

  get prompt(): Prompt | undefined {
    return promptOf(this.match, this.seat);
  }

  /** Choices of whoever is asked; what `hit`, `damage` and the like make are rolls. */
  do(...turn: readonly unknown[]): this {
    for (const item of turn) {
      if (isRoll(item)) this.#script.add(item);
      else this.#submit({ kind: 'choice', wait: this.match.wait, seat: this.seat, choice: item });
      this.#roll();
    }
    return this;
  }

  /** The answer of one seat when several are asked at once. */
  answer(seat: Seat, choice: unknown): this {
    this.#submit({ kind: 'choice', wait: this.match.wait, seat, choice });
    this.#roll();
    return this;
  }

  judge(choice: unknown): Ruling {
    return judgeChoice(at43, this.match, this.seat, choice).ruling;
  }

  /** The rules a choice is refused for; none if it is legal. */
  refusal(choice: unknown): string[] {
    const ruling = this.judge(choice);
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  }

  /** What the question lists: ids of the options that are open. */
  options(): unknown[] {
    const { shape } = this.prompt!;
    return [...(kindOf(at43, shape).enumerate(this.state, shape, this.seat) as Iterable<unknown>)];
  }

  /** The rules why an option of a pick is barred. */
  barred(id: string | number): string[] {
    const { options = [] } = this.prompt!.shape as { options?: readonly Option[] };
    const option = options.find(one => one.id === id);
    if (option === undefined) throw new Error(`no option '${id}' in ${JSON.stringify(options)}`);
    return (option.barred ?? []).map(({ rule }) => rule);
  }

  unit(id: string): number {
    const at = this.state.battle.rosters.findIndex(roster => roster.id === id);
    if (at < 0) throw new Error(`no unit '${id}'`);
    return at;
  }

  of(id: string): UnitState {
    return this.state.units[this.unit(id)]!;
  }

  /** The id of a unit's figure, by its place in the scene. */
  figure(id: string, index: number): number {
    return this.state.battle.rosters[this.unit(id)]!.fighters[index]!;
  }

  /** Places of a unit's fighters still there, in centimetres, for a move. Those not given stay. */
  spots(id: string, at: readonly (At | undefined)[]): Spot[] {
    return this.of(id).fighters.map(({ id: fighter, x, y, facing }, i) => {
      const to = at[i];
      return to ? { fighter, x: cm(to[0]), y: cm(to[1]), facing } : { fighter, x, y, facing };
    });
  }

  /** Everybody of the unit this much further. */
  shift(id: string, dx: number, dy: number): Spot[] {
    return this.of(id).fighters.map(({ id: fighter, x, y, facing }) => ({
      fighter,
      x: x + cm(dx),
      y: y + cm(dy),
      facing,
    }));
  }

  fireWith(weapon: string): string {
    return `fire:${weaponId(weapon)}`;
  }

  /** A salvo with all that can fire at that unit, or at one figure of it. */
  aim(id: string, weapon: string, target: string, figure?: number): { target: Target; uses: unknown } {
    const unit = this.unit(id);
    const aimed = { unit: this.unit(target), fighter: figure === undefined ? NOBODY : this.figure(target, figure) };
    const uses = usesOf(this.state, unit, weaponId(weapon));
    return { target: aimed, uses: firingAt(this.state, unit, weaponId(weapon), aimed, uses) };
  }

  /** Declares and aims in one go. */
  fire(id: string, weapon: string, target: string, figure?: number): this {
    this.do(this.fireWith(weapon));
    return this.do(this.aim(id, weapon, target, figure));
  }

  /** The first fight there is. */
  strike(): this {
    return this.do(this.options().find(one => one !== 'done'));
  }

  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.#events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  get told(): readonly Event['type'][] {
    return this.#events.map(({ type }) => type);
  }

  /** Forget what was told so far. */
  listen(): this {
    this.#events = [];
    return this;
  }

  #roll(): void {
    for (;;) {
      const { pending, wait } = this.match;
      if (pending.kind !== 'chance' || this.#script.length === 0) return;
      this.#submit({ kind: 'chance', wait, outcome: this.#script.source(pending.chance) });
    }
  }

  #submit(input: Input): void {
    const ruling = submit(at43, this.match, input, this.#options);
    if (!ruling.ok) throw new Error(`${JSON.stringify(input)} was refused: ${JSON.stringify(ruling.because)}`);
  }
}

/** Rolls, each with the message key it is for. */
export const hit = (...faces: number[]): Scripted => dice(faces, 'at43.roll.hit');
export const reroll = (...faces: number[]): Scripted => dice(faces, 'at43.roll.reroll');
export const damage = (...faces: number[]): Scripted => dice(faces, 'at43.roll.damage');
export const save = (...faces: number[]): Scripted => dice(faces, 'at43.roll.save');
export const location = (face: number): Scripted => dice([face], 'at43.roll.location');
export const morale = (face: number): Scripted => dice([face], 'at43.roll.morale');
export const authority = (...faces: number[]): Scripted => dice(faces, 'at43.roll.authority');
export const direction = (face: number): Scripted => dice([face], 'at43.roll.direction');
export const crushed = (face: number): Scripted => dice([face], 'at43.roll.crush');

const isRoll = (item: unknown): item is Scripted =>
  typeof item === 'object' && item !== null && 'kind' in item && item.kind === 'dice';
