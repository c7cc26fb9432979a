import type { Page } from 'playwright-core';

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

/** What a person would look for on the screen. */
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

interface Lots {
  readonly seen: Readonly<Record<Seen, string>>;
  /** Below 1: whether enough is enough, and which of several. */
  readonly tired: number;
  readonly which: number;
  readonly clicks: boolean;
}

interface Decided {
  readonly deed: Deed;
  readonly what?: Seen;
  readonly at?: number;
}

/** Runs in the page: what a person could do now, and does it if told to. */
function decide({ seen, tired, which, clicks }: Lots): Decided {
  const find = (what: Seen): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(seen[what])];
  const first = (deed: Deed, ...whats: readonly Seen[]): Decided | undefined => {
    const what = whats.find(one => find(one).length > 0);
    if (what === undefined) return undefined;
    const found = find(what);
    const at = Math.floor(which * found.length);
    if (clicks && found[at]?.checkVisibility() === true) found[at].click();
    return { deed, what, at };
  };
  const curtain = first('prepared', 'curtain');
  if (curtain !== undefined) return curtain;
  if (find('over').length > 0) return { deed: 'over' };
  const sent = first('answered', 'send');
  if (sent !== undefined) return sent;
  // Whoever acts, one of the proposals, and off; now and then enough is enough.
  const enough = find('control').length > 0 && tired < 1 / 3 ? first('answered', 'enough') : undefined;
  const prepared =
    find('control').length > 0
      ? (enough ?? first('prepared', 'folded', 'proposals', 'radios', 'enough'))
      : (first('prepared', 'bins', 'subset', 'radios') ?? first('answered', 'options'));
  return prepared ?? { deed: 'waited' };
}

const FINE = 2 ** 20;
const lotsFor = (below: Below, clicks: boolean): Lots => ({
  seen: SEEN,
  tired: below(FINE) / FINE,
  which: below(FINE) / FINE,
  clicks,
});

/** Does one thing that a person could do with what is on the screen, with the pointer. */
export async function act(page: Page, below: Below): Promise<Deed> {
  const { deed, what, at = 0 } = await page.evaluate(decide, lotsFor(below, false));
  if (deed === 'waited') await page.waitForTimeout(40);
  if (what === undefined) return deed;
  try {
    await page.locator(SEEN[what]).nth(at).click({ timeout: 2_000 });
    return deed;
  } catch {
    // The screen changed under the pointer, as it does for people; look again.
    return 'prepared';
  }
}

/** The same with a finger that is there at once: for whole matches of games whose controls the pointer has been through. */
export async function actQuickly(page: Page, below: Below): Promise<Deed> {
  const { deed } = await page.evaluate(decide, lotsFor(below, true));
  if (deed === 'waited') await page.waitForTimeout(20);
  else await page.evaluate(() => new Promise(requestAnimationFrame));
  return deed;
}

/** Plays until the end, or until enough was done. Gives the number of answers. */
export async function playOn(
  page: Page,
  below: Below,
  most: { readonly answers?: number; readonly ms: number },
  deedOn = act,
): Promise<number> {
  const until = Date.now() + most.ms;
  let answers = 0;
  while (Date.now() < until && answers < (most.answers ?? Infinity)) {
    const deed = await deedOn(page, below);
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
  // The form comes a moment after its page.
  await page.locator('.setup button[type=submit]').waitFor();
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
