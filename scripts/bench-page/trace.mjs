// What Chromium's own trace says of the page's threads: processor time, which other work on the machine does not stretch.

const CATEGORIES = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Does something while the browser writes a trace, and gives that trace. */
export async function traced(browser, page, deed) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

/** Milliseconds of processor time that the page spent on its main thread, and on painting pixels beside it. */
export function spentIn(events) {
  const main = mainThreadOf(events);
  const painters = threadsNamed(events, /^ThreadPoolForegroundWorker|^CompositorTileWorker/).filter(
    ({ pid }) => pid === main.pid,
  );
  return {
    main: taskMs(events, main),
    painting: painters.reduce((total, thread) => total + taskMs(events, thread), 0),
  };
}

/** The same on the main thread between two marks that the page has made. */
export function spentBetween(events, first, last) {
  const at = mark => events.find(({ name }) => name === mark)?.ts ?? NaN;
  const [begin, end] = [at(first), at(last)];
  return taskMs(
    events.filter(({ name, ts }) => name === 'thread_name' || (ts >= begin && ts <= end)),
    mainThreadOf(events),
  );
}

/** The renderer that worked most is the page's. */
const mainThreadOf = events =>
  threadsNamed(events, /^CrRendererMain$/).sort((a, b) => taskMs(events, b) - taskMs(events, a))[0];

const threadsNamed = (events, pattern) =>
  events.filter(({ name, args }) => name === 'thread_name' && pattern.test(args.name));

/** What a turn of work is called on the main thread, and on the others. */
const TASKS = ['RunTask', 'ThreadPool_RunTask'];

const taskMs = (events, { pid, tid }) =>
  events
    .filter(event => event.pid === pid && event.tid === tid && TASKS.includes(event.name) && event.ph === 'X')
    .reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
