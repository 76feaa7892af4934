// Finds the programs that tests run, and installs Debian's where they are missing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A program that tests run.
 *
 * @typedef {object} Program
 * @property {string} name for people
 * @property {string} variable the environment variable that names another one
 * @property {string[]} packages Debian's packages of it, of which the first that can be installed is enough
 * @property {() => string | undefined} find returns its path; `undefined` if it is missing
 * @property {string} [run] the command that installs it; by default `npm test`
 * @property {{ file: string, text: string }} [settings] a file that the package reads while it is installed
 */

/**
 * Finds a program. One that is missing is installed by apt, as root or by sudo without a password.
 *
 * @param {Program} program
 * @returns its path; `undefined` if it is missing and can't be installed here
 */
export function findOrInstall(program) {
  const found = program.find();
  // A variable that names nothing is a mistake, for which another program is no remedy.
  if (found || process.env[program.variable] || !findInPath(['apt-get'])) return found;
  console.log(`No ${program.name} found; installing the one of this Linux distribution …`);
  try {
    install(program);
  } catch {
    // What apt has printed tells why; the caller tells what to do.
  }
  return program.find();
}

/**
 * Returns what a person can do about a program that is missing.
 *
 * @param {Program} program
 */
export const adviceFor = ({ name, packages, variable, run = 'npm test' }) =>
  `The tests need ${name}, which was not found. Install it (on Debian: apt install ${packages.at(-1)}), ` +
  `or set ${variable} to where it is. A whole run of "${run}" installs it by itself ` +
  'on Debian and Ubuntu, as root or with sudo that asks for no password.';

/**
 * Returns the path in an environment variable, or without the variable what `find` returns.
 *
 * @param {string} variable
 * @param {() => string | undefined} find
 * @returns {string | undefined} `undefined` too for a path at which there is nothing
 */
export function pathFrom(variable, find) {
  const path = process.env[variable];
  if (!path) return find();
  return existsSync(path) ? path : undefined;
}

/**
 * Returns the path of one of these programs in the folders of PATH.
 *
 * @param {string[]} names
 */
export function findInPath(names) {
  for (const folder of (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')) {
    for (const name of names) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return undefined;
}

/** @param {Program} program */
function install({ packages, settings }) {
  runAsRoot(['apt-get', 'update', '-qq']);
  if (settings) {
    runAsRoot(['mkdir', '-p', dirname(settings.file)]);
    runAsRoot(['tee', settings.file], settings.text);
  }
  try {
    installFirst(packages);
  } finally {
    if (settings) runAsRoot(['rm', settings.file]);
  }
}

/** @param {string[]} packages */
function installFirst([first, ...others]) {
  // Another run may be installing something.
  const apt = ['apt-get', 'install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  try {
    runAsRoot([...apt, '--no-install-recommends', first]);
  } catch (error) {
    if (others.length === 0) throw error;
    installFirst(others);
  }
}

/**
 * @param {string[]} words of the command
 * @param {string} [input]
 */
function runAsRoot(words, input = '') {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...args] = [...sudo, ...words];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command, args, { input, stdio: ['pipe', 'ignore', 'inherit'], env });
}
