// The browsers beside Chromium that the whole proof drives, and what they need.
import { findInPath, pathFrom } from './debian-packages.mjs';

/** Describes a program in PATH, and the variable that names another one. */
const programInPath = (name, variable, command, debianPackage) => ({
  name,
  variable,
  packages: [debianPackage],
  run: 'npm test -- --all',
  find: () => pathFrom(variable, () => findInPath([command])),
});

export const firefox = programInPath('Firefox ESR', 'FIREFOX_PATH', 'firefox-esr', 'firefox-esr');

/** WebKitGTK with its MiniBrowser, which the driver starts. */
export const webkit = programInPath(
  'WebKitGTK',
  'WEBKIT_DRIVER_PATH',
  'WebKitWebDriver',
  'webkit2gtk-driver',
);

/** A screen in memory: WebKitGTK has no mode without windows. */
export const display = programInPath('Xvfb', 'XVFB_PATH', 'Xvfb', 'xvfb');

/** A window manager: without one, a window of WebKitGTK never gets the focus that a click waits for. */
export const windowManager = programInPath('Openbox', 'OPENBOX_PATH', 'openbox', 'openbox');

export const otherBrowsers = [firefox, webkit, display, windowManager];
