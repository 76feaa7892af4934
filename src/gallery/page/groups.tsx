import type { StateGroup } from '../../analysis/states/state.ts';
import type { Widths } from './controls.tsx';
import { Frames } from './frames.tsx';

/** Lists the states by group, each with its frames. */
export function Groups({ groups, widths }: { groups: StateGroup[]; widths: Widths }) {
  return groups.map((group) => (
    <section key={group.path} id={group.path} className="group">
      <h2>
        <a className="heading" href={`/gallery/${group.path}`}>
          {group.title}
        </a>{' '}
        <small>{group.step ? `${group.screen}, ${group.route}#${group.step}` : group.route}</small>
      </h2>
      {group.unreachedRules.length > 0 && (
        <p className="unreached">
          No answer was found that shows these rules: {group.unreachedRules.join('; ')}. An
          “examples” entry in the schema of the field can help.
        </p>
      )}
      {group.states.map((state) => (
        <article key={state.path} data-kind={state.kind}>
          <h3>
            <a className="heading" href={`/gallery/${state.path}`}>
              {state.title}
            </a>
            <ExpectedResult texts={state.expectedTexts} route={state.expectedRoute} />
          </h3>
          <Frames state={state} widths={widths} />
        </article>
      ))}
    </section>
  ));
}

/** Summarizes the expected result of a state: its first text, or the route that it leads to. */
export function ExpectedResult({ texts, route }: { texts: string[]; route: string | undefined }) {
  if (route !== undefined) return <span className="expected">leads to {route}</span>;
  const [first, ...others] = texts;
  if (first === undefined) return null;
  return (
    <span className="expected">
      “{first}”{others.length > 0 && ` and ${others.length} more`}
    </span>
  );
}
