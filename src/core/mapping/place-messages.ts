import type { PlaceMessages } from '../../compiled/screen.ts';
import { evaluateConditions } from '../form/asked-questions.ts';
import { parentPointer, toQuestionPointer } from '../pointer.ts';
import { fieldMessages } from './named-outcomes.ts';

export const placeMessages: PlaceMessages = ({ outcome, fieldErrors }, forms) => {
  const asking = forms.map(({ form, answers, dataSources }) => {
    const { isAsked } = evaluateConditions(form, answers, dataSources);
    const own = form.questions.flatMap(({ pointer, calculated }) => (calculated ? [] : [pointer]));
    return (pointer: string) => own.includes(toQuestionPointer(pointer)) && isAsked(pointer);
  });
  const canEdit = (pointer: string) => asking.some((asksAt) => asksAt(pointer));
  const beside: Record<string, string> = {};
  const others: string[] = [];
  const messages = { ...fieldMessages(outcome), ...fieldErrors };
  for (const [pointer, text] of Object.entries(messages)) {
    let at = pointer;
    while (at !== '' && !canEdit(at)) at = parentPointer(at);
    if (at === '') others.push(text);
    else beside[at] = beside[at] === undefined ? text : `${beside[at]} ${text}`;
  }
  return { beside, others };
};
