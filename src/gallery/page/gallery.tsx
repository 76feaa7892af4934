import { useEffect, useState } from 'react';
import type { StateGroup } from '../../analysis/states/state.ts';
import type { GalleryContent } from '../content.ts';
import { Controls } from './controls.tsx';
import { FlowMap } from './flow-map.tsx';
import { Groups } from './groups.tsx';
import { galleryPath } from './paths.ts';
import { StatePage } from './state-page.tsx';

/** Shows everything, one screen or step, or one state, depending on the path. */
export function Gallery({ content, path }: { content: GalleryContent; path: string }) {
  const [filter, setFilter] = useState('');
  const [widths, setWidths] = useSetting('gallery-widths', ['both', 'phone', 'desktop']);
  const [scheme, setScheme] = useSetting('gallery-scheme', ['system', 'light', 'dark']);
  const states = content.groups.flatMap((group) => group.states);
  const state = states.find((each) => each.path === path);
  const selected = content.groups.filter((group) => isBelow(group, path));
  const groups = filterGroups(selected.length > 0 ? selected : content.groups, filter);
  const count = groups.reduce((sum, group) => sum + group.states.length, 0);
  useScrollToHash();
  return (
    <div className="gallery" data-scheme={scheme}>
      <header>
        <h1>
          <a href={galleryPath()}>{content.name}</a>
        </h1>
        <Controls
          filter={filter}
          setFilter={setFilter}
          widths={widths}
          setWidths={setWidths}
          scheme={scheme}
          setScheme={setScheme}
          searchable={!state}
        />
      </header>
      {state ? (
        <StatePage state={state} groups={content.groups} widths={widths} />
      ) : (
        <div className="columns">
          <Contents groups={content.groups} current={path} />
          <main>
            {path === '' && filter === '' && <FlowMap flow={content.flow} />}
            <p className="count" role="status">
              {count} {count === 1 ? 'state' : 'states'}
              {filter !== '' && ` with “${filter}”`}
            </p>
            <Groups groups={groups} widths={widths} />
          </main>
        </div>
      )}
    </div>
  );
}

/** Lists every screen, with its steps below it. */
function Contents({ groups, current }: { groups: StateGroup[]; current: string }) {
  return (
    <nav aria-label="Screens">
      <ul>
        <li>
          <a href={galleryPath()} aria-current={current === '' ? 'page' : undefined}>
            Map and all states
          </a>
        </li>
        {groups.map(({ path, title, step, route, states }) => (
          <li key={path} data-step={step}>
            <a href={galleryPath(path)} aria-current={current === path ? 'page' : undefined}>
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

const isBelow = (group: StateGroup, path: string): boolean =>
  path !== '' && (group.path === path || group.path.startsWith(`${path}/`));

/** Scrolls to the element that the address names, which React adds too late for the browser. */
function useScrollToHash() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}

/** Returns the groups with only those states that contain every term of the filter. */
function filterGroups(groups: StateGroup[], filter: string): StateGroup[] {
  const terms = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      states: group.states.filter(({ path, title, kind, expectedTexts, expectedRoute = '' }) => {
        const text = [
          group.screen,
          group.title,
          path,
          title,
          kind,
          ...expectedTexts,
          expectedRoute,
        ];
        const all = text.join(' ').toLowerCase();
        return terms.every((term) => all.includes(term));
      }),
    }))
    .filter(({ states }) => states.length > 0);
}

/** Returns a setting that the browser stores, and its setter. The first value is the default. */
function useSetting<T extends string>(name: string, values: readonly [T, ...T[]]) {
  const [value, setValue] = useState<T>(
    () => values.find((each) => each === localStorage.getItem(name)) ?? values[0],
  );
  const set = (next: T) => {
    localStorage.setItem(name, next);
    setValue(next);
  };
  return [value, set] as const;
}
