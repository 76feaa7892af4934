import type { CompiledLoad, CompiledSubmit } from '../../compiled/call.ts';
import type { AllowedAddresses, CompiledFormScreen } from '../../compiled/screen.ts';
import { withFiles } from '../../core/files/with-files.ts';
import { withStoredFiles } from '../../core/files/with-stored-files.ts';
import { coversGiven, mergeGiven } from '../../core/mapping/merge-given.ts';
import { areInResponse } from '../../core/mapping/named-outcomes.ts';
import { placeMessages } from '../../core/mapping/place-messages.ts';
import { readFieldErrors } from '../../core/mapping/response-errors.ts';
import { addressPointer, goResolver } from '../../core/response-address.ts';
import type { LoadFile, RequestFile, SubmitFile } from '../../definition/files/request.ts';
import { fieldsOf } from '../model/form/form-fields.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../model/product.ts';
import { draftRequestsOf } from '../model/screen/requests.ts';
import { keepsFiles, sentFileQuestionsOf } from '../model/screen/sent-files.ts';
import { compileRequest, outcomesOf } from './compile-request.ts';
import { passedOnTo } from './compile-values.ts';
import { imported, made, sourceLoader } from './module-code.ts';

/** What the requests of a screen have of the product around it. */
export interface RequestContext {
  product: ProductSource;
  source: ScreenSource;
  /** Where addresses that responses name may lead, and the message where one may not. */
  addresses: { allowed: AllowedAddresses; refused: string };
  /** Whether they are for a module, which loads the code of what a page shows. */
  inModule: boolean;
}

type ScreenRequests = Pick<
  CompiledFormScreen,
  'load' | 'submit' | 'placeMessages' | 'saveLater' | 'mailLink' | 'loadSaveLater'
>;

/** Compiles the calls of a screen, which its module holds: the first script of the page needs none of them. */
export function compileScreenRequests(
  { load, submit }: { load?: LoadFile; submit: SubmitFile },
  context: RequestContext,
): ScreenRequests {
  const drafts = draftRequestsOf(context.source).map(({ kind, request }) => {
    const { mailLink: _, ...own } = request as RequestFile & { mailLink?: unknown };
    return [kind, compileRequest(context.product.app, own)] as const;
  });
  const submitting = compileSubmit(submit, context);
  const showsMessages = outcomesOf([submitting]).some(({ fields }) => fields);
  const savesLater = drafts.some(([kind]) => kind === 'saveLater');
  return {
    ...(load && { load: compileLoad(load, context) }),
    submit: submitting,
    ...Object.fromEntries(drafts),
    ...(showsMessages && { placeMessages: imported('placeMessages', placeMessages) }),
    ...(savesLater && context.inModule && { loadSaveLater: sourceLoader('saveLaterParts') }),
  };
}

function compileSubmit(submit: SubmitFile, context: RequestContext): CompiledSubmit {
  const { source, inModule } = context;
  const compiled = withOutcomeTools(submit, 'submit', context);
  const showsReview = outcomesOf([compiled]).some((outcome) => outcome.showsReview);
  const hasFiles = sentFileQuestionsOf(source).length > 0;
  const covers = submit.unanswered === 'empty' && coversGiven(submit.send, namesIn(source));
  return {
    ...compiled,
    ...(covers && { merge: imported('mergeGiven', mergeGiven) }),
    ...(showsReview && inModule && { loadReview: sourceLoader('passReview') }),
    ...(hasFiles && {
      withFiles: storesFiles(source)
        ? imported('withStoredFiles', withStoredFiles)
        : imported('withFiles', withFiles),
    }),
  };
}

/** Compiles the load call of a screen or a step. */
export const compileLoad = (load: LoadFile, context: RequestContext): CompiledLoad =>
  withOutcomeTools(load, 'load', context);

/** Compiles a call with what the pages at "go" show, and with the functions that its outcomes need. */
function withOutcomeTools<Request extends LoadFile>(
  request: Request,
  kind: 'load' | 'submit',
  { product, source, addresses: { allowed, refused } }: RequestContext,
) {
  const compiled = compileRequest(product.app, request, (outcome) => ({
    ...outcome,
    ...(outcome.go !== undefined && passedOnTo(product, source, outcome.go, kind)),
  }));
  const outcomes = outcomesOf([compiled]);
  return {
    ...compiled,
    ...(outcomes.some(({ go = '' }) => addressPointer(go)) && {
      resolveGo: made('goResolver', goResolver, allowed, refused),
    }),
    ...(outcomes.some(({ fields }) => areInResponse(fields)) && {
      resolveFields: imported('readFieldErrors', readFieldErrors),
    }),
  };
}

/** Returns the names of a screen's questions, and of the groups around them. */
const namesIn = (source: ScreenSource): Set<string> =>
  new Set(
    formsOfScreen(source)
      .flatMap(fieldsOf)
      .map(({ name }) => name),
  );

/** Returns whether the browser stores files of a screen that go with its submit call. */
export const storesFiles = (source: ScreenSource): boolean =>
  sentFileQuestionsOf(source).some(keepsFiles);
