import type { Flow } from '../analysis/flow/flow.ts';
import type { StateGroup } from '../analysis/states/state.ts';

/** Content of the gallery, built from the definitions alone. */
export interface GalleryContent {
  name: string;
  flow: Flow;
  groups: StateGroup[];
  /** Sample response of each call that brings choices, by its name. */
  choices: Record<string, unknown>;
  /** Sample response of each screen's load call, by the screen's id. */
  loaded: Record<string, unknown>;
}
