import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { LAW_IDS, type LawId, type LawOptions } from '@banneret/testkit';
import { CAMPAIGNING, describeLaws } from '@banneret/testkit/vitest';
import { at43, at43Game, type Event, type Setup } from '../src/index.js';
import { MISSION_IDS } from '../src/missions/mission.js';
import { REPLACED } from '../src/state.js';

function setupWith(options: Readonly<Record<string, unknown>>, seats = 2, random?: number): Setup {
  const armies = random === undefined ? {} : { armies: at43Game.armies.map(({ id }) => `${id}/random`) };
  const setup = at43Game.setupFor({ seats, ...armies, options: { value: 1000, ...options }, seed: random ?? 3 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

/** All six missions, and three and four sides; distances may be measured freely in one of them. */
const setups: readonly Setup[] = [
  ...MISSION_IDS.map((mission, i) => setupWith({ mission, freeMeasuring: i === 3 })),
  setupWith({ mission: 'skirmish' }, 3),
  setupWith({ mission: 'holdThePositions' }, 4),
];

/** For the campaign: every mission again and again with companies thrown together. */
const RANDOM_COMPANIES = 5;
const scratchCompanies = (): readonly Setup[] =>
  Array.from({ length: RANDOM_COMPANIES }, (_, i) =>
    MISSION_IDS.map((mission, j) => setupWith({ mission, freeMeasuring: i === 0 }, 2, 100 * i + j)),
  ).flat();

/** Two units a side: enough for everything that copies a match at every wait. */
const PATROLS = [
  {
    army: 'boreal-league',
    id: 'patrol',
    name: { fr: 'Patrouille', en: 'Patrol' },
    units: [
      { unit: 'levies', strength: 6, section: 1, special: 'grenade-launcher', bearers: 1, officer: 1 },
      { unit: 'wolverine', strength: 1, section: 1 },
    ],
  },
  {
    army: 'obsidian-choir',
    id: 'patrol',
    name: { fr: 'Patrouille', en: 'Patrol' },
    units: [
      { unit: 'ash-pilgrims', strength: 6, section: 1, special: 'sonic-gun', bearers: 1, officer: 1 },
      { unit: 'wader', strength: 1, section: 1 },
    ],
  },
];

function patrols(): Setup {
  const setup = at43Game.setupFor({ armies: PATROLS, options: { mission: 'skirmish', value: 1000 } });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, at43Game.text));

const common: Omit<LawOptions<Event, Setup>, 'setups'> = {
  mostInputs: 6_000,
  words,
  constant: ['battle'],
  replaced: REPLACED,
  everyWait: 60,
  mostOptions: 30,
  // Orders stay face down, and a card put back keeps its face down too.
  secret: prompt => prompt.ask === 'at43.ask.sequence',
  // Turning a card over shows what lay on top.
  uncovers: event => event.type === 'card.turned',
};

/** These copy the whole match at every wait. */
const COSTLY: readonly LawId[] = ['fork', 'json', 'undo', 'guard'];
const LIGHT = LAW_IDS.filter(law => !COSTLY.includes(law));

if (CAMPAIGNING) describeLaws(at43, { ...common, setups: [...setups, ...scratchCompanies()] });
else {
  describeLaws(at43, { ...common, setups: setups.slice(3, 4), games: 1, laws: LIGHT });
  describeLaws(at43, { ...common, setups: [patrols()], games: 1, firstSeed: 2, laws: COSTLY });
}
