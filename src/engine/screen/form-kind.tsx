import type { CompiledFormScreen } from '../../compiled/screen.ts';
import { readyForm } from '../form/rjsf/load-form.ts';
import type { WidgetSet } from '../widget-props.ts';
import { FormScreen } from './form-screen.tsx';
import { withLeaving } from './load-leaving.tsx';

/** Returns the view of a form screen, once its form can be shown. */
export const loadView = (screen: CompiledFormScreen, widgets: WidgetSet) =>
  withLeaving(screen, readyForm(screen.form, widgets), (ready) => (
    <FormScreen screen={screen} ready={ready} />
  ));
