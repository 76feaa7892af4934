// Runs the program of a script of package.json, once its packages are installed and its product is known:
//
// node .ci/npm-script.mjs src/commands/main.ts check
import './install.mjs';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProduct, resolvePaths } from './caller-folder.mjs';

/** The scripts that are about the engine itself, or make a product. */
const withoutProduct = [
  'bench',
  'forms:new',
  'forms:manual',
  'provider:person',
  'rules:index',
  'test:products',
];

const { env } = process;
const engine = process.cwd();
// npm runs each script in the folder of package.json, and says where it was called.
const caller = env.INIT_CWD || engine;
const [program = '', ...args] = process.argv.slice(2);
const isCommand = program === 'src/commands/main.ts';

Object.assign(env, resolvePaths(env, caller));
const asksForHelp = args.some((arg) => arg === '--help' || arg === '-h');
if (!asksForHelp && !withoutProduct.includes(env.npm_lifecycle_event)) {
  const { forms, isOwn, problem } = findProduct(env.FORMS_DIR, caller, engine);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  if (!isOwn) env.FORMS_DIR = forms;
  // With "npm run -s", a command prints its results alone.
  const isSilent = env.npm_config_loglevel === 'silent';
  const namesFolder = isCommand && args.some((arg) => existsSync(resolve(caller, arg)));
  const isExpected = isOwn && !relative(engine, caller).startsWith('..');
  if (!isSilent && !namesFolder && !isExpected) {
    console.error(`Product: ${forms}${isOwn ? ", the engine's own" : ''}`);
  }
}

process.argv.splice(1, 2, resolve(program));
if (!program.startsWith('node_modules')) (await import('tsx/esm/api')).register();
if (isCommand) {
  // The paths that its arguments name, and those that it prints, count from there.
  env.FORMS_DIR ||= resolve('forms');
  process.chdir(caller);
}
await import(pathToFileURL(process.argv[1]).href);
