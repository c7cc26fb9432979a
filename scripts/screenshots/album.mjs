// Pictures of every page: both languages, desk and phone, light and dark. A scene is opened once for each size; language and light
// are changed in the open page, as a visitor would.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { opened } from './scenes.mjs';
import { settled, SIZES } from './house.mjs';

export const LANGUAGES = ['fr', 'en'];
export const LIGHTS = ['dark', 'light'];
/** Opening a scene and taking its pictures never lasts longer. */
const LONGEST_MS = 240_000;

/** Takes what is wanted; gives the scenes that could not be opened, with what went wrong. */
export async function takeAll(
  house,
  folder,
  scenes,
  { sizes, languages = LANGUAGES, lights = LIGHTS, isMissingOnly, say },
) {
  mkdirSync(folder, { recursive: true });
  const jobs = scenes.flatMap(scene => sizes.map(size => ({ scene, size })));
  const failed = [];
  for (const [i, { scene, size }] of jobs.entries()) {
    const shots = shotsOf(folder, scene, size, languages, lights);
    if (isMissingOnly && shots.every(({ path }) => existsSync(path) && statSync(path).size > 0)) continue;
    const began = Date.now();
    try {
      await bounded(LONGEST_MS, take(house, scene, size, shots));
      say(`${i + 1}/${jobs.length} ${scene.name} ${size}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      const [why] = String(error.message).split('\n');
      failed.push(`${scene.name} ${size}: ${why}`);
      say(`${i + 1}/${jobs.length} ${scene.name} ${size}: NOT taken, ${why}`);
    }
  }
  return failed;
}

const shotsOf = (folder, { name }, size, languages, lights) =>
  languages.flatMap(language =>
    lights.map(light => ({ language, light, path: join(folder, `${name}-${size}-${language}-${light}.jpg`) })),
  );

async function take(house, scene, size, shots) {
  const [{ language: first, light: lit }] = shots;
  const page = await opened(house, scene, size, { language: first, light: lit });
  try {
    let spoken = first;
    for (const { language, light, path } of shots) {
      await page.evaluate(changed, { language, light });
      if (language !== spoken) await settled(page);
      spoken = language;
      await page.waitForTimeout(80);
      await page.screenshot({ path, type: 'jpeg', quality: 82 });
    }
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: the choices of language and light are on every page, though they may be folded away. */
function changed({ language, light }) {
  const choose = (value, ...others) => {
    const choice = [...document.querySelectorAll('.tastes select')].find(select =>
      [value, ...others].every(one => select.querySelector(`option[value="${one}"]`) !== null),
    );
    if (choice === undefined || choice.value === value) return;
    choice.value = value;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(language, 'fr', 'en');
  choose(light, 'light', 'dark');
}

async function bounded(ms, deed) {
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`it took longer than ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([deed, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** All of them, or the one that is wanted. */
export const chosen = (all, wanted) => all.filter(one => wanted === undefined || one === wanted);

export const ALL_SIZES = Object.keys(SIZES);
