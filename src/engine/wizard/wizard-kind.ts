/** The parts of the engine that only wizards load. */
export { withLeaving } from '../screen/load-leaving.tsx';
export { loadFirstStep } from './first-step.ts';
export { Wizard } from './wizard.tsx';
