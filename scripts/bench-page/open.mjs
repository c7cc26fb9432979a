/** Opens a record in the page at a moment. */
export async function openAt(browser, address, file, moment) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    localStorage.setItem('banneret.locale', 'en');
    localStorage.setItem('banneret.pace', 'instant');
  });
  await page.goto(`${address}/replay/file`);
  await page.locator('input[type=file]').setInputFiles(file);
  const slider = page.locator('.transport input');
  await slider.waitFor();
  await slider.fill(String(moment));
  return page;
}

export const round = n => Math.round(n * 100) / 100;
