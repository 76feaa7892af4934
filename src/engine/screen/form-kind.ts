/** The parts of the engine that only form screens load. */
export { readyForm } from '../form/rjsf/load-form.ts';
export { FormScreen } from './form-screen.tsx';
export { withLeaving } from './load-leaving.tsx';
