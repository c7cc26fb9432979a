// Every page of Banneret, and how somebody gets there. A scene is told which page to use, and where the house is.
import { battleOf, GAMES, nearest } from './battles.mjs';
import { settled, visitor } from './house.mjs';

/** Questions at which there is something to decide on the board. */
const ACTS = {
  'grimdark-future': ['gdf.ask.unit', 'gdf.ask.order'],
  'the-edge': ['edge.ask.step'],
  'the-other-side': ['tos.ask.activate', 'tos.ask.act'],
  'at-43': ['at43.ask.move', 'at43.ask.aim'],
  'beyond-the-stars': ['bts.ask.act'],
};
/** Where the odds of an answer are shown as soon as somebody has an answer in hand. */
const WEIGHED = { game: 'grimdark-future', questions: ['gdf.ask.shots'] };
const LESSON = 'grimdark-future';

/** Opens the record of a battle at a moment of it. */
export async function replayAt(page, { address }, file, moment) {
  await page.goto(`${address}/replay/file`);
  await page.locator('input[type=file]').setInputFiles(file);
  const slider = page.locator('.transport input');
  await slider.waitFor();
  await slider.fill(String(moment));
}

/** Sits down in the first seat at a moment of a battle. */
export async function sitDownAt(page, house, file, moment) {
  await replayAt(page, house, file, moment);
  await page.locator('.replay-tools .button').first().click();
  await page.waitForURL(/\/local\//);
  await page.locator('.asked, .over').first().waitFor();
}

/** A battle at one of its moments. */
async function tableAt(page, house, game, name) {
  const { file, moments, asked } = await battleOf(game);
  const moment = name === 'beginning' ? moments.beginning : nearest(asked, moments[name], ACTS[game]).moment;
  await sitDownAt(page, house, file, moment);
}

const press = async (page, selector) => await page.locator(selector).first().click();

const tables = GAMES.flatMap(game => [
  ...['beginning', 'middle', 'end'].map(name => ({
    name: `table-${game}-${name}`,
    open: async (page, house) => await tableAt(page, house, game, name),
  })),
  {
    name: `over-${game}`,
    async open(page, house) {
      const { file, moments } = await battleOf(game);
      await sitDownAt(page, house, file, moments.over);
      await page.locator('.end-screen').waitFor();
    },
  },
  {
    name: `room-${game}`,
    isDeep: true,
    async open(page, house) {
      await tableAt(page, house, game, 'middle');
      await press(page, '.room-switch');
      await page.locator('.room-canvas[data-drawn]').waitFor();
    },
  },
  {
    name: `gaze-${game}`,
    isDeep: true,
    async open(page, house) {
      await tableAt(page, house, game, 'middle');
      await press(page, '.room-switch');
      await page.locator('.room-canvas[data-drawn]').waitFor();
      await press(page, '.eye-button');
      await page.locator('.eye-panel').waitFor();
      // The camera flies down to whoever looks.
      await page.waitForTimeout(4_000);
    },
  },
  {
    name: `eye-${game}`,
    async open(page, house) {
      await tableAt(page, house, game, 'middle');
      await press(page, '.eye-button');
      await page.locator('.eye-panel').waitFor();
    },
  },
]);

const setUps = [...GAMES, 'toy'].map(game => ({
  name: `setup-${game}`,
  async open(page, { address }) {
    await page.goto(`${address}/new/${game}`);
    await page.locator('.setup').waitFor();
  },
}));

/** Pages that are simply gone to: an address, and what is there when they are. */
const plain = (name, path, there) => ({
  name,
  async open(page, { address }) {
    await page.goto(`${address}${path}`);
    await page.locator(there).first().waitFor();
  },
});

/** A match for two browsers, of which one has laid the table. */
async function lay(page, { address }) {
  await page.goto(`${address}/new/grimdark-future?mode=online`);
  await press(page, '.setup button[type=submit]');
  await page.locator('.invitations input').first().waitFor();
  return await page.locator('.invitations input').first().inputValue();
}

const company = [
  {
    name: 'company-setup',
    async open(page, { address }) {
      await page.goto(`${address}/new/grimdark-future?mode=online`);
      await page.locator('.setup').waitFor();
    },
  },
  { name: 'company-invitations', open: async (page, house) => void (await lay(page, house)) },
  {
    name: 'company-door',
    async open(page, house, size) {
      const host = await visitor(house, size);
      await page.goto(await lay(host, house));
      await page.locator('.door-form').first().waitFor();
      await host.context().close();
    },
  },
  {
    name: 'company-talk',
    async open(page, house, size) {
      const guest = await visitor(house, size);
      await guest.goto(await lay(page, house));
      await press(guest, '.door-form button[type=submit]');
      await page.locator('#tab-talk').click();
      await page.locator('.talk, #tab-body').first().waitFor();
      await guest.context().close();
    },
  },
];

const scenes = [
  plain('home', '/', '.game-card'),
  {
    name: 'home-resume',
    async open(page, house) {
      await tableAt(page, house, 'grimdark-future', 'middle');
      await page.goto(house.address);
      await page.locator('.saved').waitFor();
    },
  },
  plain('choose', '/new', '.game-card'),
  ...setUps,
  ...tables,
  {
    name: 'odds',
    async open(page, house) {
      const { file, asked, total } = await battleOf(WEIGHED.game);
      await sitDownAt(page, house, file, nearest(asked, total / 2, WEIGHED.questions).moment);
      await page
        .locator('.odds-chart')
        .first()
        .waitFor({ timeout: 4_000 })
        .catch(() => undefined);
    },
  },
  {
    name: 'settings',
    async open(page, house) {
      await tableAt(page, house, 'at-43', 'middle');
      await press(page, '.settings summary');
    },
  },
  ...['sheet', 'log', 'luck', 'words', 'match'].map(tab => ({
    name: `panel-${tab}`,
    async open(page, house) {
      await tableAt(page, house, 'beyond-the-stars', 'middle');
      if (tab === 'sheet') {
        await page.locator('.tt-unit').first().focus();
        await page.keyboard.press('Enter');
      }
      await press(page, `#tab-${tab}`);
    },
  })),
  {
    name: 'folded',
    async open(page, house) {
      await tableAt(page, house, 'grimdark-future', 'middle');
      await page.keyboard.press('Alt+P');
    },
  },
  {
    name: 'dice',
    async open(page, house) {
      await tableAt(page, house, 'grimdark-future', 'end');
      await press(page, '.dice-recall');
    },
  },
  {
    name: 'replay',
    async open(page, house) {
      const { file, moments } = await battleOf('grimdark-future');
      await replayAt(page, house, file, moments.middle);
    },
  },
  plain('replay-file', '/replay/file', 'input[type=file]'),
  plain('rules', '/rules/grimdark-future', '.rule-list'),
  plain('learn', '/learn', '.game-card'),
  plain('lesson', `/learn/${LESSON}`, '.learnt'),
  plain('lesson-done', `/learn/${LESSON}?done`, '.learnt'),
  {
    name: 'lesson-table',
    async open(page, { address }) {
      await page.goto(`${address}/learn/${LESSON}`);
      await press(page, '.lesson .button.primary');
      await page.locator('.asked').waitFor();
    },
  },
  plain('verify', '/verify', 'input[type=file]'),
  {
    name: 'verify-done',
    async open(page, { address }) {
      const { file } = await battleOf('the-edge');
      await page.goto(`${address}/verify`);
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('h2.verdict').waitFor();
    },
  },
  ...company,
  plain('notice-nowhere', '/somewhere-else', '.notice'),
  plain('notice-no-match', '/local/none', '.notice'),
];

/** The scenes whose names hold one of these words; all of them without. */
export const scenesFor = words =>
  scenes.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)));

/** Goes to a scene with a browser of its own, and waits until it can be looked at. */
export async function opened(house, scene, size, tastes) {
  const page = await visitor(house, size, { isDeep: scene.isDeep, ...tastes });
  try {
    await scene.open(page, house, size);
    await settled(page);
    return page;
  } catch (error) {
    await page.context().close();
    throw error;
  }
}
