import { loadavg } from 'node:os';
import { openAt, round } from './open.mjs';
import { spentBetween, traced } from './trace.mjs';

/**
 * From the moment at which a match's data reaches the page until there are a tinted ground and all figures, and until the ground is
 * painted; and what of that is work of the page's main thread, on which the load of the machine tells less. The table is opened once before, so that its code is known, as it is to whoever comes back.
 */
export async function openTable(browser, address, { file, moments }) {
  const page = await openAt(browser, address, file, moments.full);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.tt-unit').first().waitFor();
  await page.addInitScript(watchOpening);
  let seen;
  const events = await traced(browser, page, async () => {
    await page.reload();
    seen = await page.evaluate(async () => await window.opened);
  });
  await page.close();
  const since = at => (at === undefined ? NaN : round(at - seen.told));
  return {
    openedModels: seen.models,
    openedFiguresMs: since(seen.figures),
    openedFiguresCpuMs: round(spentBetween(events, 'told', 'figures')),
    openedGroundMs: since(seen.ground),
    openedTableMs: since(seen.table),
    openedTableCpuMs: round(spentBetween(events, 'told', 'table')),
    loadWhileOpening: loadavg().map(round).join(' '),
  };

  /** Runs in the page, before anything else does. */
  function watchOpening() {
    const longest = 60_000;
    const seen = {};
    const note = name => {
      if (seen[name] !== undefined) return;
      seen[name] = performance.now();
      performance.mark(name);
    };
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...how) {
        super(...how);
        this.addEventListener('message', ({ data }) => {
          if (data?.kind === 'tell' && data.message?.kind === 'snapshot') note('told');
        });
      }
    };
    window.opened = new Promise(resolve => {
      const look = now => {
        const models = document.querySelectorAll('.tt-model').length;
        const painted = document.querySelectorAll('.tt-model .tt-sprite[href]').length;
        if (models > 0 && painted >= models) {
          seen.models = models;
          note('figures');
        }
        const { painted: stage } = document.querySelector('.table-skin-whole')?.dataset ?? {};
        if (stage !== undefined) note('ground');
        if (stage === 'table') note('table');
        if ((seen.figures !== undefined && seen.table !== undefined) || now > longest) resolve(seen);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
}
