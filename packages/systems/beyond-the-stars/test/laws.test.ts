import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { CAMPAIGNING, describeLaws } from '@banneret/testkit/vitest';
import { beyondTheStars, beyondTheStarsGame, LISTS, SCENARIOS, type ArmyList, type Setup } from '../src/index.js';
import { REPLACED } from '../src/state.js';

/** The first units of a ready list, a figure or two of each entry: what the laws look at happens with few as with many. */
function patrolOf(faction: string): ArmyList {
  const list = LISTS.find(one => one.faction === faction && one.points >= 750);
  if (list === undefined) throw new Error(`no list of ${faction}`);
  const units = list.units.map(unit => ({
    ...unit,
    ...(unit.members && {
      members: unit.members.slice(0, 3).map(entry => (entry.count === undefined ? entry : { ...entry, count: 1 })),
    }),
  }));
  return { ...list, units: units.slice(0, 4) };
}

/** In the gate two turns are enough: whatever the laws look at has happened by then. */
const GATE_TURNS = 2;
/** In the campaign battles of four turns leave time for three times as many; some last as long as the book says. */
const SHORT_BATTLE = 4;
/** none lasts for ever. */
const LONG_BATTLE = 10;

const patrols = beyondTheStarsGame.armies.map(({ id }) => patrolOf(id));

function setupOf(scenario: (typeof SCENARIOS)[number], i: number, turns: number): Setup {
  const armies = [patrols[i % patrols.length], patrols[(i + 1) % patrols.length]];
  const setup = beyondTheStarsGame.setupFor({
    armies,
    options: { scenario, turns },
    seed: i,
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

/** Whole lists of 500 points, for the campaign. */
function fullSetupOf(scenario: (typeof SCENARIOS)[number], i: number): Setup {
  const armies = [0, 1].map(seat => beyondTheStarsGame.armies[(i + seat) % patrols.length]?.id);
  const setup = beyondTheStarsGame.setupFor({ armies, options: { scenario, turns: SHORT_BATTLE }, seed: i + 1 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

/** Every faction meets every other, each scenario in turn; in the campaign one game in four is a whole one, one has whole lists. */
const setups = CAMPAIGNING
  ? [
      ...SCENARIOS.map((scenario, i) => setupOf(scenario, i, SHORT_BATTLE)),
      ...SCENARIOS.map((scenario, i) => setupOf(scenario, i + 1, LONG_BATTLE)),
      ...SCENARIOS.map((scenario, i) => setupOf(scenario, i + 2, SHORT_BATTLE)),
      ...SCENARIOS.map(fullSetupOf),
    ]
  : SCENARIOS.map((scenario, i) => setupOf(scenario, i, GATE_TURNS));
const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, beyondTheStarsGame.text));

describeLaws(beyondTheStars, {
  setups,
  games: 1,
  mostInputs: 8_000,
  words,
  constant: ['battle'],
  replaced: REPLACED.filter(part => part !== 'battle'),
  // BTS-SCN-14: at the end the secrets are shown, and the points depend on them.
  uncovers: ({ type }) => type === 'secrets.revealed' || type === 'game.ended',
  everyWait: CAMPAIGNING ? 20 : 30,
  mostOptions: 25,
});
