import { strictTranslator } from '@banneret/i18n';
import { kernelText, seededRng } from '@banneret/kernel';
import { CAMPAIGNING, describeLaws } from '@banneret/testkit/vitest';
import {
  ARMIES,
  grimdarkFuture,
  grimdarkFutureGame,
  LAYOUTS,
  randomList,
  type Event,
  type Setup,
} from '../src/index.js';
import { setupOn } from './forces.js';

/** One pair of forces on each of three tables. */
const chosen = LAYOUTS.slice(0, 3).map(({ id }, i) => setupOn(id, i));

/** Random lists of random sizes, on ready tables and generated ones: what the campaign plays. */
const RANDOM_LISTS = 97;
function randomSetup(i: number): Setup {
  const points = [750, 1000, 1500][i % 3] as number;
  const armies = [i, i + 1 + (i % 2)].map((army, seat) => {
    const terms = { points, forceOrganisation: i % 2 === 0 };
    const { list, army: book } = randomList(ARMIES[army % ARMIES.length]!, terms, seededRng('laws', i, seat));
    return { ...list, army: book.id };
  });
  const scenery = { layout: i % 3 === 0 ? { width: 72, depth: 48, seed: i } : LAYOUTS[i % LAYOUTS.length]?.id };
  const setup = grimdarkFutureGame.setupFor({
    armies,
    options: { ...scenery, points, forceOrganisation: i % 2 === 0 },
    seed: i,
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

const setups = CAMPAIGNING ? [...chosen, ...Array.from({ length: RANDOM_LISTS }, (_, i) => randomSetup(i))] : chosen;
const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, grimdarkFutureGame.text));

/** Every kind of event that random play comes to, every order, and every way onto the table. */
const HAPPENINGS = [
  'markers.counted',
  'marker.placed',
  'edge.chosen',
  'hero.joined',
  'unit.reserved',
  'unit.scouting',
  'unit.boarded',
  'unit.placed deployed',
  'unit.placed ambushed',
  'unit.placed returned',
  'unit.disembarked',
  'unit.flew',
  'unit.flew-off',
  'roll-off.rolled',
  'round.began',
  'activation.began',
  'unit.idled',
  'order.given hold',
  'order.given advance',
  'order.given rush',
  'order.given charge',
  'unit.moved',
  'ground.tested',
  'shots.declared',
  'hits.rolled',
  'blocks.rolled',
  'unit.wounded',
  'strike.began',
  'melee.decided',
  'tokens.gained',
  'spell.tried',
  'bids.revealed',
  'spell.rolled',
  'boon.laid',
  'boons.ended',
  'morale.tested',
  'unit.shaken',
  'unit.recovered',
  'activation.ended',
  'marker.changed',
  'round.ended',
];

/** What takes many games to turn up: only the campaign waits for it. */
const SELDOM = [
  'group.wasted',
  'strike.declined',
  'transport.wrecked',
  'unit.placed bailed-out',
  'fear.mastered',
  'unit.routed',
  'wounds.regenerated',
  'spell.struck',
];

/** What only a crowded table leads to; each has a test of its own. */
const RARE = ['markers.dropped', 'unit.left-out', 'models.trapped'];

const UNLISTED: readonly string[] = CAMPAIGNING ? RARE : [...RARE, ...SELDOM];

function happened(event: Event): string[] {
  const happening = nameOf(event);
  return UNLISTED.includes(happening) ? [] : [happening];
}

function nameOf(event: Event): string {
  if (event.type === 'order.given') return `${event.type} ${event.order}`;
  return event.type === 'unit.placed' ? `${event.type} ${event.how}` : event.type;
}

describeLaws(grimdarkFuture, {
  setups,
  games: 1,
  mostInputs: 2_000,
  words,
  // The rosters change when Heroes join; they are frozen like all of the battle.
  constant: ['battle.width', 'battle.depth', 'battle.zoneDepth', 'battle.terrain', 'battle.options', 'battle.armies'],
  everyWait: 12,
  mostOptions: 100,
  content: { ids: CAMPAIGNING ? [...HAPPENINGS, ...SELDOM] : HAPPENINGS, touched: happened, mostGames: 60 },
});
