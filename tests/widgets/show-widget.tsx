import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, StrictMode, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../src/definition/texts.ts';
import { widgetCatalogue } from '../../src/definition/widget-catalogue/index.ts';
import { FormContext } from '../../src/engine/form/form-context.tsx';
import { type Host, HostProvider, TextsProvider } from '../../src/engine/host.tsx';
import { focusStyles } from '../../src/engine/page/focus-styles.ts';
import { createProductTheme } from '../../src/engine/page/theme.ts';
import type { Widget, WidgetProps } from '../../src/engine/widget.ts';
import { widgets } from '../../src/widgets/index.ts';

export const theme = createProductTheme({
  light: { primary: '#1f5fbf', error: '#b3261e' },
  dark: { primary: '#8ab4f8', error: '#f2b8b5' },
  radius: 8,
});

export interface Question extends Partial<Omit<WidgetProps, 'options'>> {
  widget: keyof typeof widgets;
  /** BCP 47 tag. */
  language?: string;
  /** Needed where several are shown side by side. */
  id?: string;
  options?: Record<string, unknown>;
  help?: string;
  /** Other answers of the form. */
  answers?: Record<string, unknown>;
  /** Whether files wait until the form is sent. */
  isSentWithForm?: boolean;
  /** Answers to the uploads of files. */
  send?: Host['send'];
  /** The items in the browser's storage. */
  stored?: Record<string, string>;
}

/** Shows one widget as a form would: with its label and help, and an answer that it can change. */
export async function showWidget(question: Question) {
  const Shown = await load(question.widget);
  const { stored = {} } = question;
  const form = formStore(question.value, question.answers, question.isSentWithForm);
  const onChange = vi.fn((answer: unknown) => form.set({ answer }));
  const onBlur = vi.fn();
  const host = {
    Link,
    language: question.language ?? 'en',
    send: question.send,
    storage: {
      read: (key: string) => stored[key],
      write(key: string, value: string) {
        stored[key] = value;
        return true;
      },
    },
  } as unknown as Host;
  const context = { store: form, widgets: {} } as unknown as FormContextValue;

  const screen = await render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <Page />
        <HostProvider value={host}>
          <TextsProvider value={defaultTexts}>
            <FormContext value={context}>
              <main>
                <form noValidate onSubmit={(event) => event.preventDefault()}>
                  <Field
                    question={question}
                    widget={Shown}
                    form={form}
                    onChange={onChange}
                    onBlur={onBlur}
                  />
                  <button type="submit">Next</button>
                </form>
              </main>
            </FormContext>
          </TextsProvider>
        </HostProvider>
      </ThemeProvider>
    </StrictMode>,
  );

  return {
    onChange,
    onBlur,
    stored,
    remove: () => screen.unmount(),
    answer: () => form.state.answer,
    /** Gives an answer from outside, as a draft or prefilled data does. */
    give: (answer: unknown) => form.set({ answer }),
    /** Changes the other answers of the form. */
    answerOthers: (answers: Record<string, unknown>) => form.set({ answers }),
  };
}

type FormContextValue = ComponentProps<typeof FormContext>['value'];

interface State {
  /** The text that stays in the box of a list, and the message about it. */
  refusals: Record<string, { typed: string }>;
  serverErrors: Record<string, string>;
  /** The answer of the widget. */
  answer: unknown;
  /** The other answers of the form. */
  answers: Record<string, unknown>;
}

type FormStore = ReturnType<typeof formStore>;

const uploadRequest = { call: { name: 'upload' }, outcomes: {} };

/** As much of the engine's form as a widget can tell. */
function formStore(answer: unknown, answers: State['answers'] = {}, isSentWithForm = false) {
  const listeners = new Set<() => void>();
  return {
    state: { answer, answers, refusals: {}, serverErrors: {} } as State,
    dataSources: {},
    form: { requests: { '/question': { upload: isSentWithForm ? undefined : uploadRequest } } },
    subscribe(this: void, listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo(_pointer: string, _part: string, listener: () => void) {
      return this.subscribe(listener);
    },
    refuseAnswer(pointer: string, refusal: { typed: string }, message: string) {
      this.set({ refusals: { [pointer]: refusal }, serverErrors: { [pointer]: message } });
    },
    clearServerError() {
      this.set({ refusals: {}, serverErrors: {} });
    },
    set(next: Partial<State>) {
      const isAnswered = 'answer' in next && { refusals: {}, serverErrors: {} };
      this.state = { ...this.state, ...isAnswered, ...next };
      for (const listener of listeners) listener();
    },
  };
}

const Link = (props: ComponentProps<'a'>) => <a {...props} />;

async function load(name: Question['widget']): Promise<Widget> {
  return (await widgets[name]()).default;
}

interface FieldProps {
  question: Question;
  widget: Widget;
  form: FormStore;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

function Field({ question, widget: Shown, form, onChange, onBlur }: FieldProps) {
  // Other answers draw it again, too, as what the engine passes on may do at any time.
  const { answer, serverErrors } = useSyncExternalStore(form.subscribe, () => form.state);
  const [message] = Object.values(serverErrors);
  const {
    id = 'question',
    widget,
    help,
    answers: _,
    stored: __,
    send: ___,
    language: _____,
    isSentWithForm: ____,
    options = {},
    label = 'Question',
    ...rest
  } = question;
  const { labels } = widgetCatalogue[widget];
  const labelProps = { id: `${id}-label`, style: { display: 'block', marginBottom: 6 } };
  return (
    <>
      {labels !== 'own' &&
        (labels === 'group' ? (
          <div {...labelProps}>{label}</div>
        ) : (
          <label {...labelProps} htmlFor={id}>
            {label}
          </label>
        ))}
      <Shown
        id={id}
        name={id}
        pointer="/question"
        maxItems={undefined}
        labelId={labelProps.id}
        required={false}
        invalid={message !== undefined}
        readOnly={false}
        describedBy={help || message ? `${id}-note` : undefined}
        placeholder={undefined}
        autoComplete={undefined}
        type="string"
        choices={[]}
        {...rest}
        label={label}
        options={options}
        value={answer}
        onChange={onChange}
        onBlur={onBlur}
      />
      <p id={`${id}-note`}>
        {message !== undefined && <strong>{message}</strong>}
        <span>{help}</span>
      </p>
    </>
  );
}

function Page() {
  return (
    <>
      <GlobalStyles styles={focusStyles} />
      <GlobalStyles
        styles={{
          ':root': { colorScheme: 'light dark' },
          body: {
            margin: 0,
            padding: 16,
            background: theme.vars?.palette.background.default,
            color: theme.vars?.palette.text.primary,
            fontFamily: theme.typography.fontFamily,
          },
          '*': { boxSizing: 'border-box' },
        }}
      />
    </>
  );
}
