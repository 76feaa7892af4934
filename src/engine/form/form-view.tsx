import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { at } from '../../definition/mapping.ts';
import { fill } from '../../definition/texts.ts';
import { useTexts } from '../host.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { AnswerField } from './answer-field.tsx';
import { focusFirstInvalid } from './focus.ts';
import { FormContext } from './form-context.tsx';
import { messages } from './form-state.ts';
import type { FormStore } from './form-store.ts';
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
  const texts = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const [summary, setSummary] = useState('');
  const answers = useSyncExternalStore(store.subscribe, () => store.state.answers);
  const context = useMemo(() => ({ store, widgets: ready.widgets }), [store, ready]);
  const allTemplates = useMemo(() => ({ ...templates, ...ready.templates }), [ready]);

  const tell = useCallback(() => {
    const said = messages(store.state);
    const text = said.length === 1 ? texts.oneProblem : texts.manyProblems;
    // In a later task, so that a screen reader hears the same summary again.
    setTimeout(() => {
      setSummary(fill(text, { count: said.length, messages: said.join('. ') }));
      focusFirstInvalid(root.current);
    });
  }, [store, texts]);

  function press() {
    setSummary('');
    if (store.press()) onValid();
    else tell();
  }

  // A message that a call's outcome put on a field is told as those of a press are.
  useEffect(() => {
    let known: FormStore['state']['notes'] = {};
    const tellNew = () => {
      const { notes } = store.state;
      const isNew = Object.keys(notes).some((pointer) => !(pointer in known));
      known = notes;
      if (isNew) tell();
    };
    tellNew();
    return store.subscribe(tellNew);
  }, [store, tell]);

  return (
    <FormContext.Provider value={context}>
      <div ref={root}>
        <Form
          schema={store.form.schema as RJSFSchema}
          uiSchema={store.form.ui as UiSchema}
          validator={store.form.judge}
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
            if (pointer !== '') store.answer(pointer, at(formData, pointer));
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
