import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describeLaws } from '@banneret/testkit/vitest';
import { grimdarkFuture, grimdarkFutureGame, LAYOUTS, type Setup } from '../src/index.js';

function setupOn(layout: string): Setup {
  const setup = grimdarkFutureGame.setupFor({ options: { layout } });
  if (!setup.ok) throw new Error(setup.problem.say);
  return setup.value;
}

const setups = LAYOUTS.map(({ id }) => setupOn(id));
const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, grimdarkFutureGame.text));

/** Every kind of event, and every weapon of both armies as fired by some unit. */
const EVENTS = [
  'roll-off.rolled',
  'round.began',
  'activation.began',
  'unit.idled',
  'order.given',
  'unit.moved',
  'ground.tested',
  'shots.declared',
  'group.wasted',
  'hits.rolled',
  'blocks.rolled',
  'wounds.regenerated',
  'unit.wounded',
  'morale.tested',
  'fear.mastered',
  'unit.shaken',
  'unit.recovered',
  'activation.ended',
  'marker.changed',
  'round.ended',
];
const { rosters } = grimdarkFuture.setup(setups[0]!).battle;
const WEAPONS = rosters.flatMap(({ weapons }, unit) =>
  weapons.flatMap(({ range }, weapon) => (range === undefined ? [] : [`unit ${unit} fires weapon ${weapon}`])),
);

describeLaws(grimdarkFuture, {
  setups,
  games: 1,
  mostInputs: 2_000,
  words,
  constant: ['battle'],
  everyWait: 12,
  mostOptions: 100,
  content: {
    ids: [...EVENTS, ...WEAPONS],
    touched: event =>
      event.type === 'hits.rolled' ? [event.type, `unit ${event.unit} fires weapon ${event.weapon}`] : [event.type],
    mostGames: 60,
  },
});
