import { indexForm } from '../../../core/form/form-index.ts';
import { toQuestionPointer } from '../../../core/pointer.ts';
import { findProblems } from '../../../core/rules/find-problems.ts';
import type { FormStore } from '../form-store.ts';
import { withFilledMessages } from '../problems.ts';

/** Returns the messages of the broken rules that only remark, by the pointers of fields that the visitor has left. */
export function remarksOf(store: FormStore): Record<string, string> {
  const { form, state, texts, dataSources, shownTexts } = store;
  const { byPointer } = indexForm(form);
  const isRemarked = (pointer: string) => {
    const question = byPointer.get(toQuestionPointer(pointer))?.source;
    return question !== undefined && 'remarks' in question;
  };
  if (!form.remarks || ![...state.touched].some(isRemarked)) return {};
  const remarking = { ...form, validate: form.remarks };
  const broken = findProblems(remarking, state.answers, texts, dataSources);
  return Object.fromEntries(
    withFilledMessages(broken, shownTexts?.filler)
      .filter(({ pointer }) => state.touched.has(pointer))
      .map(({ pointer, message }) => [pointer, message]),
  );
}
