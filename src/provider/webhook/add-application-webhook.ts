import type { Queries } from '../database/database.ts';
import type { ShownScreen } from '../definition/shown-screen.ts';
import type { MadeWith } from '../store/definitions.ts';
import { addWebhook } from '../store/deliveries.ts';
import { findSubmission } from '../store/list-submissions.ts';

/**
 * Stores the webhook of an application, as the list of applications shows it, in the structure that Standard Webhooks
 * advises.
 *
 * @param queries those of the transaction that has stored the application
 * @param submission its row
 */
export async function addApplicationWebhook(
  queries: Queries,
  submission: string,
  { madeWith, time }: { madeWith: MadeWith; time: Date },
): Promise<void> {
  const stored = await findSubmission(queries, submission);
  if (!stored) throw new Error('The application is stored before its webhook.');
  const { secretPointers, withoutSecrets } = await import('../definition/secret-answers.ts');
  const screens = (madeWith.screens ?? []) as readonly ShownScreen[];
  const content = {
    type: 'application.stored',
    timestamp: time.toISOString(),
    data: withoutSecrets(stored, secretPointers(screens)),
  };
  await addWebhook(queries, { submission, content, time });
}
