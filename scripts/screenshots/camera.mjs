// Where the table is looked at, by the keys and the wheel that everybody has.

const STEP = 1.25;
const PAN = 60;

/** The whole table. */
export async function fit(page) {
  await page.locator('.viewport-ground').focus();
  await page.keyboard.press('0');
}

/**
 * So many times nearer than the whole table at most, with this place of it (in the board's own measure) in the middle, and as much around
 * it as is asked for.
 */
export async function lookAt(page, place, most, around = { across: 0, down: 0 }) {
  await fit(page);
  const times = Math.min(most, await page.evaluate(timesFor, around));
  for (let steps = Math.floor(Math.log(times) / Math.log(STEP) + 0.3); steps > 0; steps--)
    await page.keyboard.press('+');
  // Keys go on from where the picture has come to rest.
  await page.waitForTimeout(300);
  const { dx, dy } = await page.evaluate(awayFromMiddle, place);
  for (let i = Math.round(Math.abs(dx) / PAN); i > 0; i--)
    await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = Math.round(Math.abs(dy) / PAN); i > 0; i--) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.waitForTimeout(300);
}

/** Runs in the page: how many times nearer than now so much of the board still fits its window. */
function timesFor({ across, down }) {
  const { width, height } = document.querySelector('.viewport-ground').getBoundingClientRect();
  const zoom = Number(document.querySelector('.scene').style.getPropertyValue('--zoom'));
  return Math.min(width / (zoom * across), height / (zoom * down));
}

/** Runs in the page: how far on the screen a place of the board lies from the middle of its window. */
function awayFromMiddle({ x, y }) {
  const { width, height } = document.querySelector('.viewport-ground').getBoundingClientRect();
  const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.viewport-picture')).transform);
  const zoom = Number(document.querySelector('.scene').style.getPropertyValue('--zoom'));
  return { dx: e + x * zoom - width / 2, dy: f + y * zoom - height / 2 };
}

/** Where most figures of both sides are near each other, in the board's own measure. */
export const middleOfFight = async page => await page.evaluate(fightSeen);

/** Runs in the page. */
function fightSeen() {
  const ground = document.querySelector('.viewport-ground').getBoundingClientRect();
  const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.viewport-picture')).transform);
  const zoom = Number(document.querySelector('.scene').style.getPropertyValue('--zoom'));
  const figures = [...document.querySelectorAll('.tt-model, [data-figure]')].map(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { x: (left + width / 2 - ground.left - e) / zoom, y: (top + height / 2 - ground.top - f) / zoom };
    return { ...at, side: element.closest('.seat-0') === null ? 1 : 0 };
  });
  const reach = Math.max(...figures.map(({ x }) => x)) / 6;
  const around = ({ x, y }) => {
    const near = [0, 0];
    for (const other of figures) if (Math.hypot(other.x - x, other.y - y) < reach) near[other.side]++;
    return Math.min(...near) * 4 + near[0] + near[1];
  };
  return figures.reduce((best, figure) => (around(figure) > around(best) ? figure : best), figures[0]);
}
