// Finds a Chromium for the tests, or installs Debian's where that is possible.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Debian's package of Chromium without windows, with which the tests take a fifth less of the processor.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a Chromium or Chrome. Ends the process with advice if there is none. */
export function chromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing the one of this Linux distribution …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  try {
    run([...sudo, 'apt-get', 'update', '-qq']);
    const install = [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
    try {
      run([...install, shell]);
    } catch {
      run([...install, 'chromium']);
    }
  } catch {
    // The message below explains it.
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The tests need Chromium or Chrome, and none was found or could be installed.\n' +
      'Install one, or set CHROMIUM_PATH to its program, and run npm test again.',
  );
  process.exit(1);
}

/** Returns the path of a Chromium or Chrome: the one of `CHROMIUM_PATH`, or one that is installed. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return which() ?? places.find((place) => existsSync(place));
}

function which() {
  for (const folder of (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')) {
    for (const name of names) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return undefined;
}

function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
