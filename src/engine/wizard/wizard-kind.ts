/** The parts of the engine that only wizards load. */
export { loadFirstStep } from './first-step.ts';
export { Wizard } from './wizard.tsx';
