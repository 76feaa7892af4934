import { pathOf, visitSources } from '../../analysis/journeys/run-journey.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import { pointersOfScreen, queryNamesIn, requestsOf, versionOf } from '../../compiler/index.ts';
import { getOwn } from '../../core/get-own.ts';
import { isInside } from '../../core/pointer.ts';
import { checkSuccess } from './checks/answer.ts';
import { checkLinks } from './checks/links.ts';
import { checkQuestionCalls } from './checks/question-calls.ts';
import { checkRepeats } from './checks/repeats.ts';
import { checkRefusal, checkWrongBodies } from './checks/wrong-bodies.ts';
import { isRefusal } from './describe-end.ts';
import { type Rehearsal, rehearse, successfulJourney } from './rehearse.ts';
import { type Ended, type Sending, sentValues } from './session.ts';
import type { Trial, TriedScreen } from './trial.ts';

/** Makes the calls of a screen, as a visitor does who opens, fills in and submits it, and as others might. */
export async function tryScreen(trial: Trial, tried: TriedScreen): Promise<void> {
  const { source, screen } = tried;
  const { product, session, report } = trial;
  const names = queryNames(trial, tried);
  const first = successfulJourney(trial, source);
  const given = Object.fromEntries(
    names.flatMap((name) => (name in trial.query ? [[name, trial.query[name] ?? '']] : [])),
  );
  const query = { ...first.query, ...given };
  const sourcesFor = (values: Record<string, string>) => () =>
    visitSources({ ...product.app, version: versionOf(product) }, screen, {
      url: session.origin + pathOf(screen.route, values),
      now: trial.now,
    });
  const submitted = screen.submit.call.name;
  const others = requestsOf(source).filter(
    ({ kind }) => kind === 'saveLater' || kind === 'mailLink',
  );
  for (const { request } of others) {
    report.untried(request.call, 'Drafts are not saved for later.');
  }

  let loaded: unknown;
  let load: Ended | undefined;
  if (screen.load) {
    const { load: request } = screen;
    const open = (values: Record<string, string>) =>
      session.send({ request, document: {}, readSources: sourcesFor(values) });
    await checkLinks(trial, tried, names, open);
    load = await open(query);
    const call = request.call.name;
    const missing = names.filter((name) => !(name in given));
    if (missing.length > 0 && (isRefusal(load) || !load.exchange)) {
      const wanted = missing.map((name) => `${name}=...`).join('&');
      report.untried(
        call,
        `A good link to ${screen.route} is known to the API alone: give its values with --query "${wanted}".`,
      );
      report.untried(submitted, `The screen ${screen.route} does not open without a good link.`);
      return;
    }
    if (!checkSuccess(trial, load, `A good link to ${screen.route}`)) {
      report.untried(submitted, `The screen ${screen.route} does not open.`);
      return;
    }
    loaded = load.response;
  }

  const answers = { ...first.answers, ...Object.assign({}, ...Object.values(first.steps ?? {})) };
  const forms = await formsOf(tried);
  const calls = await checkQuestionCalls(trial, forms, { answers, loaded }, sourcesFor(query));
  const known = new Map<string, Ended>();
  /** Makes a load call, once for the same values. */
  const send = async (sending: Sending): Promise<Ended> => {
    if (load && sending.request === screen.load) return load;
    const key = JSON.stringify([sending.request.call.name, sentValues(sending)]);
    const earlier = known.get(key);
    if (earlier) return earlier;
    const ended = await session.send(sending);
    checkSuccess(trial, ended, 'The call of a step');
    known.set(key, ended);
    return ended;
  };
  const rehearsal = await rehearse(trial, tried, { ...first, query, calls }, send).catch(
    (error: Error) => ({ refused: [error.message] }),
  );
  if ('refused' in rehearsal) {
    report.untried(
      submitted,
      `The screen ${screen.route} can’t be filled in with what the API has answered (${rehearsal.refused.join(', ') || 'it leads to another page'}). Answers for it stand in its examples.json.`,
    );
    return;
  }
  const sendsFiles =
    rehearsal.submit.request.withFiles || forms.some(({ requests }) => hasUpload(requests));
  if (sendsFiles) report.untried(submitted, 'It needs files, which are not sent.');
  else await submit(trial, tried, rehearsal);
}

const hasUpload = (requests: CompiledForm['requests'] = {}): boolean =>
  Object.values(requests).some(({ upload }) => upload);

/** Submits a screen: wrong bodies before the good one, repeated ones after it. */
async function submit(trial: Trial, { source }: TriedScreen, rehearsal: Rehearsal): Promise<void> {
  const { session, product } = trial;
  const { submit } = rehearsal;
  const { call } = submit.request;
  await checkWrongBodies(trial, source, rehearsal);
  const isStored = call.once
    ? await checkRepeats(trial, source, rehearsal)
    : checkSuccess(trial, await session.send(submit));
  const local = getOwn(product.sandbox?.calls, call.name);
  if (!isStored || local?.do !== 'store' || local.unique === undefined) return;
  // The same application may replace itself.
  if (local.application !== undefined) return;
  const what = `with a value at ${local.unique} that is taken`;
  checkRefusal(trial, await session.send(submit), what, true);
}

/** Returns the names of the values of its address that the calls of a screen send. */
function queryNames({ product }: Trial, { source }: TriedScreen): string[] {
  const requests = requestsOf(source).filter(({ kind }) => kind === 'load');
  const pointers = pointersOfScreen(product, source).filter(({ file, pointer }) =>
    requests.some((one) => one.file === file && isInside(pointer, one.pointer)),
  );
  return queryNamesIn(pointers);
}

async function formsOf({ screen }: TriedScreen): Promise<CompiledForm[]> {
  if (screen.kind === 'form') return [screen.form];
  const forms = await Promise.all(screen.steps.map(({ load }) => load?.()));
  return forms.flatMap((form) => (form ? [form] : []));
}
