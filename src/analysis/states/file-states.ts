import { questionRequestsOf } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { omitAt } from '../../core/replace-at.ts';
import { bytesIn, type FileKind } from '../../definition/file-kinds.ts';
import { fill } from '../../definition/texts.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { firstItemPointer, uiAt } from '../form/answer-location.ts';
import type { FormModel, ProductModel, ScreenModel } from '../product-model.ts';
import { outcomeCases } from './outcome-cases.ts';
import { type PartialScreenState, pathSegment, plainState } from './plain-state.ts';
import type { ScreenState } from './state.ts';

interface FileOptions {
  accept?: FileKind[];
  maxSize?: string;
}

/**
 * Lists the states of questions for files: a file of the wrong kind and one that is too large; where files are uploaded at
 * once, one on its way and each way for that to fail.
 *
 * @param answers those of the filled form
 */
export const fileStates = (
  form: FormModel,
  answers: Answers,
  { calls }: Pick<ProductModel, 'calls'>,
  { texts }: Pick<ScreenModel, 'texts'>,
): PartialScreenState[] =>
  form.questions.flatMap((question) => {
    if (!widgetEntry(question.widget)?.takesFiles) return [];
    const options: object = uiAt(form.ui, question.pointer)?.['ui:options'] ?? {};
    const { accept = [], maxSize } = options as FileOptions;
    const pointer = firstItemPointer(question.pointer);
    const name = `example${accept[0] ?? '.txt'}`;
    const state = (
      path: string,
      title: string,
      file: Omit<NonNullable<ScreenState['file']>, 'pointer'>,
      more: Partial<PartialScreenState> = {},
    ) =>
      plainState({
        path: `file-${path}-${pathSegment(question.pointer)}`,
        kind: 'outcome',
        title: `${question.label}: ${title}`,
        answers: omitAt(answers, pointer),
        file: { ...file, pointer },
        ...more,
      });
    const upload = questionRequestsOf(form.source).find(
      ({ kind, field }) => kind === 'upload' && field.at === question.pointer,
    )?.request;
    const failures = upload
      ? outcomeCases(calls[upload.call], upload.outcomes ?? {}, [form]).filter(
          ({ callOutcome: { kind, outcome } }) => kind !== 'success' || outcome?.say !== undefined,
        )
      : [];
    return [
      ...(accept.length > 0
        ? [state('kind', 'a file of the wrong kind', { name: 'example.other', bytes: 1 })]
        : []),
      ...(maxSize === undefined
        ? []
        : [state('large', 'a file that is too large', { name, bytes: bytesIn(maxSize) + 1 })]),
      ...(upload
        ? [
            state(
              'uploading',
              'being uploaded',
              { name, bytes: 1, call: upload.call, outcome: 'waiting' },
              { kind: 'waiting', expectedTexts: [fill(texts.fileUploading, { name })] },
            ),
          ]
        : []),
      ...failures.map(({ id, description, callOutcome }) =>
        state(
          `failed-${id}`,
          `not uploaded, since ${description}`,
          { name, bytes: 1, call: upload?.call, outcome: callOutcome },
          { expectedTexts: [callOutcome.outcome?.say ?? fill(texts.fileFailed, { name })] },
        ),
      ),
    ];
  });
