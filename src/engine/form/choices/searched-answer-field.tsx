import { type FieldProps, ID_KEY } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';
import { withItem } from '../../../core/form/called-choices.ts';
import { choicesFromData } from '../../../core/form/coerce-answers.ts';
import { indexForm } from '../../../core/form/form-index.ts';
import { getAt, toPointer, toQuestionPointer } from '../../../core/pointer.ts';
import type { Texts } from '../../../definition/texts.ts';
import { LatestCall } from '../../call/latest-call.ts';
import { CalledChoicesStore } from '../../choices/called-choices-store.ts';
import { ChoiceSearch, type SearchState } from '../../choices/choice-search.ts';
import { ChoiceSearchContext } from '../../choices/choice-search-context.ts';
import { type Host, useHost, useLanguage, useTexts } from '../../host.tsx';
import { useStore } from '../../state/use-store.ts';
import { countText } from '../../text/count-text.ts';
import { AnswerField } from '../field/answer-field.tsx';
import { useForm } from '../form-context.tsx';
import type { FormStore } from '../form-store.ts';
import type { ReadyForm } from '../ready-form.ts';
import { CalledAnswerField } from './called-answer-field.tsx';
import { ChoicesStatus } from './choices-status.tsx';

const defaultMinTyped = 2;

/** Adds the search to the field for choices that calls bring. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  fields: {
    ...ready.fields,
    answer: (props) => <CalledAnswerField {...props} SearchField={SearchedAnswerField} />,
  },
});

/** RJSF's field for a question whose choices a call finds for a typed text. */
function SearchedAnswerField(props: FieldProps) {
  const pointer = toPointer(props.fieldPathId.path);
  const id = props.fieldPathId[ID_KEY];
  const { store } = useForm();
  const { send } = useHost();
  const texts = useTexts();
  const language = useLanguage();
  const { minTyped = defaultMinTyped } = (props.uiSchema as FieldUi)['ui:options'] ?? {};
  // A list item gets another pointer once an item before it is removed or moved.
  const search = useMemo(
    () => createSearch(store, pointer, { send, minTyped: Number(minTyped) }),
    [store, pointer, send, minTyped],
  );
  useEffect(() => search.close, [search]);
  const state = useStore(search, (current) => current);
  const retry = () => {
    document.getElementById(id)?.focus();
    search.retry();
  };
  const hasFailed = state.kind === 'failed';
  const statusId = `${id}-choices`;
  return (
    <ChoiceSearchContext value={search}>
      <AnswerField {...props} standIn={hasFailed ? { describedBy: statusId } : undefined} />
      <ChoicesStatus
        id={statusId}
        text={statusText(state, search.minTyped, texts, language)}
        group={undefined}
        isHidden={!hasFailed}
        retry={hasFailed ? retry : undefined}
      />
    </ChoiceSearchContext>
  );
}

function createSearch(
  store: FormStore,
  pointer: string,
  { send, minTyped }: { send: Host['send']; minTyped: number },
): ChoiceSearch {
  const { form, dataSources } = store;
  const questionPointer = toQuestionPointer(pointer);
  const question = indexForm(form).byPointer.get(questionPointer)?.source as Question;
  const request = form.requests?.[questionPointer]?.choices;
  const { source } = question;
  if (!request || !source?.call) throw new Error(`No call finds choices for "${pointer}".`);
  const { from = '' } = source.call;
  return new ChoiceSearch({
    call: new LatestCall(request, { send, isLasting: ({ kind }) => kind === 'success' }),
    minTyped,
    documentWith: (typed) => ({ ...withItem(store.document, pointer), typed }),
    choicesIn: (response) => {
      const items = getAt(response, from);
      if (!Array.isArray(items)) return undefined;
      const { exclude } = question;
      const taken = exclude === undefined ? undefined : getAt(store.document, exclude);
      const found = choicesFromData({ ...question, source }, items, pointer);
      return found.filter(({ value }) => taken === undefined || value !== taken);
    },
    remember: (choice) => {
      const { calledChoices } = dataSources;
      // Labels are stored with the answers that they belong to.
      if (calledChoices instanceof CalledChoicesStore) {
        calledChoices.remember(source, choice, !question.secret);
      }
    },
  });
}

/** Returns the state of a search in words, for screen readers. */
function statusText(state: SearchState, minTyped: number, texts: Texts, language: string): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'short':
      return countText(texts.searchShort, { count: minTyped }, language);
    case 'searching':
      return texts.choicesLoading;
    case 'failed':
      return texts.choicesFailed;
    case 'found': {
      const count = state.choices.length;
      return count === 0 ? texts.noMatches : countText(texts.searchFound, { count }, language);
    }
  }
}
