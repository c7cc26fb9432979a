import type { Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import { NOBODY, type FighterId, type Point } from '../battle.js';
import { terrainType } from '../content/terrain.js';
import { missionPlace } from '../missions/places.js';
import type { Ends } from '../movement/moving.js';
import { portionWord } from '../preparation/order.js';
import type { PieceSpot } from '../preparation/scenery.js';
import { CHASSIS, FIRST_MOUNT, PROPULSION, type State } from '../state.js';
import { sheetOf, unitWithFighter } from '../units.js';
import { fighterName, middleOf, placeName, unitName, weaponName } from './names.js';

/** Choices of preparation, arrivals, missions and abilities, or nothing if the question is another's. */
export function tellMissionChoice(state: State, prompt: Prompt, choice: unknown, t: Translate): string | undefined {
  const { shape, ask } = prompt;
  if (shape.kind === 'at43.enter') return tellEntry(choice as Ends, t);
  if (shape.kind === 'at43.scenery') return tellScenery(choice as PieceSpot, t);
  if (shape.kind === 'at43.push' || shape.kind === 'at43.stand')
    return t.say('at43.choice.move', middleOf([choice as Point]));
  const words = WORDS[ask];
  if (words === undefined) return tellAction(state, choice, t);
  if (!Array.isArray(choice)) return words(state, choice as number | string, t);
  if (choice.length === 0) return t.say('at43.choice.nobody');
  return (choice as (number | string)[]).map(item => words(state, item, t)).join(', ');
}

/** One of the things that a subset or an order of these questions is about. */
export const tellMissionItem = (state: State, { ask }: Prompt, id: number | string, t: Translate): string | undefined =>
  WORDS[ask]?.(state, id, t);

const tellEntry = (ends: Ends, t: Translate): string =>
  ends.length === 0 ? t.say('at43.choice.notHere') : t.say('at43.choice.enter', middleOf(ends));

function tellScenery({ kind, x, y, facing }: PieceSpot, t: Translate): string {
  if (kind === '') return t.say('at43.choice.noRoom');
  const degrees = Math.round((facing * 360) / 4096);
  return t.say('at43.choice.scenery', { kind: terrainType(kind).name[t.locale], degrees, ...middleOf([{ x, y }]) });
}

type Words = (state: State, id: number | string, t: Translate) => string;

const unitWords: Words = (state, id, t) =>
  id === NOBODY ? t.say('at43.choice.nobody') : unitName(state, Number(id), t);

const placeWords: Words = (state, id, t) => {
  if (id === 'stay') return t.say('at43.choice.stayOut');
  return placeName(missionPlace(state, Number(id)), t);
};

const fighterWords: Words = (state, id, t) => {
  if (id === NOBODY) return t.say('at43.say.noStrike');
  const unit = unitWithFighter(state, Number(id));
  const name = fighterName(state, Number(id), t);
  return unit === NOBODY ? name : `${name} (${unitName(state, unit, t)})`;
};

const keyed =
  (prefix: string): Words =>
  (_state, id, t) =>
    t.say(`${prefix}.${id}`);

const portionWords: Words = ({ sides }, id, t) => t.say(`at43.say.${portionWord(sides.length)}.${id}`);

const pieceWords: Words = ({ terrain }, id, t) => terrain[Number(id)]?.kind.name[t.locale] ?? String(id);

/** Before they stand anywhere elements are known by their place in the box. */
const boxWords: Words = ({ battle }, id, t) => terrainType(battle.mission.pieces[Number(id)]!).name[t.locale];

const partWords: Words = (state, id, t) => {
  const [machine = 0, part = 0] = String(id).split(':').map(Number);
  return `${fighterName(state, machine, t)}: ${partName(state, machine, part, t)}`;
};

function partName(state: State, machine: FighterId, part: number, t: Translate): string {
  if (part === PROPULSION) return t.say('at43.part.propulsion');
  if (part === CHASSIS) return t.say('at43.part.chassis');
  return weaponName(state, sheetOf(state, machine).mounts[part - FIRST_MOUNT]!.weapon, t);
}

const WORDS: Readonly<Record<string, Words>> = {
  'at43.ask.portion': portionWords,
  'at43.ask.role': keyed('at43.say.role'),
  'at43.ask.rescue': keyed('at43.say.rescue'),
  'at43.ask.rally': keyed('at43.say'),
  'at43.ask.pieces': boxWords,
  'at43.ask.priorities': unitWords,
  'at43.ask.reserves': unitWords,
  'at43.ask.escort': unitWords,
  'at43.ask.relay': unitWords,
  'at43.ask.lead': unitWords,
  'at43.ask.arrival': placeWords,
  'at43.ask.elsewhere': placeWords,
  'at43.ask.search': placeWords,
  'at43.ask.strike': fighterWords,
  'at43.ask.observer': fighterWords,
  'at43.ask.patient': fighterWords,
  'at43.ask.repair': partWords,
  'at43.ask.demolish': pieceWords,
};

/** Actions of `moreActions`. */
function tellAction(state: State, choice: unknown, t: Translate): string | undefined {
  if (choice === 'repair' || choice === 'exit') return t.say(`at43.choice.${choice}`);
  const [kind, which] = typeof choice === 'string' ? choice.split(':') : [];
  if (kind === 'open') return t.say('at43.choice.open', { kind: pieceWords(state, Number(which), t) });
  if (kind === 'demolish') return t.say('at43.choice.demolish', { weapon: weaponName(state, Number(which), t) });
  return undefined;
}
