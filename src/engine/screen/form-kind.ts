/** What a form screen loads on top of the page around it. */
export { judged, readyForm } from '../form/load-form.ts';
export { FormScreen } from './form-screen.tsx';
