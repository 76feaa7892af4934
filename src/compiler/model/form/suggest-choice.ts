import type { Choice } from '../../../compiled/question.ts';
import type { WidgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { maxListed, possibleAre, suggest } from '../suggest.ts';

/** The widget's own list of choices, such as the countries, which other names may stand for. */
type OwnList = Pick<NonNullable<WidgetEntry['ownList']>, 'valueMeant'>;

/** Returns the choice that a value stands for: its name in the widget's own list, its value of another type, or its label. */
export function choiceMeant(
  value: unknown,
  choices: Choice[],
  ownList?: OwnList,
): Choice | undefined {
  const text = String(value);
  const own = ownList?.valueMeant(text);
  return (
    (own === undefined ? undefined : choices.find((choice) => choice.value === own)) ??
    choices.find((choice) => isSame(String(choice.value), text)) ??
    choices.find(({ label }) => isSame(label, text))
  );
}

/** Suggests the choice that a value stands for, otherwise similar ones; where there are none, it lists a few choices. */
export function suggestChoice(value: unknown, choices: Choice[], ownList?: OwnList): string {
  const meant = choiceMeant(value, choices, ownList);
  const text = String(value);
  if (meant) {
    const isLabel = isSame(meant.label, text) && !isSame(String(meant.value), text);
    return ` Did you mean ${isLabel ? nameOf(meant) : JSON.stringify(meant.value)}?`;
  }
  const near = suggest(
    text,
    choices.map((choice) => String(choice.value)),
    [],
  );
  if (near !== '' || choices.length > maxListed) return near;
  return possibleAre([...new Set(choices.map(nameOf))]);
}

const nameOf = ({ value, label }: Choice): string =>
  label === String(value) ? JSON.stringify(value) : `${JSON.stringify(value)} (${label})`;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
