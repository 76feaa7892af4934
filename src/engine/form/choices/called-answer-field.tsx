import { type FieldProps, ID_KEY } from '@rjsf/utils';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { indexForm } from '../../../core/form/form-index.ts';
import { getAt, toPointer, toQuestionPointer } from '../../../core/pointer.ts';
import { fill, type Texts } from '../../../definition/texts.ts';
import type { ChoicesState } from '../../choices/called-choices-store.ts';
import { useTexts } from '../../host.tsx';
import { AnswerField } from '../field/answer-field.tsx';
import { useChoices, useForm, useMessage, useQuestion } from '../form-context.tsx';
import type { FormStore } from '../form-store.ts';
import type { ReadyForm } from '../ready-form.ts';
import { ChoicesStatus } from './choices-status.tsx';
import { useCalledChoices } from './use-called-choices.ts';

/** Replaces RJSF's field for every single question, where calls bring choices. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  fields: { ...ready.fields, answer: CalledAnswerField },
});

interface CalledAnswerFieldProps extends FieldProps {
  /** The field of a question whose choices are searched. */
  SearchField?: ComponentType<FieldProps>;
}

export function CalledAnswerField({ SearchField, ...props }: CalledAnswerFieldProps) {
  const pointer = toPointer(props.fieldPathId.path);
  const id = props.fieldPathId[ID_KEY];
  const { store } = useForm();
  const texts = useTexts();
  const question = useQuestion(pointer);
  const choices = useChoices(question, pointer);
  const invalid = useMessage(pointer) !== undefined;
  const { state, isRetried, retry } = useCalledChoices(pointer);
  const kind = state?.kind;
  const field = useStableField(kind);
  if (!state || !question) return <AnswerField {...props} />;
  if (SearchField && kind === 'known' && question.source?.call?.searches)
    return <SearchField {...props} />;
  const isKnown = kind === 'known' && choices.length > 0;
  const status = isKnown ? '' : statusText(state, texts, store);
  const canRetry = kind === 'failed' || (kind === 'loading' && isRetried);
  // One input shows the state in the place of an answer; several inputs are there only once there are choices.
  const isOneInput = question.labels === undefined;
  return (
    <div {...field}>
      {(isOneInput || isKnown) && (
        <AnswerField
          {...props}
          standIn={
            isKnown
              ? undefined
              : {
                  placeholder: canRetry ? undefined : status,
                  choices: canRetry ? answerAsChoices(store, pointer) : [],
                  readOnly: true,
                  describedBy: canRetry ? `${id}-choices` : undefined,
                }
          }
        />
      )}
      <ChoicesStatus
        id={`${id}-choices`}
        text={status}
        // The field stands for its inputs while there are none.
        group={isOneInput || isKnown ? undefined : { labelledBy: `${id}-label`, invalid }}
        isHidden={isKnown || (isOneInput && !canRetry)}
        retry={canRetry ? retry : undefined}
      />
    </div>
  );
}

function statusText(state: ChoicesState, texts: Texts, store: FormStore): string {
  switch (state.kind) {
    case 'loading':
      return texts.choicesLoading;
    case 'failed':
      return texts.choicesFailed;
    case 'known':
      return texts.choicesEmpty;
    case 'waiting': {
      const source = indexForm(store.form).byPointer.get(toQuestionPointer(state.for))?.source;
      const label = source && store.contentAt(source, state.for).label;
      return label ? fill(texts.choicesWait, { label }) : texts.choicesEmpty;
    }
  }
}

/** Returns the answer as choices, with their values as labels, since the labels are not known. */
function answerAsChoices(store: FormStore, pointer: string) {
  const answer = getAt(store.state.answers, pointer);
  const values = answer === undefined ? [] : [answer].flat();
  return values.map((value) => ({ value, label: String(value) }));
}

/**
 * Keeps the height of a field while other choices are loaded, and the focus in it once the button goes with which they
 * were asked for again.
 *
 * @returns the props of the field
 */
function useStableField(kind: ChoicesState['kind'] | undefined) {
  const field = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.minHeight = kind === 'loading' ? `${height.current}px` : '';
    if (kind === 'known') {
      height.current = element.offsetHeight;
      const isLost = hadFocus.current && document.activeElement === document.body;
      if (isLost) element.querySelector<HTMLElement>('input, select')?.focus();
    }
    // The focus may have moved on from a removed element: this field no longer takes it.
    const { activeElement } = document;
    if (activeElement !== document.body && !element.contains(activeElement))
      hadFocus.current = false;
  });
  // React reports no blur when a focused element is removed.
  const setFocus = (has: boolean) => () => {
    hadFocus.current = has;
  };
  return { ref: field, onFocus: setFocus(true), onBlur: setFocus(false) };
}
