import { setAt } from '../../core/pointer.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { JudgedBody } from '../judge/judge-body.ts';
import type { Senders } from '../senders.ts';
import type { Invitation } from '../store/invitations.ts';
import type { JudgeRequest, Reply } from './call-request.ts';
import { replyWith } from './reply.ts';

/** Creates the judge of a call. A call that no screen makes on submit is not judged. */
export function requestJudge(
  name: string,
  product: { app: AppFile; sandbox: SandboxFile; senders?: Senders | undefined; now: () => Date },
): JudgeRequest {
  const { app, sandbox, senders, now } = product;
  return async (body, invitation) => {
    const sent = senders?.get(name) ?? [];
    if (sent.length === 0) return { body, files: [] };
    const { judgeBody } = await import('../judge/judge-body.ts');
    let closest: JudgedBody | undefined;
    for (const load of sent) {
      const screen = await load();
      const loadCall = screen.screen.load?.call.name;
      const loaded = loadCall && loadedBody(sandbox, loadCall, invitation);
      const judged = judgeBody(screen, body, { loaded, now: now().toISOString() });
      if (judged.wrong.length === 0) return { body: judged.body, files: judged.files };
      if (!closest || judged.wrong.length < closest.wrong.length) closest = judged;
    }
    return { refused: refusal(app.calls[name]?.errors, closest?.wrong ?? []) };
  };
}

/** Returns the reply to a body with wrong answers, which are where the product looks for errors. */
function refusal(errors = '/errors', wrong: JudgedBody['wrong']): Reply {
  if (errors === '') return { status: 422, body: wrong };
  const body = {};
  setAt(body, errors, wrong);
  return { status: 422, body };
}

/** Returns the response that a screen was loaded with, where no request but that of the invitation decides on it. */
export function loadedBody(
  { calls, data = {} }: SandboxFile,
  name: string,
  invited: Invitation | undefined,
): unknown {
  const definition = calls[name];
  const nothing = { body: {}, query: {}, params: {}, data };
  if (definition?.do === 'admit' && invited) {
    const { request: invitation, application } = invited;
    return replyWith(definition.answer, { ...nothing, invitation, application }).body;
  }
  const isFixed =
    definition?.do === 'respond' &&
    !/"from":"(?!\/data[/"])/.test(JSON.stringify(definition.answer.body ?? {}));
  return isFixed ? replyWith(definition.answer, nothing).body : undefined;
}
