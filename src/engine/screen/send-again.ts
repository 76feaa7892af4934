import type { CompiledPage } from '../../compiled/screen.ts';
import { loadOptional } from '../../core/within.ts';
import type { Texts } from '../../definition/texts.ts';
import type { Answers, DataSources } from '../form/answers.ts';
import type { CallOutcome, Host } from '../host.tsx';

/** A submit call: the id of its screen, and its data sources with the answers. */
interface SentCall {
  screen: string;
  document: DataSources & { answers: Answers };
}

/**
 * Makes a submit call once more. Where the script of its screen does not come any more, that is a failure; where that for the
 * values in its messages does not come, the engine has words of its own.
 *
 * @param sent JSON of a `SentCall`
 * @param senders load the screens that make such calls, by their ids
 */
export async function sendAgain(
  sent: string,
  senders: CompiledPage['senders'],
  { send, texts, language }: Pick<Host, 'send' | 'language'> & { texts: Texts },
): Promise<CallOutcome> {
  const { screen, document }: SentCall = JSON.parse(sent);
  const load = senders?.[screen];
  const sender = load && (await loadOptional(load));
  if (!sender) return { kind: 'failure', outcome: undefined };
  const code = sender.values && loadOptional(() => import('../text/screen-values.ts'));
  const callOutcome = await send(sender.submit, document);
  if (!sender.values) return callOutcome;
  const loaded = await code;
  if (!loaded) return { ...callOutcome, outcome: undefined };
  const filler = new loaded.ScreenValues(sender.values, { dataSources: document, texts, language });
  // The questions of a wizard are not loaded: values of their answers have the words for missing ones.
  if (sender.kind === 'form') {
    const { answers } = document;
    filler.open(document, { answers, visible: [{ id: '' }], forms: { '': sender.form } });
  }
  return filler.fillOutcome(callOutcome);
}
