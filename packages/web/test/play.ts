import type { Locator, Page } from 'playwright-core';

/** Picks a number below n; tests hand in their own, so that a game can be played again. */
export type Below = (n: number) => number;

/** Always the same numbers from the same seed. */
export function belowFrom(seed: number): Below {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

type Deed = 'over' | 'waited' | 'answered' | 'prepared';

const PANEL = '.prompt-panel';

/** What a person would look for on the screen, in this order, and what has been done when one of them was clicked. */
const SEEN = {
  curtain: '.curtain button',
  over: '.over',
  control: `${PANEL} .tt-control, ${PANEL} .edge-control`,
  send: `${PANEL} .send .primary:enabled`,
  enough: `${PANEL} .edge-control > .button.wide`,
  folded: `${PANEL} .tt-proposals:not([open]) > summary, ${PANEL} .edge-told:not([open]) > summary`,
  proposals: `${PANEL} .tt-proposals[open] .option, ${PANEL} .edge-told[open] .option`,
  radios: `${PANEL} [role=radio]`,
  bins: `${PANEL} .bins li .button:enabled`,
  subset: `${PANEL} .subset input:not(:checked)`,
  options: `${PANEL} .option:enabled`,
} as const;

type Seen = keyof typeof SEEN;

/** Does one thing that a person could do with what is on the screen. */
export async function act(page: Page, below: Below): Promise<Deed> {
  const seen = await lookAround(page);
  const click = async (what: Seen, deed: Deed): Promise<Deed> =>
    (await clickOne(page.locator(SEEN[what]), seen[what], below)) ? deed : 'prepared';
  if (seen.curtain > 0) return await click('curtain', 'prepared');
  if (seen.over > 0) return 'over';
  if (seen.send > 0) return await click('send', 'answered');
  if (seen.control > 0) {
    // Whoever acts, one of the proposals, and off; now and then enough is enough.
    if (seen.enough > 0 && below(3) === 0) return await click('enough', 'answered');
    if (seen.folded > 0) return await click('folded', 'prepared');
    if (seen.proposals > 0) return await click('proposals', 'prepared');
    return seen.radios > 0 ? await click('radios', 'prepared') : await click('enough', 'prepared');
  }
  for (const what of ['bins', 'subset', 'radios'] as const) if (seen[what] > 0) return await click(what, 'prepared');
  if (seen.options > 0) return await click('options', 'answered');
  await page.waitForTimeout(40);
  return 'waited';
}

/** How many there are of each, in one look. */
async function lookAround(page: Page): Promise<Readonly<Record<Seen, number>>> {
  return await page.evaluate(
    seen =>
      Object.fromEntries(
        Object.entries(seen).map(([what, selector]) => [what, document.querySelectorAll(selector).length]),
      ) as Record<Seen, number>,
    SEEN,
  );
}

async function clickOne(candidates: Locator, count: number, below: Below): Promise<boolean> {
  if (count === 0) return false;
  try {
    await candidates.nth(below(count)).click({ timeout: 2_000 });
    return true;
  } catch {
    // The screen changed under the pointer, as it does for people; look again.
    return false;
  }
}

/** Plays until the end, or until enough was done. Gives the number of answers. */
export async function playOn(
  page: Page,
  below: Below,
  most: { readonly answers?: number; readonly ms: number },
): Promise<number> {
  const until = Date.now() + most.ms;
  let answers = 0;
  while (Date.now() < until && answers < (most.answers ?? Infinity)) {
    const deed = await act(page, below);
    if (deed === 'over') return answers;
    if (deed === 'answered') answers++;
  }
  if (answers >= (most.answers ?? Infinity)) return answers;
  const asked = await page
    .locator('.prompt-panel')
    .innerText({ timeout: 1_000 })
    .catch(() => 'no question');
  throw new Error(`only ${answers} answers in ${most.ms} ms; on the screen: ${asked}`);
}

/** Where the players agree how long they play, the shortest battle is long enough. */
export async function chooseShortest(page: Page): Promise<void> {
  const turns = page.getByLabel(/^(Turns at most|Tours au plus)/);
  if (await turns.isVisible()) await turns.selectOption('2');
}

const SETTLED_MS = 250;

/** Plays until this question is on the screen, and stays there: it is not the one that was just answered. */
export async function playTo(page: Page, below: Below, question: RegExp, ms = 60_000): Promise<void> {
  const wanted = page.locator('.asked h2', { hasText: question });
  const until = Date.now() + ms;
  while (Date.now() < until) {
    if (!(await wanted.isVisible())) await act(page, below);
    else {
      await page.waitForTimeout(SETTLED_MS);
      if (await wanted.isVisible()) return;
    }
  }
  throw new Error(`${question} did not come up in ${ms} ms`);
}

/** Picks a unit on the board that is free to act: looks at it, and picks it, with the keyboard. */
export async function activateUnit(page: Page): Promise<void> {
  await page.locator('.tt-unit.option-unit:not(.shaken)').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.locator('.tt-unit.selected').waitFor();
  await page.keyboard.press('Enter');
}
