import { journeysOfScreen } from '../../../analysis/journeys/example-journey.ts';
import { getOwn } from '../../../core/get-own.ts';
import { describeAnswer, describeSight, isRefusal } from '../describe-end.ts';
import { isRefused } from '../rehearse.ts';
import type { Ended } from '../session.ts';
import type { Trial, TriedScreen } from '../trial.ts';
import { unreadableReason } from './answer.ts';
import { checkValues } from './values.ts';

/** A value that no API knows. */
const unknownValue = 'no-such-value-0000000000';

/**
 * Opens a screen by links that lead nowhere: one of values that nobody knows, and those of journeys that end before the form.
 *
 * @param names of the query values that the screen reads
 * @param open makes the load call for the values of a link
 */
export async function checkLinks(
  trial: Trial,
  { source, screen }: TriedScreen,
  names: string[],
  open: (query: Record<string, string>) => Promise<Ended>,
): Promise<void> {
  const { report, product } = trial;
  if (!screen.load || names.length === 0) return;
  const call = screen.load.call.name;
  const local = getOwn(product.sandbox?.calls, call)?.do;
  const links = [
    {
      link: 'of unknown values',
      query: Object.fromEntries(names.map((name) => [name, unknownValue])),
    },
    ...journeysOfScreen(source)
      .filter(({ query = {}, load }) => {
        const isPlayed = load && (load.status ?? 200) < 500 && load.ending === undefined;
        // What ends a journey with the values of a good link is in the API alone.
        const isBad = !names.some((name) => isGood(source, name, query));
        return isPlayed && isBad && isRefused(product.app.calls[call], load);
      })
      .map(({ name, query = {} }) => ({ link: `of the journey “${name}”`, query })),
  ];
  for (const { link, query } of links) {
    const ended = await open(query);
    const { result, exchange } = ended;
    const answered = `A link ${link} is ${describeAnswer(ended)}`;
    if (!exchange) continue;
    if (isRefusal(ended)) {
      report.ok(call, `${answered}: ${describeSight(ended)}.`);
      checkValues(trial, ended);
    } else if (result.end === 'success') {
      const sentence = `${answered}, as a good one is: ${describeSight(ended)}.`;
      if (local === 'admit' || local === 'find') {
        report.contradiction(call, `${sentence} The local provider refuses it; so should the API.`);
      } else report.note(call, sentence);
    } else if (result.end === 'unreadable') {
      report.contradiction(call, `${answered}.${unreadableReason(trial, ended)}`);
    } else {
      report.contradiction(
        call,
        `${answered}: ${describeSight(ended)}. Refuse it with status 404.`,
      );
    }
  }
}

/** Returns whether a value of a link is that of a journey that is submitted. */
const isGood = (
  source: TriedScreen['source'],
  name: string,
  { [name]: value }: Record<string, string>,
): boolean =>
  value !== undefined &&
  journeysOfScreen(source).some(({ sent, query }) => sent !== undefined && query?.[name] === value);
