import { isObject } from '../../../core/is-object.ts';
import type { RequestFile } from '../../../definition/files/request.ts';
import { eachFieldOf, type FieldSource } from '../form/form-fields.ts';
import { memoizeByObject } from '../memoize.ts';
import {
  draftOf,
  entriesOf,
  entryName,
  type FormSource,
  formsOfScreen,
  type ScreenSource,
} from '../product.ts';

/** The requests of a screen, and those of questions, each by the option that holds it. */
const questionRequests = { check: 'checkWith', choices: 'source', upload: 'upload' } as const;

/** A request as it was written. */
interface WrittenRequest {
  file: string;
  /** Its pointer in the file. */
  pointer: string;
  request: RequestFile;
}

/** A request that a screen makes as a whole. */
interface ScreenRequest extends WrittenRequest {
  kind: 'load' | 'submit';
}

/** A request that the draft of a screen makes. */
export interface DraftRequest extends WrittenRequest {
  kind: 'saveLater' | 'mailLink';
}

/** A request that a question makes while its form is on the screen. */
export interface QuestionRequest extends WrittenRequest {
  kind: keyof typeof questionRequests;
  field: FieldSource;
}

/** A request that a step makes when it opens. */
export interface StepRequest extends WrittenRequest {
  kind: 'step';
  /** Position of the step. */
  index: number;
  /** Name of the step. */
  step: string;
}

export type RequestSource = ScreenRequest | DraftRequest | StepRequest | QuestionRequest;

/** Lists the requests of the steps of a wizard. */
export const stepRequestsOf: (source: ScreenSource) => StepRequest[] = memoizeByObject(
  ({ screen, path: file }) => {
    return entriesOf(screen).flatMap((entry, index): StepRequest[] => {
      if (!isObject(entry) || !isRequest(entry.load)) return [];
      const step = String(entryName(entry));
      const pointer = `/steps/${index}/load`;
      return [{ kind: 'step', index, step, file, pointer, request: entry.load }];
    });
  },
);

/** Lists the requests of the questions of a form. */
export const questionRequestsOf: (form: FormSource) => QuestionRequest[] = memoizeByObject((form) =>
  eachFieldOf(form).flatMap((field) =>
    Object.entries(questionRequests).flatMap(([kind, option]): QuestionRequest[] => {
      const request = field.ui?.['ui:options']?.[option];
      if (!isRequest(request)) return [];
      const pointer = `${field.uiPointer}/ui:options/${option}`;
      return [
        { kind: kind as QuestionRequest['kind'], file: form.uiPath, pointer, request, field },
      ];
    }),
  ),
);

/** Lists the requests of the draft of a screen. */
export const draftRequestsOf: (source: ScreenSource) => DraftRequest[] = memoizeByObject(
  (source) => {
    const saveLater: unknown = draftOf(source)?.saveLater;
    if (!isObject(saveLater)) return [];
    const { mailLink } = saveLater;
    const place = { file: source.path, pointer: '/draft/saveLater' };
    return [
      ...(isRequest(saveLater)
        ? [{ ...place, kind: 'saveLater' as const, request: saveLater }]
        : []),
      ...(isRequest(mailLink)
        ? [
            {
              file: place.file,
              pointer: `${place.pointer}/mailLink`,
              kind: 'mailLink' as const,
              request: mailLink,
            },
          ]
        : []),
    ];
  },
);

/** Lists the requests of a screen, of its draft, of its steps and of its questions. */
export const requestsOf: (source: ScreenSource) => RequestSource[] = memoizeByObject((source) => {
  const { screen, path: file } = source;
  if (screen.kind !== 'form' && screen.kind !== 'wizard') return [];
  const own = (['load', 'submit'] as const).flatMap((kind): ScreenRequest[] => {
    const request = screen[kind];
    return isRequest(request) ? [{ kind, file, pointer: `/${kind}`, request }] : [];
  });
  return [
    ...own,
    ...draftRequestsOf(source),
    ...stepRequestsOf(source),
    ...formsOfScreen(source).flatMap(questionRequestsOf),
  ];
});

/** Returns whether a value is a request; one with an error in its shape may have lost its call. */
const isRequest = (value: unknown): value is RequestFile =>
  isObject(value) && typeof value.call === 'string';

/** Returns the names of the calls that a screen, its draft, its steps and its questions make. */
export const callsOf = (source: ScreenSource): string[] =>
  requestsOf(source).map(({ request }) => request.call);
