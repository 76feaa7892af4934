import { useEffect, useState } from 'react';
import type { StateGroup } from '../../analysis/states/state.ts';
import type { GalleryContent } from '../content.ts';
import { Contents } from './contents.tsx';
import { Controls } from './controls.tsx';
import { FlowMap } from './flow-map.tsx';
import { Groups } from './groups.tsx';
import { matching } from './matching.ts';
import { StatePage } from './state-page.tsx';
import { useSetting } from './use-setting.ts';

/** The pages of the gallery: the whole, a screen or step by its path, or one state by its path. */
export function Gallery({ content, path }: { content: GalleryContent; path: string }) {
  const [filter, setFilter] = useState('');
  const [widths, setWidths] = useSetting('gallery-widths', ['both', 'phone', 'desktop']);
  const [scheme, setScheme] = useSetting('gallery-scheme', ['system', 'light', 'dark']);
  const states = content.groups.flatMap((group) => group.states);
  const state = states.find((each) => each.path === path);
  const part = content.groups.filter((group) => isPartOf(group, path));
  const groups = matching(part.length > 0 ? part : content.groups, filter);
  const count = groups.reduce((sum, group) => sum + group.states.length, 0);
  useScrollToHash();
  return (
    <div className="gallery" data-scheme={scheme}>
      <header>
        <h1>
          <a href="/gallery">{content.name}</a>
        </h1>
        <Controls
          {...{ filter, setFilter, widths, setWidths, scheme, setScheme }}
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

const isPartOf = (group: StateGroup, path: string): boolean =>
  path !== '' && (group.path === path || group.path.startsWith(`${path}/`));

/** The place is not there yet when the browser looks for it. */
function useScrollToHash() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}
