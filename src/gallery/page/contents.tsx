import type { StateGroup } from '../../analysis/states/state.ts';

/** Lists every screen, with its steps below it. */
export function Contents({ groups, current }: { groups: StateGroup[]; current: string }) {
  return (
    <nav aria-label="Screens">
      <ul>
        <li>
          <a href="/gallery" aria-current={current === '' ? 'page' : undefined}>
            Map and all states
          </a>
        </li>
        {groups.map(({ path, title, step, route, states }) => (
          <li key={path} data-step={step}>
            <a href={`/gallery/${path}`} aria-current={current === path ? 'page' : undefined}>
              <span>
                {title} {step === undefined && route !== '*' && <code>{route}</code>}
              </span>
              <span>{states.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
