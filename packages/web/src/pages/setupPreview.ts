import type { Translate } from '@banneret/i18n';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from '../table/desk.js';
import type { Look } from '../table/ending/battle.js';
import { sceneOf, type Scene } from './picture/scene.js';
import { requestOf, type SetupForm } from './setupForm.js';

/** The units of an army, each with its figures. */
export type Parade = readonly { readonly name: string; readonly looks: readonly Look[] }[];

/** What a form stands for, before anybody plays it. */
export interface SetupPreview {
  readonly scene: Scene | undefined;
  /** Will chance make another table of it? */
  readonly isChance: boolean;
  /** One a seat. */
  readonly parades: readonly Parade[];
}

const SEEDS = [1, 2] as const;

/** The table and the armies of a form; nothing of one that the game would refuse. */
export function previewOf(system: WebSystem, form: SetupForm, t: Translate): SetupPreview | undefined {
  const [first, other] = SEEDS.map(seed => firstStateOf(system, form, seed));
  if (first === undefined) return undefined;
  const scene = sceneAt(system, first, t);
  return {
    scene,
    isChance: JSON.stringify(scene?.pieces) !== JSON.stringify(other && sceneAt(system, other, t)?.pieces),
    parades: form.seats.map((_, seat) => paradeOf(system, first, seat, t)),
  };
}

function firstStateOf(system: WebSystem, form: SetupForm, seed: number): unknown {
  const { game } = system.entry;
  const { seats, armies, options } = requestOf(system, form);
  const setup = game.setupFor({ seats: seats.length, seed, ...(armies && { armies }), ...(options && { options }) });
  return setup.ok ? game.system.setup(setup.value) : undefined;
}

/** The seed of a set-up is not yet that of the match: small things will lie elsewhere. */
function sceneAt(system: WebSystem, state: unknown, t: Translate): Scene | undefined {
  const tableau = system.tableau?.({ state, t, seats: [], game: system.entry.game } as unknown as Desk);
  return tableau && sceneOf(tableau);
}

function paradeOf({ battle, things }: WebSystem, state: unknown, seat: number, t: Translate): Parade {
  if (battle?.looks === undefined || things === undefined) return [];
  const looks = battle.looks;
  return things(state, t).flatMap(thing => {
    const shown = thing.seat === seat ? looks(state, Number(thing.id)) : [];
    return shown.length === 0 ? [] : [{ name: thing.label, looks: shown }];
  });
}
