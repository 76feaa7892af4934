import { useMemo } from 'react';
import type { Choice } from '../compiled/question.ts';
import { useTexts, type WidgetProps } from '../engine/widget.ts';
import { meantOption, type NamedOption, searchOptions } from './parts/search/option-search.ts';
import { SearchBox } from './parts/search/search-box.tsx';
import { takeChoice } from './parts/take-choice.ts';

/** A choice as the search knows it. */
interface Option extends NamedOption {
  choice: Choice;
}

/** A choice from a long list, found by typing its words. */
export default function SearchSelect(field: WidgetProps) {
  const texts = useTexts();
  const options = useMemo(
    () => field.choices.map((choice): Option => ({ name: choice.label, code: undefined, choice })),
    [field.choices],
  );
  const chosen = options.find(({ choice }) => choice.value === field.value) ?? null;

  /** Takes words that mean one choice as that choice, once the field is left. */
  function leave(typed: string) {
    const meant = meantOption(options, typed)?.choice;
    return takeChoice(typed, meant, texts, ({ value }) => field.onChange(value));
  }

  return (
    <SearchBox<Option>
      field={field}
      options={options}
      value={chosen}
      isOptionEqualToValue={(one, other) => one.choice.value === other.choice.value}
      getOptionKey={({ choice }) => JSON.stringify(choice.value)}
      getOptionLabel={({ name }) => name}
      reasonOf={({ choice }) => choice.disabled}
      onChange={(_, option) => field.onChange(option?.choice.value)}
      onLeave={leave}
      filterOptions={(all, { inputValue }) => [
        ...searchOptions(
          all.filter(({ choice }) => !choice.other),
          inputValue,
        ),
        // Where nothing matches, visitors need it most.
        ...all.filter(({ choice }) => choice.other),
      ]}
    />
  );
}
