/** The parts of the engine that only wizards load. */
export { loadLeaving } from '../load-leaving.ts';
export { loadFirstStep } from './first-step.ts';
export { Wizard } from './wizard.tsx';
