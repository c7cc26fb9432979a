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

/** Does one thing that a person could do with what is on the screen. */
export async function act(page: Page, below: Below): Promise<Deed> {
  if (await clickOne(page.locator('.curtain button'), below)) return 'prepared';
  if (await page.locator('.over').isVisible()) return 'over';
  const panel = page.locator('.prompt-panel');
  if (await panel.locator('.tt-control, .edge-control').isVisible()) return await workOut(panel, below);
  if (await clickOne(panel.locator('.send .primary:enabled'), below)) return 'answered';
  if (await clickOne(panel.locator('.bins li .button:enabled'), below)) return 'prepared';
  if (await clickOne(panel.locator('.subset input:not(:checked)'), below)) return 'prepared';
  if (await clickOne(panel.locator('.option[role=radio]'), below)) return 'prepared';
  if (await clickOne(panel.locator('.option:enabled'), below)) return 'answered';
  await page.waitForTimeout(40);
  return 'waited';
}

/** Whoever acts, one of the proposals, and off; now and then enough is enough. */
async function workOut(panel: Locator, below: Below): Promise<Deed> {
  if (await clickOne(panel.locator('.send .primary:enabled'), below)) return 'answered';
  const enough = panel.locator('.edge-control > .button.wide');
  if (below(3) === 0 && (await clickOne(enough, below))) return 'answered';
  const proposals = panel.locator('.tt-proposals, .edge-told');
  if ((await proposals.count()) > 0) {
    if ((await proposals.getAttribute('open')) === null) await proposals.locator('summary').click();
    if (await clickOne(proposals.locator('.option'), below)) return 'prepared';
  }
  if (!(await clickOne(panel.locator('[role=radio]'), below))) await clickOne(enough, below);
  return 'prepared';
}

async function clickOne(candidates: Locator, below: Below): Promise<boolean> {
  const count = await candidates.count();
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
