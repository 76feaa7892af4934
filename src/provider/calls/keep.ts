import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bytesIn } from '../../definition/file-kinds.ts';
import { RequestError } from '../errors/request-error.ts';
import { addFile } from '../store/files.ts';
import type { Reply } from '../store/replies.ts';
import type { CallContext, CallDefinition, CallRequest } from './call-request.ts';
import { checkRoom, checkSentFile, tooLarge } from './check-sent-file.ts';
import { replyWith } from './reply.ts';

/** Room for the other parts of a request, and for the headers of all parts. */
const besideFile = 16 * 1024;

/**
 * Stores the file of a request whose size and content are allowed. Where they are not, it answers with "refuse", or
 * with status 413 or 415.
 *
 * @throws RequestError where the body is no form with exactly one file, where there is no room for further files, and where nothing else says how to refuse it
 */
export async function keep(
  definition: CallDefinition<'keep'>,
  c: Context,
  request: CallRequest,
  {
    name: call,
    database,
    now,
    address,
    limits,
    maxFileBytes,
  }: Pick<CallContext, 'name' | 'database' | 'now' | 'address' | 'limits' | 'maxFileBytes'>,
): Promise<Reply> {
  const { maxSize, answer, refuse } = definition;
  try {
    const file = await checkSentFile(await readFile(c, maxSize), definition);
    const { name, type, content } = file;
    await checkRoom(database, [file], maxFileBytes);
    await limits?.countFile(content.length, address);
    const id = await addFile(database, { call, name, type, content, time: now() });
    const document = { ...request, file: { id, name, size: content.length, type } };
    return replyWith(answer, document);
  } catch (error) {
    const isRefused =
      error instanceof RequestError && (error.status === 413 || error.status === 415);
    if (refuse && isRefused) return replyWith(refuse, request, error.status);
    throw error;
  }
}

async function readFile(c: Context, maxSize: string): Promise<File> {
  const onError = () => {
    throw tooLarge(maxSize);
  };
  await bodyLimit({ maxSize: bytesIn(maxSize) + besideFile, onError })(c, async () => {});
  const form = await c.req.formData().catch((error: unknown) => {
    if (error instanceof RequestError) throw error;
    throw new RequestError(400, 'The body must be a form with one file (multipart/form-data).');
  });
  const files = [...form.values()].filter((part) => part instanceof File);
  const [file] = files;
  if (!file || files.length > 1) {
    throw new RequestError(400, `The request has ${files.length} files. Send exactly one.`);
  }
  return file;
}
