import type { Flow } from '../analysis/flow/flow.ts';
import type { StateGroup } from '../analysis/states/state.ts';

/** All that the pages of the gallery show, made from the definitions alone. */
export interface GalleryContent {
  name: string;
  flow: Flow;
  groups: StateGroup[];
  /** What the load call of each screen brings, by the screen's id. */
  loaded: Record<string, unknown>;
}
