/** The engine without a page: the stores that hold its state. */

export type { Answers, DataSources } from './form/answers.ts';
export { messageAt } from './form/form-state.ts';
export type { FormStore } from './form/form-store.ts';
export { completeGroups } from './form/groups.ts';
export { findProblems } from './form/problems.ts';
export { type VisibleForm, visibleForm } from './form/visible-form.ts';
export { reviewSections } from './review/review-sections.ts';
export { answersByPointer, mergeDrafts, type TimedAnswers } from './saved-draft/merge-drafts.ts';
export type { ScreenEnvironment } from './screen/environment.ts';
export { FormScreenStore } from './screen/form-screen-store.ts';
export { until } from './state/store.ts';
export type { Submission } from './submit/submission.ts';
export { fillPlurals } from './text/fill-plurals.ts';
export { ScreenValues } from './text/screen-values.ts';
export { exitFrom, shownSteps, sourcesFor } from './wizard/steps.ts';
export { WizardStore } from './wizard/wizard-store.ts';
