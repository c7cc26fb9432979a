import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { LAW_IDS, type LawId, type LawOptions } from '@banneret/testkit';
import { CAMPAIGNING, describeLaws } from '@banneret/testkit/vitest';
import { describe } from 'vitest';
import { MODES } from '../src/book.js';
import { theEdge, theEdgeGame, type Event, type Setup } from '../src/index.js';
import { REPLACED } from '../src/state.js';
import { BLUE, RED } from './testFaction.js';

function setupWith(options: Readonly<Record<string, unknown>>): Setup {
  const setup = theEdgeGame.setupFor({ options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

const plain = setupWith({}).options;

/** EDGE-OPT-16: something that draws, kills and scores. */
const sourceEffects: Setup['options']['sourceEffects'] = [
  { name: { fr: 'Pioche', en: 'Draw' }, effects: [{ do: 'draw', count: 1 }] },
  {
    name: { fr: 'Fléau', en: 'Scourge' },
    effects: [
      { do: 'wound', whom: { all: 'enemy' }, wounds: 1 },
      { do: 'vp', points: 1 },
    ],
  },
];

/** Every mode, every option somewhere, armies agreed on and armies chosen at the table, real and tiny factions. */
const setups: readonly Setup[] = [
  setupWith({}),
  setupWith({ mode: 'ffa3', draft: true, reshuffle: true, handSize: 4 }),
  setupWith({ mode: 'team', mulligan: true, moreCrystals: true }),
  setupWith({ draft: true, buyVp: true, specialSources: true, mulligan: true, altSetup: true }),
  setupWith({ mode: 'ffa4', specialSources: true, alliesShowHands: false }),
  setupWith({ deck20: true, scripted: true, handicap: [1, 0] }),
  {
    mode: 'duel',
    options: { ...plain, specialSources: true, sourceEffects },
    factions: [RED, BLUE],
    presets: [-1, -1],
  },
];

/**
 * For the campaign: more of what may be agreed on with three and four players. Decks that are reshuffled make games four times
 * as long, so one set-up in four has them.
 */
const moreSetups: readonly Setup[] = [
  setupWith({ mode: 'ffa3', specialSources: true }),
  setupWith({ mode: 'ffa3', draft: true, mulligan: true }),
  setupWith({ mode: 'ffa3', deck20: true, moreCrystals: true }),
  setupWith({ mode: 'ffa4', draft: true, mulligan: true }),
  setupWith({ mode: 'ffa4', moreCrystals: true, handSize: 4 }),
  setupWith({ mode: 'team', draft: true, specialSources: true }),
  setupWith({ mode: 'team', alliesShowHands: false, deck20: true }),
];

const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, theEdgeGame.text));

const common: Omit<LawOptions<Event, Setup>, 'setups'> = {
  // Where decks are reshuffled nothing but points ends a battle, and random players come by few.
  mostInputs: 20_000,
  words,
  constant: ['book'],
  replaced: REPLACED,
  everyWait: 25,
  mostOptions: 60,
  // What somebody puts into a deck is never told.
  secret: prompt => prompt.ask === 'edge.ask.deck',
};

/** These copy the whole match at every wait, printed matter included: two set-ups are enough for the gate. */
const COSTLY: readonly LawId[] = ['fork', 'json', 'undo', 'guard'];
const LIGHT = LAW_IDS.filter(law => !COSTLY.includes(law));

// The campaign asks for so many games of every law: it plays them in each mode.
for (const mode of MODES)
  describe(mode, () => {
    const here = (CAMPAIGNING ? [...setups, ...moreSetups] : setups).filter(setup => setup.mode === mode);
    describeLaws(theEdge, { ...common, setups: here, games: here.length, laws: CAMPAIGNING ? LAW_IDS : LIGHT });
  });
if (!CAMPAIGNING) describeLaws(theEdge, { ...common, setups: [setups[2]!, setups[6]!], games: 2, laws: COSTLY });
