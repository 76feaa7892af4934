import { secretPointers, withoutSecrets } from '../definition/secret-answers.ts';
import type { ShownScreen } from '../definition/shown-screen.ts';
import type { StoredDefinitions } from '../store/definitions.ts';
import type { StoredSubmission } from '../store/list-submissions.ts';

/**
 * Returns a function that leaves out the answers to questions for secrets.
 *
 * @param definitions those of the submissions
 */
export function secretRemover(
  definitions: StoredDefinitions[],
): (submission: StoredSubmission) => StoredSubmission {
  const secrets = new Map(
    definitions.map(({ hash, screens }) => [hash, secretPointers(screens as ShownScreen[])]),
  );
  return (submission) =>
    withoutSecrets(submission, secrets.get(submission.definitions ?? '') ?? []);
}
