import type { StateGroup } from '../../analysis/states/state.ts';
import type { Widths } from './controls.tsx';
import { Frames } from './frames.tsx';

/** States group by group, each with its pictures. */
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
        <p className="unseen">
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
            <Says says={state.expectedTexts} goes={state.expectedRoute} />
          </h3>
          <Frames state={state} widths={widths} />
        </article>
      ))}
    </section>
  ));
}

/** What is to be seen in a state, in short. */
export function Says({ says, goes }: { says: string[]; goes: string | undefined }) {
  if (goes !== undefined) return <span className="says">leads to {goes}</span>;
  const [first, ...others] = says;
  if (first === undefined) return null;
  return (
    <span className="says">
      “{first}”{others.length > 0 && ` and ${others.length} more`}
    </span>
  );
}
