import type { CompiledForm } from '../../compiled/form.ts';
import { isList } from '../../core/list-question.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import { replaceAt } from '../../core/replace-at.ts';
import type { Answers } from './answers.ts';

/** Returns the lists of the answers with as many items as they have, each without its answers. */
export function emptyLists(form: Pick<CompiledForm, 'questions'>, answers: Answers): Answers {
  return form.questions
    .filter(isList)
    .flatMap(({ pointer }) => expandPointer(pointer, answers))
    .reduce<Answers>((lists, pointer) => {
      const items = getAt(answers, pointer);
      return Array.isArray(items)
        ? replaceAt(
            lists,
            pointer,
            items.map(() => ({})),
          )
        : lists;
    }, {});
}
