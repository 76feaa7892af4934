/** What a form screen loads on top of the page around it. */
export { readyForm, withConditions } from '../form/rjsf/load-form.ts';
export { FormScreen } from './form-screen.tsx';
