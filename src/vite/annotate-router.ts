/**
 * Statements at the top level of react-router for which the bundler keeps components that nobody uses. React-router is one
 * module of 11,000 lines and marks none of them. The bundler's own options for that hold for all modules alike, so that
 * they would drop statements of ours too, and leave 4 kB more.
 */
const patterns = {
  /** 4.3 kB: names for developer tools. */
  displayNames: /^\w+\.displayName = "[^"]*";$/gm,
  /** 6.9 kB: calls that only make a value. */
  calls:
    /^(var \w+ = )(?=React\d*\.(forwardRef|memo|createContext)\(|new (Set|URL)\(|Object\.getOwn)/gm,
  /** 1 kB: classes that read the class they extend. */
  classes:
    /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?)^\};(?:\n\1\.(contextType = \w+;))?$/gm,
};

export type RouterPattern = keyof typeof patterns;

export const routerPatterns = Object.keys(patterns) as RouterPattern[];

/** Marks those statements of a module of react-router as free of effects, and returns which patterns it has. */
export function annotateRouter(code: string): { code: string; matched: Set<RouterPattern> } {
  return {
    code: code
      .replace(patterns.displayNames, '')
      .replace(patterns.calls, '$1/* @__PURE__ */ ')
      .replace(
        patterns.classes,
        (_, name, body, context) =>
          `var ${name} = /* @__PURE__ */ (() => ${body}${context ? `static ${context}\n` : ''}})();`,
      ),
    matched: new Set(routerPatterns.filter((name) => code.search(patterns[name]) >= 0)),
  };
}
