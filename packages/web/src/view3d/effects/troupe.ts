import { isDeparture, type Departure } from '../../effects/departing.js';
import { clamped, easeIn, easeOut } from '../../effects/ease.js';
import type { Effect, EffectOf, FigureKey } from '../../effects/kinds.js';
import { lengthOf, setsOutAt, STILL_MS, walkLength } from '../../effects/lengths.js';
import { along, lengthOfPath } from '../../effects/paths.js';
import { Scheduler } from '../../effects/scheduler.js';
import type { Scene } from '../../effects/show.js';
import type { Flat } from '../mesh/vec.js';
import type { Figure, World } from '../world.js';
import type { Bench } from './bench.js';
import { light, lightStill } from './lit.js';

interface Played {
  readonly effect: Effect;
  readonly rate: number;
  readonly isStill: boolean;
  /** Whoever is gone from the table since, as they stood there. */
  readonly gone: readonly Figure[];
}

/** What is shown of what happened: who moves and how, and what lights up. It knows no clock and no canvas. */
export class Troupe {
  readonly #going = new Scheduler<Played>();
  #likenesses: readonly Figure[] = [];

  /** The table is still as it was: the time to remember those who are about to be gone from it. */
  prepare({ effects, motion }: Scene, world: World): void {
    const falls = motion === 'moving' ? effects.filter(isDeparture) : [];
    this.#likenesses = falls.flatMap(({ rims }) => rims.flatMap(rim => figureOf(world.figures, rim) ?? []));
  }

  /** Signs stay for a while, even if the story goes on meanwhile; motion ends where the next one begins. */
  begin({ effects, motion, rate }: Scene, world: World, now: number): void {
    const isStill = motion === 'still';
    if (!isStill) this.#going.end();
    const gone = this.#likenesses.filter(
      likeness => figureOf(world.figures, { unit: likeness.unit, model: likeness.model }) === undefined,
    );
    this.#likenesses = [];
    for (const effect of effects) {
      if (effect.kind === 'turn' || effect.kind === 'end' || effect.kind === 'card') continue;
      const own = isDeparture(effect) ? effect.rims.flatMap(rim => figureOf(gone, rim) ?? []) : [];
      const played = { effect, rate, isStill, gone: own };
      this.#going.begin(played, isStill ? STILL_MS : lengthOf(effect) / rate, now);
    }
  }

  end(): void {
    this.#going.end();
  }

  isIdle(now: number): boolean {
    return this.#going.isIdle(now);
  }

  /** When the next sign that stands still is taken away. */
  get until(): number {
    return this.#going.until;
  }

  /** Does anything move, or do only signs stand there? */
  isMoving(now: number): boolean {
    return this.#going.at(now).some(({ what }) => !what.isStill);
  }

  /** Everybody who is held in another way than he stands, those who are gone among them. */
  actors(world: World, now: number): readonly Figure[] {
    return this.#going.at(now).flatMap(({ what, age }) => (what.isStill ? [] : acting(world, what, age * what.rate)));
  }

  /** The actors among those who stand on the table, for as long as anything moves. */
  cast(world: World, now: number): ReadonlySet<Figure> {
    const keys = this.#going.at(now).flatMap(({ what }) => (what.isStill ? [] : keysOf(what.effect)));
    return new Set(keys.flatMap(key => figureOf(world.figures, key) ?? []));
  }

  light(bench: Bench, now: number): void {
    for (const { what, age } of this.#going.at(now))
      if (what.isStill) lightStill(bench, what.effect);
      else light(bench, what.effect, age * what.rate);
  }
}

function keysOf(effect: Effect): readonly FigureKey[] {
  if (effect.kind === 'move') return effect.ways;
  return effect.kind === 'arrive' ? effect.rims : [];
}

/** Boards without units name figures by their numbers alone. */
function figureOf(figures: readonly Figure[], { unit, model }: FigureKey): Figure | undefined {
  return figures.find(figure => figure.model === model && (unit === '' || figure.unit === unit));
}

function acting(world: World, { effect, gone }: Played, age: number): readonly Figure[] {
  switch (effect.kind) {
    case 'move':
      return walking(world, effect, age);
    case 'arrive':
      return effect.rims.flatMap(rim => putDown(figureOf(world.figures, rim), clamped(age / ARRIVE_MS)));
    case 'fall':
      return gone.map(figure => ({ ...figure, pose: falling(clamped(age / FALL_MS)) }));
    case 'rout':
    case 'leave':
      return gone.map(figure => fleeing(figure, effect, clamped(age / ROUT_MS)));
    default:
      return [];
  }
}

const ARRIVE_MS = 350;
const FALL_MS = 420;
const ROUT_MS = 500;
const SHAKE_MS = 120;
/** A step, and how high a foot soldier bobs at it. */
const STRIDE = 34;
const BOB = 2.2;

function walking(world: World, effect: EffectOf<'move'>, age: number): readonly Figure[] {
  const { ways, charge, tread } = effect;
  const length = walkLength(effect);
  return ways.flatMap((way, i): readonly Figure[] => {
    const figure = figureOf(world.figures, way);
    if (figure === undefined) return [];
    const gone = (age - setsOutAt(i, ways.length)) / length;
    const share = (charge ? easeIn : easeOut)(clamped(gone));
    const at = along(way.path, share);
    const shaken = charge && gone > 1 ? shake((age - setsOutAt(i, ways.length) - length) / SHAKE_MS) : 0;
    const far = lengthOfPath(way.path) * share;
    const bob = tread === 'boots' && gone > 0 && gone < 1 ? BOB * Math.abs(Math.sin((Math.PI * far) / STRIDE)) : 0;
    return [
      {
        ...figure,
        at: [at.x + shaken, at.y],
        looks:
          figure.hasFront || way.slides === true ? figure.looks : heading(figure.looks, way.path, share, clamped(gone)),
        pose: { lift: bob, topple: 0 },
      },
    ];
  });
}

/** Where the rules leave it open, one looks where one goes, and at the end as one stands. */
function heading(looks: number, path: EffectOf<'move'>['ways'][number]['path'], share: number, gone: number): number {
  const [a, b] = [along(path, Math.max(0, share - 0.02)), along(path, Math.min(1, share + 0.02))];
  if (Math.hypot(b.x - a.x, b.y - a.y) < 0.01) return looks;
  const ahead = Math.atan2(a.y - b.y, b.x - a.x);
  const whole = 2 * Math.PI;
  const round = ((((looks - ahead) % whole) + 1.5 * whole) % whole) - whole / 2;
  return ahead + round * clamped((gone - 0.7) / 0.3);
}

/** Two to and fro, dying away. */
const shake = (gone: number): number => (gone > 1 ? 0 : 1.6 * Math.sin(gone * 4 * Math.PI) * (1 - gone));

function putDown(figure: Figure | undefined, gone: number): readonly Figure[] {
  return figure === undefined ? [] : [{ ...figure, pose: { lift: 34 * (1 - easeOut(gone)), topple: 0 } }];
}

/** It topples at once, and sinks away when it lies there. */
const falling = (gone: number): NonNullable<Figure['pose']> => ({
  lift: -16 * clamped((gone - 0.55) / 0.45),
  topple: 1.45 * easeIn(clamped(gone / 0.5)),
});

const RUN_MM = 90;

/** Whoever goes nowhere in particular sinks where he stands. */
function fleeing(figure: Figure, effect: Exclude<Departure, EffectOf<'fall'>>, gone: number): Figure {
  const { towards } = effect;
  if (towards === undefined) return { ...figure, pose: { lift: -40 * gone * gone * gone, topple: 0 } };
  const [dx, dz] = [towards.x - figure.at[0], towards.y - figure.at[1]];
  const far = Math.max(1, Math.hypot(dx, dz));
  const run = (Math.min(RUN_MM, far) * gone) / far;
  const at: Flat = [figure.at[0] + dx * run, figure.at[1] + dz * run];
  return { ...figure, at, looks: Math.atan2(-dz, dx), pose: { lift: -40 * gone * gone * gone, topple: 0 } };
}
