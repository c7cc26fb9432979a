import { openAt, round } from './open.mjs';
import { spentBetween, traced } from './trace.mjs';

/** How long it takes from pointing at something until what it calls for has been painted. */
export async function pointAround(browser, address, { crowd, edge, tos, at43, bts }) {
  return {
    ...(await pointInCrowd(browser, address, crowd)),
    ...(await pointAtEdge(browser, address, edge)),
    ...(await pointInOtherSide(browser, address, tos)),
    ...(await pointInAt43(browser, address, at43)),
    ...(await pointAmongStars(browser, address, bts)),
  };
}

const told = (name, { wall, main }) => ({ [`${name}Ms`]: round(wall), [`${name}CpuMs`]: round(main) });

/** Grimdark Future with two hundred models: where a unit gets to, and what a volley may do. */
async function pointInCrowd(browser, address, { file, moments }) {
  const unit = await continuedAt(browser, address, file, moments['gdf.ask.unit']);
  await settled(unit);
  const reach = '.tt-reach-ground';
  const pointed = await timed(browser, unit, reach, () => pointAt(unit, '.tt-unit.option-unit'));
  await unit.close();

  const order = await continuedAt(browser, address, file, moments['gdf.ask.order']);
  await order.locator(reach).waitFor();
  const rush = await timed(browser, order, reach, () => order.getByRole('radio', { name: 'Rush' }).click());
  await order.close();

  const shots = await continuedAt(browser, address, file, moments['gdf.ask.shots']);
  const target = shots.locator('.tt-groups select').first();
  await target.selectOption('');
  await settled(shots);
  const volley = await timed(browser, shots, '.odds-chart', () => target.selectOption({ index: 1 }));
  await shots.close();
  return { ...told('reachPointed', pointed), ...told('reachRush', rush), ...told('oddsOfVolley', volley) };
}

/** The Edge: where a figure gets to, and what a Combat may do. */
async function pointAtEdge(browser, address, { file, moments }) {
  const page = await continuedAt(browser, address, file, moments['edge.ask.step']);
  const figure = page.locator('.edge-control [role=radio]').first();
  await figure.waitFor();
  const reach = await timed(browser, page, '.edge-hex.lit', () => figure.click());
  const fight = await fightOf(page);
  const odds = fight && (await timed(browser, page, '.odds', () => fight.click()));
  await page.close();
  return { ...told('edgeReach', reach), ...(odds && told('edgeOdds', odds)) };
}

/** A fight in the list of what one of the figures can do, if there is any. */
async function fightOf(page) {
  for (const figure of await page.locator('.edge-control [role=radio]').all()) {
    await figure.click();
    await page.locator('.edge-told').evaluate(list => (list.open = true));
    const fights = page.locator('.edge-told .option', { hasText: 'fights' });
    if ((await fights.count()) > 0) return fights.first();
  }
  return undefined;
}

/** The Other Side: a unit that is dragged along, and what an attack may come to. */
async function pointInOtherSide(browser, address, { file, moments }) {
  const drag = await draggedAt(browser, address, file, moments['tos.ask.move.rush']);
  const page = await continuedAt(browser, address, file, moments['tos.ask.flip.penetration']);
  const odds = await oddsOfOneOf(browser, page, '.options .option', option => option.hover());
  await page.close();
  return { ...told('tosDrag', drag), ...told('tosOdds', odds) };
}

/** AT-43: the same. */
async function pointInAt43(browser, address, { file, moments }) {
  const drag = await draggedAt(browser, address, file, moments['at43.ask.move']);
  const page = await continuedAt(browser, address, file, moments['at43.ask.aim']);
  await page.locator('.tt-proposals').evaluate(list => (list.open = true));
  const odds = await oddsOfOneOf(browser, page, '.tt-proposals .option', option => option.click());
  await page.close();
  return { ...told('at43Drag', drag), ...told('at43Odds', odds) };
}

/** Beyond the Stars: where a unit gets to that is chosen, and what its volley may come to. */
async function pointAmongStars(browser, address, { file, moments }) {
  const acting = await continuedAt(browser, address, file, moments['bts.ask.act']);
  await settled(acting);
  const unit = acting.locator('.tt-control [role=radio]').first();
  const reach = await timed(browser, acting, '.tt-reach-ground', () => unit.click());
  await acting.close();
  const page = await continuedAt(browser, address, file, moments['bts.ask.shoot']);
  const odds = await oddsOfOneOf(browser, page, '.tt-control [role=radio]', option => option.click());
  await page.close();
  return { ...told('btsReach', reach), ...told('btsOdds', odds) };
}

/** From the hand that moves to the unit that follows. */
async function draggedAt(browser, address, file, moment) {
  const page = await continuedAt(browser, address, file, moment);
  await page.locator('.tt-reach-ground').waitFor();
  const { x, y, width, height } = await page.locator('.tt-ghost-model').first().boundingBox();
  const [across, down] = [x + width / 2, y + height / 2];
  await page.mouse.move(across, down);
  await page.mouse.down();
  await page.mouse.move(across + 10, down + 10);
  await settled(page);
  const drag = await timed(browser, page, '.tt-ghost', () => page.mouse.move(across + 30, down + 30));
  await page.mouse.up();
  await page.close();
  return drag;
}

/** From pointing at the first answer that has odds to seeing them. */
async function oddsOfOneOf(browser, page, answers, point) {
  await page.locator(answers).first().waitFor();
  for (const option of await page.locator(answers).all()) {
    if (await option.isDisabled()) continue;
    await settled(page);
    const before = await page.locator('.odds').count();
    const seen = await timed(browser, page, '.odds', () => point(option), before === 0 ? 1_000 : 3_000);
    if (!Number.isNaN(seen.wall)) return seen;
  }
  return { wall: NaN, main: NaN };
}

/** What a page has to do after it was opened is not counted. */
const settled = page => page.waitForTimeout(400);

/** Goes on from a moment of a record; the first player is asked. */
async function continuedAt(browser, address, file, moment) {
  const page = await openAt(browser, address, file, moment);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.locator('.prompt-panel .asked').waitFor();
  return page;
}

async function pointAt(page, selector) {
  const { x, y, width, height } = await page.locator(`${selector} .tt-model`).first().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** The time from the first event of a pointer or of a control to the frame that shows the wanted thing. */
async function timed(browser, page, selector, deed, patience = 10_000) {
  let wall = 0;
  const events = await traced(browser, page, async () => {
    await page.evaluate(watchFor, { selector, patience });
    await deed();
    wall = await page.evaluate(() => window.shownAfter);
  });
  return { wall, main: spentBetween(events, 'pointed', 'shown') };
}

/** Runs in the page. What is there already does not count: the thing must be another one, or another form of it. */
function watchFor({ selector, patience }) {
  const formOf = () => document.querySelector(selector)?.outerHTML;
  const before = formOf();
  const kinds = ['pointermove', 'pointerdown', 'change'];
  window.shownAfter = new Promise(resolve => {
    setTimeout(() => resolve(NaN), patience);
    const begin = event => {
      kinds.forEach(kind => removeEventListener(kind, begin, true));
      performance.mark('pointed', { startTime: event.timeStamp });
      const look = () => {
        const now = formOf();
        if (now === undefined || now === before) return void requestAnimationFrame(look);
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => {
          performance.mark('shown');
          resolve(performance.now() - event.timeStamp);
        });
        painted.port1.start();
        painted.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    kinds.forEach(kind => addEventListener(kind, begin, true));
  });
}
