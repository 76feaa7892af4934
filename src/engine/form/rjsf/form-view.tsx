import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { getAt } from '../../../core/pointer.ts';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import { FormContext } from '../form-context.tsx';
import type { FormStore } from '../form-store.ts';
import { useSummary } from '../use-summary.ts';
import { AnswerField } from './answer-field.tsx';
import type { ReadyForm } from './load-form.ts';
import { FieldTemplate } from './templates/field.tsx';
import { ObjectFieldTemplate } from './templates/object.tsx';

const prefix = 'field';
const fields = { answer: AnswerField };
const templates = { FieldTemplate, ObjectFieldTemplate };

interface FormViewProps {
  ready: ReadyForm;
  store: FormStore;
  /** Called when the form is submitted and every answer is valid. */
  onValid: () => void;
  autoComplete?: 'on' | 'off';
  /** What follows the fields: alerts and buttons. */
  children: ReactNode;
}

/** A form on the screen: RJSF draws it, the store knows it. */
export function FormView({ ready, store, onValid, autoComplete, children }: FormViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const { summary, tell } = useSummary(store, root);
  const answers = useSyncExternalStore(store.subscribe, () => store.state.answers);
  const context = useMemo(() => ({ store, widgets: ready.widgets }), [store, ready]);
  const allTemplates = useMemo(() => ({ ...templates, ...ready.templates }), [ready]);

  const press = () => {
    if (store.attemptSubmit()) onValid();
    else tell();
  };

  return (
    <FormContext.Provider value={context}>
      <div ref={root}>
        <Form
          schema={store.form.schema as RJSFSchema}
          uiSchema={store.form.ui as UiSchema}
          validator={store.form.conditionEvaluator}
          formData={answers}
          fields={fields}
          templates={allTemplates}
          idPrefix={prefix}
          idSeparator="/"
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
          onChange={({ formData }, id) => {
            // Single questions answer to the store themselves; what comes this way is a list that grew or shrank.
            const pointer = id?.slice(prefix.length) ?? '';
            if (pointer !== '') store.answer(pointer, getAt(formData, pointer));
          }}
          onSubmit={press}
        >
          {children}
        </Form>
        <VisuallyHidden role="alert">{summary}</VisuallyHidden>
      </div>
    </FormContext.Provider>
  );
}
