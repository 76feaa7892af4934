// Finds a Chromium for the tests, or installs Debian's where that is possible.
import { existsSync } from 'node:fs';
import { adviceFor, findInPath, findOrInstall, pathFrom } from './debian-packages.mjs';

// Debian's package of Chromium without windows, with which the tests take a fifth less of the processor.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const program = {
  name: 'Chromium or Chrome',
  variable: 'CHROMIUM_PATH',
  packages: [shell, 'chromium'],
  find: findChromium,
};

/** Returns the path of a Chromium or Chrome. Ends the process with advice if there is none. */
export function chromium() {
  const found = findOrInstall(program);
  if (found) return found;
  console.error(adviceFor(program));
  process.exit(1);
}

/** Returns the path of a Chromium or Chrome: the one of `CHROMIUM_PATH`, or one that is installed. */
export function findChromium() {
  return pathFrom(
    'CHROMIUM_PATH',
    () => findInPath(names) ?? places.find((place) => existsSync(place)),
  );
}
