import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { LAW_IDS, type LawId, type LawOptions } from '@banneret/testkit';
import { CAMPAIGNING, describeLaws } from '@banneret/testkit/vitest';
import { describe } from 'vitest';
import { theOtherSide, theOtherSideGame, type Event, type Setup } from '../src/index.js';
import { REPLACED } from '../src/state.js';

function setupWith(options: Readonly<Record<string, unknown>>): Setup {
  const setup = theOtherSideGame.setupFor({ options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

/** Every Encounter, both sizes, ready Companies and such as are chosen at the table, all options somewhere. */
const setups: readonly Setup[] = [
  setupWith({ operation: 'pillage' }),
  setupWith({ draft: true, climb: true, enter: true, pileOrder: true }),
  setupWith({ encounter: 'triumvirate' }),
  setupWith({ commanders: 2, operation: 'traps', table: 'random' }),
  setupWith({ encounter: 'killThemAll', draft: true }),
  setupWith({ encounter: 'conquest' }),
];

const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, theOtherSideGame.text));

const common: Omit<LawOptions<Event, Setup>, 'setups'> = {
  mostInputs: 6_000,
  words,
  constant: ['book'],
  replaced: REPLACED,
  everyWait: 40,
  mostOptions: 40,
  // What somebody puts into a Stratagem Deck is never told.
  secret: prompt => prompt.ask === 'tos.ask.stratagems',
  // Lists are sealed until the Stratagem Decks are formed.
  uncovers: ({ type }) => type === 'lists.shown',
};

/** Laws that look at every event, or copy the whole match at a wait: one game is enough for the gate. */
const COSTLY: readonly LawId[] = ['replay', 'views', 'secrecy', 'fork', 'json', 'undo', 'guard'];
const CHEAP: readonly LawId[] = ['fold', 'ending'];
const OTHERS = LAW_IDS.filter(law => !COSTLY.includes(law) && !CHEAP.includes(law));

/** What the campaign plays: every Operation by seed, both Table sizes, ready Companies and Companies hired at the table. */
const CAMPAIGNS: Readonly<Record<string, { setups: readonly Setup[]; campaignShare?: number }>> = {
  'one Commander': {
    setups: [
      setupWith({}),
      setupWith({ table: 'random' }),
      setupWith({ draft: true }),
      setupWith({ draft: true, table: 'random', climb: true, enter: true, pileOrder: true }),
    ],
  },
  'two Commanders': {
    setups: [setupWith({ commanders: 2 }), setupWith({ commanders: 2, draft: true, table: 'random' })],
  },
  triumvirate: {
    setups: [setupWith({ encounter: 'triumvirate' }), setupWith({ encounter: 'triumvirate', draft: true })],
    campaignShare: 1 / 5,
  },
  'kill them all': {
    setups: [setupWith({ encounter: 'killThemAll' }), setupWith({ encounter: 'killThemAll', draft: true })],
    campaignShare: 1 / 5,
  },
  conquest: {
    setups: [setupWith({ encounter: 'conquest' }), setupWith({ encounter: 'conquest', draft: true })],
    campaignShare: 1 / 5,
  },
};

/** Seeds of games in which campaigns found a law broken. */
const ONCE_BROKEN: readonly [seed: number, played: string, what: string][] = [
  [540_238, 'one Commander', 'a place for a Fireteam that came back was offered twice'],
  [540_478, 'one Commander', 'a model that dies for a Champion had no words'],
  [550_007, 'two Commanders', 'two Commanders in another order were another Company'],
];

if (CAMPAIGNING) {
  for (const [name, played] of Object.entries(CAMPAIGNS))
    describe(name, () => describeLaws(theOtherSide, { ...common, ...played }));
} else {
  describeLaws(theOtherSide, { ...common, setups, games: setups.length, laws: CHEAP });
  describeLaws(theOtherSide, { ...common, setups: setups.slice(0, 3), games: 3, laws: OTHERS });
  describeLaws(theOtherSide, { ...common, setups: [setups[1]!], games: 1, everyWait: 120, laws: COSTLY });
  describe.each(ONCE_BROKEN)('the game %i with %s, where %s', (firstSeed, campaign) => {
    const { setups: played } = CAMPAIGNS[campaign]!;
    describeLaws(theOtherSide, { ...common, setups: played, games: 1, firstSeed, laws: ['shapes'] });
  });
}
