import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Choice } from '../../../compiled/question.ts';
import { toQuestionPointer } from '../../../core/pointer.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { type Host, useHost } from '../../host.tsx';
import { useAfterHydration } from '../../state/use-after-hydration.ts';
import type { Widget, WidgetProps } from '../../widget-props.ts';
import type { ReadyForm } from '../ready-form.ts';

/** Lets every widget that shows all choices show them in a random order. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  widgets: Object.fromEntries(
    Object.entries(ready.widgets).map(([name, Widget]) => [
      name,
      withShuffle(Widget, name === 'ranking'),
    ]),
  ),
});

/** @param isRanked whether the order of an answer is the visitor's, not that of the choices */
const withShuffle = (Widget: Widget, isRanked: boolean): Widget =>
  function WithShuffle(field) {
    if (!field.options.shuffle) return <Widget {...field} />;
    return <Shuffled {...{ field, Widget, isRanked }} />;
  };

interface ShuffledProps {
  field: WidgetProps;
  Widget: Widget;
  isRanked: boolean;
}

interface Options {
  shuffle?: true | { except: unknown[] };
  exclusive?: unknown;
}

function Shuffled({ field, Widget, isRanked }: ShuffledProps) {
  const { shuffle: shuffled, exclusive } = field.options as Options;
  const { session } = useHost();
  const isHydrated = useAfterHydration();
  const seed = useMemo(() => (isHydrated ? seedOf(session) : undefined), [isHydrated, session]);
  const except = typeof shuffled === 'object' ? shuffled.except : [];
  const isFixed = ({ value, other }: Choice) =>
    other !== undefined || value === exclusive || except.includes(value);
  const choices =
    seed === undefined
      ? field.choices
      : shuffle(field.choices, `${seed} ${toQuestionPointer(field.pointer)}`, {
          nameOf: ({ value }) => JSON.stringify(value),
          isFixed,
        });
  const written = field.choices.map(({ value }) => value);
  const answer: WidgetProps['onChange'] = (next, isShown) =>
    field.onChange(Array.isArray(next) && !isRanked ? inOrder(next, written) : next, isShown);
  // The page that the build rendered can't know the order: the choices take their room there, unseen.
  return (
    <Choices data-unseen={!isHydrated || undefined}>
      <Widget {...field} choices={choices} onChange={answer} />
    </Choices>
  );
}

const Choices = styled('div')({ '&[data-unseen]': { visibility: 'hidden' } });

/** Returns values in the order of a list, and those that it does not have after them. */
function inOrder(values: unknown[], list: unknown[]): unknown[] {
  const known = list.filter((value) => values.includes(value));
  return [...known, ...values.filter((value) => !list.includes(value))];
}

/** Key in the storage of a tab. */
const seedKey = 'choice-order';

/** Returns the text that decides all orders in a tab; `undefined` where nothing can be stored. */
function seedOf(session: Host['session']): string | undefined {
  const stored = session.read(seedKey);
  if (stored !== undefined) return stored;
  const seed = String(Math.random());
  return session.write(seedKey, seed) ? seed : undefined;
}
