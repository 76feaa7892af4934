import { expandPointer, getAt, removeAllAt } from '../../core/pointer.ts';
import { answerSlots, type ShownScreen } from '../definition/shown-screen.ts';
import type { StoredDefinitions } from '../store/definitions.ts';
import type { StoredSubmission } from '../store/list-submissions.ts';

/**
 * Returns a function that leaves out the answers to questions for secrets, which a call stores where sandbox.json neither
 * hashes nor drops them.
 *
 * @param definitions those of the submissions
 */
export function secretRemover(
  definitions: StoredDefinitions[],
): (submission: StoredSubmission) => StoredSubmission {
  const secrets = new Map(
    definitions.map(({ hash, screens }) => [
      hash,
      (screens as ShownScreen[])
        .flatMap(answerSlots)
        .flatMap(({ pointer, question }) => (question.secret ? [pointer] : [])),
    ]),
  );
  return (submission) => {
    const pointers = secrets.get(submission.definitions ?? '') ?? [];
    const present = pointers
      .flatMap((pointer) => expandPointer(pointer, submission.body))
      .filter((pointer) => getAt(submission.body, pointer) !== undefined);
    if (present.length === 0) return submission;
    const body = structuredClone(submission.body);
    removeAllAt(body, present);
    return { ...submission, body };
  };
}
