import { type FieldProps, ID_KEY } from '@rjsf/utils';
import { useCallback } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { followsAnswers } from '../../../core/form/coerce-answers.ts';
import { toPointer } from '../../../core/pointer.ts';
import type { WidgetProps } from '../../widget-props.ts';
import {
  useChoices,
  useForm,
  useMessage,
  useQuestion,
  useRequired,
  useWidgetAnswer,
} from '../form-context.tsx';
import { useMark } from './marks.tsx';

interface AnswerFieldProps extends FieldProps {
  drawnLabel?: WidgetProps['drawnLabel'];
  /** Replaces these props of the widget while its choices are not known. */
  standIn?:
    | Partial<Pick<WidgetProps, 'placeholder' | 'choices' | 'readOnly' | 'describedBy'>>
    | undefined;
}

/**
 * RJSF's field for every single question: its widget, with the answer from the store and to the store. RJSF itself
 * knows no answer, so an answer renders its own field alone.
 */
export function AnswerField(props: AnswerFieldProps) {
  const { fieldPathId, name, readonly, standIn, drawnLabel } = props;
  const ui = props.uiSchema as FieldUi;
  const options = ui['ui:options'] ?? noOptions;
  const id = fieldPathId[ID_KEY];
  const pointer = toPointer(fieldPathId.path);
  const { store, touch, widgets, checks, NoChoices } = useForm();
  const value = useWidgetAnswer(pointer);
  const required = useRequired(pointer);
  const mark = useMark(pointer);
  const message = useMessage(pointer);
  const question = useQuestion(pointer);
  const choices = useChoices(question, pointer);
  const answer = useCallback(
    (next: unknown, isShown?: boolean) => store.answer(pointer, next, isShown),
    [store, pointer],
  );
  const leave = useCallback(() => {
    touch(pointer);
    checks?.leave(pointer);
  }, [touch, checks, pointer]);
  const Widget = widgets[question?.widget ?? ''];
  if (!question || !Widget) return null;
  const describedBy = [
    ...(question.description || ui['ui:help'] ? [`${id}-hint`] : []),
    ...(message !== undefined || question.noted ? [`${id}-note`] : []),
    ...(standIn?.describedBy ? [standIn.describedBy] : []),
  ].join(' ');
  if (NoChoices && choices.length === 0 && followsAnswers(question)) {
    const labelId = `${id}-label`;
    const invalid = message !== undefined;
    return <NoChoices {...{ question, id, labelId, invalid, describedBy }} />;
  }
  return (
    <Widget
      id={id}
      name={name}
      pointer={pointer}
      labelId={`${id}-label`}
      label={question.label}
      drawnLabel={drawnLabel}
      value={value}
      onChange={answer}
      onBlur={leave}
      required={required}
      mark={mark}
      invalid={message !== undefined}
      readOnly={standIn?.readOnly ?? readonly ?? false}
      describedBy={describedBy || undefined}
      placeholder={standIn?.placeholder ?? question.placeholder}
      autoComplete={ui['ui:autocomplete']}
      type={question.type}
      choices={standIn?.choices ?? choices}
      maxItems={question.itemLimits?.max}
      options={options}
    />
  );
}

const noOptions = {};
