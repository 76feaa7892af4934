/** The runtime without a page: its calls, and the data that a page gives to its screens. */
export type { Browser } from './call.ts';
export { withKey } from './once/intents.ts';
export { pageSources } from './page-sources.ts';
export { createPerform, type Perform } from './perform.ts';
export { noStorage } from './storage.ts';
export { toEnd, toOutcome } from './to-outcome.ts';
