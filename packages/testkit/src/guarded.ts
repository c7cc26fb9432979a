import type { AnyShapeKind, Control, Ctx, EventBase, GameSystem, Procedure, ShapeTable, Step } from '@banneret/kernel';
import { deepFreeze, isConstant, pluck, type ConstantPaths } from './data.js';

/**
 * The same system behind a write barrier. Rules get the state behind proxies that refuse every write, so that only
 * `reduce` can change it. Events, replies and all values nested in frame variables are frozen as soon as they are
 * handed over. And no live part of the state may slip into a frame, a question, a roll or an event, where it would
 * change behind their back (and behind every fork's). Parts that are `replaced` whole are frozen as soon as they are
 * there, so that not even `reduce` can change them in place.
 */
export function guarded<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  constant: ConstantPaths = [],
  replaced: ConstantPaths = [],
): GameSystem<S, E, Setup> {
  const barrier = new Barrier(constant);
  const freezeReplaced = (state: S): S => {
    for (const pattern of replaced) freezePart(state, pattern.split('.'));
    return state;
  };
  const readOnly = (state: S): S => barrier.wrap(state, []) as S;
  return {
    ...system,
    procedures: mapValues(system.procedures, (procedure, name) => guardProcedure(barrier, procedure, name)),
    shapes: mapValues(system.shapes, kind => guardKind(kind, readOnly)) as ShapeTable<S>,
    setup: setup => freezeReplaced(system.setup(setup)),
    reduce(state, event) {
      system.reduce(state, event);
      freezeReplaced(state);
    },
    result: state => system.result(readOnly(state)),
    clone: state => barrier.mustNotHold(system.clone(readOnly(state)), 'clone'),
    view: (state, viewer) => barrier.mustNotHold(system.view(readOnly(state), viewer), 'view'),
    imagine: (view, seat, rng) => barrier.mustNotHold(system.imagine(readOnly(view), seat, rng), 'imagine'),
  };
}

/** Only the part itself: the way to it is not `replaced`. */
function freezePart(state: unknown, steps: readonly string[]): void {
  const part = pluck(state, steps);
  for (const item of steps.includes('*') && Array.isArray(part) ? (part as readonly unknown[]) : [part])
    deepFreeze(item);
}

class Barrier {
  readonly #constant: ConstantPaths;
  readonly #proxies = new WeakMap<object, object>();
  readonly #known = new WeakSet<object>();

  constructor(constant: ConstantPaths) {
    this.#constant = constant;
  }

  /** The value behind a proxy that refuses writes; what is constant or frozen needs none. */
  wrap(value: unknown, path: readonly string[]): unknown {
    if (typeof value !== 'object' || value === null || this.#known.has(value)) return value;
    if (Object.isFrozen(value) || isConstant(path, this.#constant)) return value;
    return this.#proxies.get(value) ?? this.#proxyOf(value, path);
  }

  #proxyOf(value: object, path: readonly string[]): object {
    const refuse = (_: object, key: string | symbol): never => {
      throw new Error(`state written outside reduce: ${[...path, String(key)].join('.')}`);
    };
    const get = (target: object, key: string | symbol): unknown => {
      const item: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof item !== 'object' || item === null) return item;
      return this.#proxies.get(item) ?? this.wrap(item, [...path, key]);
    };
    const proxy = new Proxy(value, { get, set: refuse, deleteProperty: refuse, defineProperty: refuse });
    this.#proxies.set(value, proxy);
    this.#known.add(proxy);
    return proxy;
  }

  /** Throws when a value contains a live part of the state. */
  mustNotHold<T>(value: T, what: string): T {
    if (typeof value !== 'object' || value === null) return value;
    if (this.#known.has(value)) throw new Error(`${what} holds a live part of the state`);
    for (const [key, item] of Object.entries(value)) this.mustNotHold(item as unknown, `${what}.${key}`);
    return value;
  }

  handOver<T>(value: T, what: string): T {
    this.mustNotHold(value, what);
    deepFreeze(value);
    return value;
  }
}

function guardProcedure<S, E>(barrier: Barrier, procedure: Procedure<S, E>, name: string): Procedure<S, E> {
  return mapValues(procedure, (step, stepName) => guardStep(barrier, step, `${name}.${stepName}`));
}

function guardStep<S, E>(barrier: Barrier, step: Step<S, E, object>, where: string): Step<S, E, object> {
  return (c: Ctx<S, E>, vars: object, reply: unknown): Control => {
    deepFreeze(reply);
    const guardedCtx: Ctx<S, E> = {
      state: barrier.wrap(c.state, []) as S,
      explain: c.explain,
      emit: event => c.emit(barrier.handOver(event, `${where}: event`)),
      inside: proc => c.inside(proc),
    };
    const control = step(guardedCtx, vars, reply);
    // The frame's own variables may be set; what they hold must be replaced, not changed.
    for (const [key, value] of Object.entries(vars)) barrier.handOver(value as unknown, `${where}: variable ${key}`);
    return handOverControl(barrier, control, where);
  };
}

function handOverControl(barrier: Barrier, control: Control, where: string): Control {
  switch (control.kind) {
    case 'goto':
      return control;
    case 'ask':
      barrier.handOver(control.prompts, `${where}: prompt`);
      return control;
    case 'roll':
      barrier.handOver(control.chance, `${where}: chance`);
      return control;
    case 'call':
      barrier.handOver(control.vars, `${where}: call`);
      return control;
    case 'done':
    case 'leave':
      barrier.handOver(control.result, `${where}: result`);
      return control;
  }
}

function guardKind<S>(kind: AnyShapeKind<S>, readOnly: (state: S) => S): AnyShapeKind<S> {
  return {
    parse: (raw, shape) => kind.parse(raw, shape) as unknown,
    judge: (state, shape, choice, seat, rule) => kind.judge(readOnly(state), shape, choice, seat, rule),
    enumerate: (state, shape, seat) => kind.enumerate(readOnly(state), shape, seat) as Iterable<unknown>,
    sample: (state, shape, seat, rng) => kind.sample(readOnly(state), shape, seat, rng) as unknown,
    finite: shape => kind.finite(shape),
  };
}

function mapValues<T, R>(table: Readonly<Record<string, T>>, map: (value: T, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, map(value, key)]));
}
