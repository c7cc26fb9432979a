// Browser tests use the Chromium of the machine. Where there is none, Debian's package is installed if that is allowed.
import { accessSync, constants } from 'node:fs';
import { capture } from './run.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findBrowser() {
  const wanted = process.env.BANNERET_CHROMIUM;
  return (wanted ? [wanted] : PLACES).find(path => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** 0 when a browser is there in the end. */
export async function ensureBrowser() {
  if (findBrowser()) return 0;
  if (process.getuid?.() === 0) {
    console.log('  no Chromium yet: installing the Debian package…');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    if (findBrowser()) return 0;
  }
  console.error(
    'No Chromium was found: install the package "chromium", or set BANNERET_CHROMIUM to the browser to use.',
  );
  return 1;
}
