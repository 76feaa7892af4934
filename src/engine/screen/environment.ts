import type { DraftEnvironment } from '../draft/draft-store.ts';
import type { SubmitEnvironment } from '../submit/submission.ts';

/** Everything outside a screen that its stores use: storage, timers, calls, the address. */
export interface ScreenEnvironment extends DraftEnvironment, SubmitEnvironment {}
