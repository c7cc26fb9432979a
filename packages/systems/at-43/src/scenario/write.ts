import type { OptionId, Prompt } from '@banneret/kernel';
import type { Aim, AimShape } from '../decisions/aim.js';
import type { EnterShape } from '../decisions/enter.js';
import type { FightChoice, FightShape } from '../decisions/fight.js';
import type { MoveShape } from '../decisions/move.js';
import { NOBODY, type Point, type UnitId } from '../battle.js';
import type { Spot } from '../events.js';
import { firingAt } from '../fire/targets.js';
import { usesOf } from '../fire/uses.js';
import { fightsOf, typeOf } from '../melee/fights.js';
import type { PieceSpot } from '../preparation/scenery.js';
import type { State, Use } from '../state.js';
import { sheetOf, unitOf } from '../units.js';
import { cardAfter, fighterId, idsOf, REPLACE, unitId, weaponId, wordingOf } from './names.js';
import { degreesOf, writePoint } from './places.js';

/** An answer as a file would write it; `choice` reads it back. */
export function write(state: State, prompt: Prompt, choice: unknown): unknown {
  const { shape } = prompt;
  switch (shape.kind) {
    case 'at43.move':
      return writePlaces(state, (shape as MoveShape).unit, choice as readonly Spot[], true);
    case 'at43.enter':
      return (choice as readonly Spot[]).length === 0
        ? 'elsewhere'
        : writePlaces(state, (shape as EnterShape).unit, choice as readonly Spot[], false);
    case 'at43.aim':
      return writeAim(state, shape as AimShape, choice as Aim);
    case 'at43.fight':
      return writeFight(state, shape as FightShape, choice as FightChoice);
    case 'at43.push':
    case 'at43.stand':
      return writePoint(choice as Point);
    case 'at43.scenery':
      return writePiece(choice as PieceSpot);
    default:
      return writeKernel(state, prompt, choice);
  }
}

function writePlaces(state: State, unit: UnitId, spots: readonly Spot[], moves: boolean): unknown[] {
  return spots.map(({ fighter, x, y, facing }, i) => {
    const from = unitOf(state, unit).fighters[i];
    const turns = sheetOf(state, fighter).category === 'vehicle' && facing !== from?.facing;
    if (moves && from?.x === x && from.y === y && !turns) return null;
    return turns ? { at: writePoint({ x, y }), degrees: degreesOf(facing) } : writePoint({ x, y });
  });
}

const sameUses = (a: readonly Use[], b: readonly Use[]): boolean =>
  a.length === b.length && a.every(([who, mount]) => b.some(([w, m]) => w === who && m === mount));

function writeAim(state: State, { unit, weapon }: AimShape, { target, uses }: Aim): unknown {
  const name = target.fighter === NOBODY ? unitId(state, target.unit) : fighterId(state, target.fighter);
  const all = firingAt(state, unit, weapon, target, usesOf(state, unit, weapon));
  if (sameUses(all, uses)) return { target: name };
  const shooters = [...new Set(uses.map(([who]) => who))];
  const copies = Math.max(...shooters.map(who => uses.filter(([one]) => one === who).length));
  const uneven = shooters.some(who => uses.filter(([one]) => one === who).length < copies);
  if (uneven && copies > 1) return { target: name, shooters: uses.map(([who]) => numberIn(state, unit, who)) };
  const few = shooters.length < new Set(all.map(([who]) => who)).size;
  const own = usesOf(state, unit, weapon).filter(([who]) => shooters.includes(who));
  return {
    target: name,
    ...(few && { shooters: shooters.map(who => numberIn(state, unit, who)) }),
    ...(!sameUses(few ? own : all, uses) && { copies }),
  };
}

/** By his number in the unit; by his whole name if he came from another. */
function numberIn({ battle }: State, unit: UnitId, fighter: number): number | string {
  const at = battle.rosters[unit]!.fighters.indexOf(fighter);
  return at < 0 ? fighterId({ battle } as State, fighter) : at + 1;
}

function writeFight(state: State, { unit }: FightShape, choice: FightChoice): unknown {
  if (choice === 'done') return choice;
  const { weapon, uses, defender } = choice;
  const first = [...fightsOf(state, unit)].find(
    fight => fight.weapon === weapon && typeOf(state, fight.defender) === typeOf(state, defender),
  );
  const attackers = [...new Set(uses.map(([who]) => who))].map(who => numberIn(state, unit, who));
  return {
    weapon: weaponId(state, weapon),
    target: fighterId(state, defender),
    ...(!(first && sameUses(first.uses, uses)) && { attackers }),
  };
}

const writePiece = ({ kind, x, y, facing }: PieceSpot): unknown =>
  kind === '' ? 'none' : { kind, at: writePoint({ x, y }), ...(facing !== 0 && { degrees: degreesOf(facing) }) };

function writeKernel(state: State, prompt: Prompt, choice: unknown): unknown {
  if (prompt.ask === REPLACE) return cardAfter(state, state.sides[prompt.seat]!.sequence[choice as number] as UnitId);
  const wording = wordingOf(prompt);
  if (wording === undefined) return undefined;
  const name = (id: OptionId): OptionId => wording.write(state, id) ?? id;
  if (!Array.isArray(choice)) return name(choice as OptionId);
  if (!('bins' in prompt.shape)) return (choice as OptionId[]).map(name);
  const shares = idsOf(prompt).map((id, i) => [String(name(id)), (choice as number[])[i]] as const);
  return Object.fromEntries(shares.filter(([, share]) => share !== 0));
}
