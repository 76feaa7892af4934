import { setAt } from '../../core/pointer.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { Senders } from '../definition/senders.ts';
import type { Invitation } from '../store/invitations.ts';
import type { Reply } from '../store/replies.ts';
import type { ValidatedBody } from '../validate/validate-body.ts';
import type { ValidateRequest } from './call-request.ts';
import { refuseClosed } from './refuse-closed.ts';
import { replyWith } from './reply.ts';

/** Creates the validator of the bodies of a call. A call that no screen makes on submit is not validated. */
export function requestValidator(
  name: string,
  product: { app: AppFile; sandbox: SandboxFile; senders?: Senders | undefined; now: () => Date },
): ValidateRequest {
  const { app, sandbox, senders, now } = product;
  return async (body, invitation) => {
    const sent = await Promise.all((senders?.get(name) ?? []).map((load) => load()));
    if (sent.length === 0) return { body, files: [] };
    const closed = refuseClosed(
      sent.map(({ period }) => period),
      now(),
    );
    if (closed) return { refused: closed };
    const { validateBody } = await import('../validate/validate-body.ts');
    let closest: ValidatedBody | undefined;
    for (const screen of sent) {
      const loadCall = screen.screen.load?.call.name;
      const loaded = loadCall && (await loadedBody(sandbox, loadCall, invitation));
      const validated = validateBody(screen, body, { loaded, now: now().toISOString() });
      if (validated.wrong.length === 0) {
        return { body: validated.body, files: validated.files, screen: screen.screen.id };
      }
      if (!closest || validated.wrong.length < closest.wrong.length) closest = validated;
    }
    return { refused: refusal(app.calls[name]?.errors, closest?.wrong ?? []) };
  };
}

/** Returns the reply to a body with wrong answers, at the pointer at which the product looks for errors. */
function refusal(errors = '/errors', wrong: ValidatedBody['wrong']): Reply {
  if (errors === '') return { status: 422, body: wrong };
  const body = {};
  setAt(body, errors, wrong);
  return { status: 422, body };
}

/** Returns the response to a screen's load call, where it depends on the invitation's request alone. */
export async function loadedBody(
  { calls, data = {} }: SandboxFile,
  name: string,
  invited: Invitation | undefined,
): Promise<unknown> {
  const definition = calls[name];
  const nothing = { body: {}, query: {}, params: {}, data };
  if (definition?.do === 'admit' && invited) {
    const { request: invitation, application } = invited;
    return (await replyWith(definition.answer, { ...nothing, invitation, application })).body;
  }
  const isFixed =
    definition?.do === 'respond' &&
    !/"from":"(?!\/data[/"])/.test(JSON.stringify(definition.answer.body ?? {}));
  return isFixed ? (await replyWith(definition.answer, nothing)).body : undefined;
}
