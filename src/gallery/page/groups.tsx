import { useRef } from 'react';
import type { StateGroup } from '../../analysis/states/state.ts';
import type { Widths } from './controls.tsx';
import { Frames } from './frames.tsx';
import { galleryPath } from './paths.ts';
import { useIsNear } from './use-is-near.ts';

/** Lists the states by group, each with its frames. */
export function Groups({ groups, widths }: { groups: StateGroup[]; widths: Widths }) {
  return groups.map((group) => <Group key={group.path} group={group} widths={widths} />);
}

/** Pixels that a state takes, about, as long as it is not drawn. */
const stateHeight = 520;

/** A group far from the viewport is its heading alone, above the room that its states take. */
function Group({ group, widths }: { group: StateGroup; widths: Widths }) {
  const section = useRef<HTMLElement>(null);
  const { isNear, lastHeight = group.states.length * stateHeight } = useIsNear(section);
  return (
    <section
      ref={section}
      id={group.path}
      className="group"
      style={isNear ? undefined : { minHeight: lastHeight }}
    >
      <h2>
        <a className="heading" href={galleryPath(group.path)}>
          {group.title}
        </a>{' '}
        <small>{group.step ? `${group.screen}, ${group.route}#${group.step}` : group.route}</small>
      </h2>
      {isNear && <States group={group} widths={widths} />}
    </section>
  );
}

function States({ group, widths }: { group: StateGroup; widths: Widths }) {
  return (
    <>
      {group.unreachedRules.length > 0 && (
        <p className="unreached">
          No answer was found that shows these rules: {group.unreachedRules.join('; ')}. An
          “examples” entry in the schema of the field can help.
        </p>
      )}
      {group.states.map((state) => (
        <article key={state.path} data-kind={state.kind}>
          <h3>
            <a className="heading" href={galleryPath(state.path)}>
              {state.title}
            </a>
            <ExpectedResult texts={state.expectedTexts} route={state.expectedRoute} />
          </h3>
          <Frames state={state} widths={widths} />
        </article>
      ))}
    </>
  );
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
