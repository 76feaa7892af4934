// Proves that a build fails, and says what to read, when a library has lost a module or a statement that it replaces.
import { expect, it } from 'vitest';
import { leanLibraries, replacements } from '../../src/vite/lean-libraries.ts';

const allOriginals = replacements.map(({ original }) => original);

/** Builds with a module in the place of react-router, and returns what the build says. */
function buildWith(code: string, originals = allOriginals): string {
  const plugin = leanLibraries();
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  const { load, transform, buildEnd } = plugin as unknown as {
    load: { handler: (this: typeof context, id: string) => string };
    transform: { handler: (this: typeof context, code: string) => void };
    buildEnd: (this: typeof context) => void;
  };
  for (const original of originals) load.handler.call(context, `/node_modules/${original}`);
  transform.handler.call(context, code);
  try {
    buildEnd.call(context);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const names = 'Route.displayName = "Route";\n';
const calls = 'var RouteContext = React.createContext({});\n';
const classes = 'var Boundary = class extends React.Component {\n};\n';

it.each([
  ['displayNames', calls + classes],
  ['calls', names + classes],
  ['classes', names + calls],
])('without statements of the pattern "%s"', (pattern, code) => {
  expect(buildWith(code)).toMatch(
    new RegExp(
      `^The pattern "${pattern}" of .*annotate-router\\.ts matches nothing in react-router`,
    ),
  );
});

it.each(allOriginals)('without %s', (original) => {
  const others = allOriginals.filter((one) => one !== original);
  expect(buildWith(names + calls + classes, others)).toContain(
    `Nothing imports node_modules/${original} any more.`,
  );
});

it('not where it has all of them', () => expect(buildWith(names + calls + classes)).toBe(''));
