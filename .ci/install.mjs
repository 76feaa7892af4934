// Installs the packages that package-lock.json names, unless node_modules has them already.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';

const oldest = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).engines.node.replace('>=', '');
if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  console.error(`This needs Node.js ${oldest} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!installed()) {
  console.log('Installing packages (once, and after package-lock.json has changed) …');
  try {
    // Also with NODE_ENV=production, with which npm leaves out the packages that build the pages.
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  } catch {
    console.error('The packages could not be installed; what npm says above tells why.');
    process.exit(1);
  }
}

/** Compares the lock file with the copy that npm keeps of it in node_modules: both must name the same versions. */
function installed() {
  // A link leads to the packages of another copy of the project: npm would empty that folder.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const copy = 'node_modules/.package-lock.json';
  if (!existsSync(copy)) return false;
  const versions = (file) =>
    Object.fromEntries(
      Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).map(([path, entry]) => [
        path,
        entry.version,
      ]),
    );
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const found = versions(copy);
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      entry.extraneous ||
      found[path] === entry.version,
  );
}
