/** The parts of the engine that only wizards load. */
export { loadFilledText } from '../load-filled-text.ts';
export { loadLeaving } from '../load-leaving.ts';
export { loadFirstStep } from './first-step.ts';
export { Wizard } from './wizard.tsx';
