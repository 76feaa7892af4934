import Form from '@rjsf/core';
import type { UiSchema } from '@rjsf/utils';
import { type ReactNode, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import { FormContext } from '../form-context.tsx';
import type { FormStore } from '../form-store.ts';
import { useSummary } from '../use-summary.ts';
import { AnswerField } from './answer-field.tsx';
import { drawing } from './drawing.ts';
import { FormStyles } from './form-styles.ts';
import type { ReadyForm } from './load-form.ts';
import { FieldTemplate } from './templates/field.tsx';
import { ObjectFieldTemplate } from './templates/object.tsx';
import { useListLengths } from './use-list-lengths.ts';

const ownFields = { answer: AnswerField };
const templates = { FieldTemplate, ObjectFieldTemplate };

interface FormViewProps {
  ready: ReadyForm;
  store: FormStore;
  /** Called when the form is submitted and every answer is valid. */
  onValid: () => void;
  autoComplete?: 'on' | 'off';
  /** The contents below the fields: alerts and buttons. */
  children: ReactNode;
}

/**
 * A form on the screen. RJSF lays it out, and knows no more of the answers than how many items each list has; fields
 * take everything else from the store.
 */
export function FormView({ ready, store, onValid, autoComplete, children }: FormViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const { summary, announce } = useSummary(store, root);
  const formData = useListLengths(store);
  const { schema, validator } = drawing(store.form);
  const context = useMemo(() => ({ store, widgets: ready.widgets }), [store, ready]);
  const fields = useMemo(() => ({ ...ownFields, ...ready.fields }), [ready]);
  const allTemplates = useMemo(() => ({ ...templates, ...ready.templates }), [ready]);

  const submit = () => {
    if (store.attemptSubmit()) onValid();
    else announce();
  };

  return (
    <FormContext.Provider value={context}>
      <FormStyles ref={root}>
        <Form
          schema={schema}
          uiSchema={store.form.ui as UiSchema}
          validator={validator}
          formData={formData}
          fields={fields}
          templates={allTemplates}
          idPrefix="field"
          idSeparator="/"
          // Submitted before the script arrived, a form outside a dialog stays where it is and loses nothing.
          method="dialog"
          noValidate
          noHtml5Validate
          showErrorList={false}
          autoComplete={autoComplete}
          experimental_defaultFormStateBehavior={{
            constAsDefaults: 'never',
            requiredBooleanDefault: 'skip',
            emptyObjectFields: 'skipDefaults',
            arrayMinItems: { populate: 'never' },
          }}
          onSubmit={submit}
        >
          {children}
        </Form>
        <VisuallyHidden role="alert">{summary}</VisuallyHidden>
      </FormStyles>
    </FormContext.Provider>
  );
}
