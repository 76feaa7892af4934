// Proves that a build fails, and says what to read, when a statement of react-router that it rewrites is gone.
import { expect, it } from 'vitest';
import { leanLibraries } from '../../src/vite/lean-libraries.ts';

/** Builds with a module in the place of react-router, and returns what the build says. */
function buildWith(code: string): string {
  const plugin = leanLibraries();
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  const { transform, buildEnd } = plugin as unknown as {
    transform: { handler: (this: typeof context, code: string) => void };
    buildEnd: (this: typeof context) => void;
  };
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

it('not where it has all of them', () => expect(buildWith(names + calls + classes)).toBe(''));
