import { loadavg } from 'node:os';
import { openAt, round } from './open.mjs';

/**
 * From the moment at which a match's data reaches the page until there are a tinted ground and all figures, and until the ground is
 * painted. The table is opened once before, so that its code is known, as it is to whoever comes back.
 */
export async function openTable(browser, address, { file, moments }) {
  const page = await openAt(browser, address, file, moments.full);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.tt-unit').first().waitFor();
  await page.addInitScript(watchOpening);
  await page.reload();
  const seen = await page.evaluate(async () => await window.opened);
  await page.close();
  const since = at => (at === undefined ? NaN : round(at - seen.told));
  return {
    openedModels: seen.models,
    openedFiguresMs: since(seen.figures),
    openedGroundMs: since(seen.ground),
    openedTableMs: since(seen.table),
    loadWhileOpening: loadavg().map(round).join(' '),
  };

  /** Runs in the page, before anything else does. */
  function watchOpening() {
    const longest = 60_000;
    const seen = {};
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...how) {
        super(...how);
        this.addEventListener('message', ({ data }) => {
          if (data?.kind === 'tell' && data.message?.kind === 'snapshot') seen.told ??= performance.now();
        });
      }
    };
    window.opened = new Promise(resolve => {
      const look = now => {
        const models = document.querySelectorAll('.tt-model').length;
        const painted = document.querySelectorAll('.tt-model .tt-sprite[href]').length;
        if (models > 0 && painted >= models) {
          seen.models = models;
          seen.figures ??= performance.now();
        }
        const { painted: stage } = document.querySelector('.table-skin-whole')?.dataset ?? {};
        if (stage !== undefined) seen.ground ??= performance.now();
        if (stage === 'table') seen.table ??= performance.now();
        if ((seen.figures !== undefined && seen.table !== undefined) || now > longest) resolve(seen);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
}
