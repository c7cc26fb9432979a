import type { Page } from 'playwright-core';

/** What a finger presses is at least this large; links within sentences may be lower. */
const FINGER = 40;

/** Controls that are too small for a finger, or stick out of the screen. */
export async function awkward(page: Page): Promise<readonly string[]> {
  return await page.evaluate(finger => {
    const pressed = document.querySelectorAll<HTMLElement>('button, select, summary, input, a.button, a.home-link');
    return [...pressed].flatMap(element => {
      // A box is ticked by its words too.
      const { width, height, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
      if (width === 0 || element.classList.contains('rule-link')) return [];
      const name = `${element.tagName}.${element.className} ${(element.textContent ?? '').slice(0, 30)}`;
      const isSmall = Math.min(width, height) < finger - 0.5;
      const isCut = left < -0.5 || right > innerWidth + 0.5;
      return [...(isSmall ? [`small: ${name} ${width}x${height}`] : []), ...(isCut ? [`cut off: ${name}`] : [])];
    });
  }, FINGER);
}
