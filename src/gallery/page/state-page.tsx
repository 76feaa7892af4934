import type { ScreenState, StateGroup } from '../../analysis/states/state.ts';
import type { Widths } from './controls.tsx';
import { Frames } from './frames.tsx';
import { ExpectedResult } from './groups.tsx';
import { galleryPath } from './paths.ts';

interface StatePageProps {
  state: ScreenState;
  groups: StateGroup[];
  widths: Widths;
}

/** Shows one state, in frames that accept input. */
export function StatePage({ state, groups, widths }: StatePageProps) {
  const states = groups.flatMap((group) => group.states);
  const group = groups.find((each) => each.states.includes(state));
  const index = states.indexOf(state);
  return (
    <main className="single">
      <nav aria-label="States">
        <a href={galleryPath(group?.path)}>
          {group?.step ? `${group.screen}: ${group.title}` : group?.title}
        </a>
        <span>
          <Step to={states[index - 1]}>Previous</Step> <Step to={states[index + 1]}>Next</Step>
        </span>
      </nav>
      <article data-kind={state.kind}>
        <h2>
          {state.title}
          <ExpectedResult texts={state.expectedTexts} route={state.expectedRoute} />
        </h2>
        <Frames state={state} widths={widths} interactive />
      </article>
    </main>
  );
}

const Step = ({ to, children }: { to: ScreenState | undefined; children: string }) =>
  to ? (
    <a href={galleryPath(to.path)} title={to.title}>
      {children}
    </a>
  ) : null;
