/** The parts of the engine that only form screens load. */
export { readyForm } from '../form/rjsf/load-form.ts';
export { loadLeaving } from '../load-leaving.ts';
export { FormScreen } from './form-screen.tsx';
