import { indexForm } from '../../../core/form-index.ts';
import { toQuestionPointer } from '../../../core/pointer.ts';
import { CalledChoices } from '../../choices/called-choices.ts';
import type { ChoiceList } from '../../choices/choice-list.ts';
import type { FormStore } from '../form-store.ts';

/** A list of choices that a call brings, and the calls. */
interface CalledList {
  choices: CalledChoices;
  list: ChoiceList;
}

/** Returns the list for the question at a pointer; `undefined` where its choices come from no call. */
export function calledListAt(store: FormStore, pointer: string): CalledList | undefined {
  const { form, document } = store;
  const questionPointer = toQuestionPointer(pointer);
  const request = form.requests?.[questionPointer]?.choices;
  const entry = indexForm(form).byPointer.get(questionPointer)?.source;
  const source = entry && 'source' in entry ? entry.source?.call : undefined;
  const choices = document.calledChoices;
  if (!request || !source || !(choices instanceof CalledChoices)) return undefined;
  return { choices, list: { source, request, document, pointer } };
}
