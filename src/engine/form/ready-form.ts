import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { CompiledForm } from '../../compiled/form.ts';
import type { CallOutcome, Host } from '../host.tsx';
import type { Widget } from '../widget-props.ts';
import type { FieldChecks, NoChoicesProps } from './form-context.tsx';
import type { FormStore } from './form-store.ts';

/** A form with everything it takes to show it. */
export interface ReadyForm {
  form: CompiledForm;
  widgets: Record<string, Widget>;
  /** Templates and fields that only some forms need. */
  templates: Partial<TemplatesType>;
  fields: RegistryFieldsType;
  /** Present where answers are checked by calls. */
  createChecks?: (store: FormStore, environment: CheckEnvironment) => FormChecks;
  /** Present where choices come from answers: replaces a widget without choices. */
  NoChoices?: ComponentType<NoChoicesProps>;
}

/** A module of the engine that only some forms load. */
export interface FormPart {
  /** Returns the form with this part. */
  addTo: (ready: ReadyForm) => ReadyForm;
}

export interface CheckEnvironment {
  send: Host['send'];
  /** Fills values into the texts of an outcome; present where texts of the screen show values. */
  fillOutcome?: ((outcome: CallOutcome) => CallOutcome) | undefined;
}

/** The checks of a form's answers by calls. */
export interface FormChecks extends FieldChecks {
  /** Follows the answers, which end checks; returns the way to stop all checks. */
  open: () => () => void;
  /**
   * Makes the checks that are missing, and waits for all of them.
   *
   * @returns whether the form is valid; `undefined` where the visitor has changed an answer meanwhile, tried again, or left
   */
  finish: () => Promise<boolean | undefined>;
}
