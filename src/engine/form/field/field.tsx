import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';
import { toPointer } from '../../../core/pointer.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { useAsked, useQuestion } from '../form-context.tsx';
import { fieldClasses, sharedWidths } from './field-classes.ts';
import { Hint } from './hint.tsx';
import { Mark, useMark } from './marks.tsx';
import { Note } from './note.tsx';

/** Draws a field that is asked: its cell in the row, its label and hint above it, its message below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const ui = props.uiSchema as FieldUi;
  const options = ui['ui:options'] ?? {};
  const pointer = toPointer(props.fieldPathId.path);
  const isAsked = useAsked(pointer);
  const question = useQuestion(pointer);
  if (!isAsked) return null;
  if (pointer === '') return props.children;
  if (ui['ui:field'] !== 'answer' || !question) {
    return (
      <div className={fieldClasses.cell} data-width="full">
        {props.children}
      </div>
    );
  }
  const width = options.width ?? ui['ui:answerWidth'] ?? 'full';
  const parts = { id: props.id, pointer, help: ui['ui:help'] };
  const hint = <Hint {...parts} description={question.description} />;
  // A box has its label beside it.
  const isBox = question.labels === 'own';
  const head = (
    <>
      <FieldLabel id={props.id} pointer={pointer} question={question} />
      {!isBox && hint}
    </>
  );
  const body = (
    <>
      {props.children}
      {isBox && hint}
      <Note {...parts} isNoted={question.noted} />
    </>
  );
  const isShared = width in sharedWidths;
  return (
    <div
      className={fieldClasses.cell}
      data-width={width}
      data-read-only={props.readonly || undefined}
    >
      {isShared ? <div>{head}</div> : head}
      {isShared ? <div>{body}</div> : body}
    </div>
  );
}

interface FieldLabelProps {
  /** Of the input. */
  id: string;
  pointer: string;
  question: Question;
  /** Replaces the text of the label. */
  label?: ReactNode;
}

/** The label of a question with its mark, unless its widget shows it. */
export function FieldLabel({ id, pointer, question, label = question.label }: FieldLabelProps) {
  const mark = useMark(pointer);
  if (question.labels === 'own') return null;
  const words = typeof label === 'string' ? unbroken(label) : label;
  return (
    <div className={fieldClasses.label}>
      {question.labels === 'group' ? (
        <span id={`${id}-label`}>{words}</span>
      ) : (
        <label id={`${id}-label`} htmlFor={id}>
          {words}
        </label>
      )}
      {/* Beside the label and not in it: the input itself says to screen readers whether it is required. */}
      <Mark>{mark}</Mark>
    </div>
  );
}
