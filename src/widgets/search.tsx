import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Choice } from '../compiled/question.ts';
import {
  countText,
  useChoiceSearch,
  useLanguage,
  useTexts,
  type WidgetProps,
} from '../engine/widget.ts';
import { SearchBox } from './parts/search/search-box.tsx';
import { takeChoice } from './parts/take-choice.ts';

export default function Search(field: WidgetProps) {
  const texts = useTexts();
  const language = useLanguage();
  const search = useChoiceSearch();
  const read = () => search?.state ?? idle;
  const state = useSyncExternalStore(search?.subscribe ?? subscribeToNothing, read, read);
  // Below a choice that is made, its own list is that of the last search.
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const openAgain = useEffectEvent(() => {
    if (isTyping && document.activeElement?.id === field.id) setOpen(true);
  });
  useEffect(() => {
    // The visitor may have made the call again by a button outside the box, which closed the list.
    if (state.kind === 'found') openAgain();
  }, [state.kind]);
  const hasFailed = isTyping && state.kind === 'failed';
  const chosen = useChosen(field);
  const found = state.kind === 'found' ? state.choices : [];
  const options = isTyping ? found : chosen ? [chosen] : [];
  const emptyText =
    isTyping && state.kind === 'found'
      ? texts.noMatches
      : countText(texts.searchShort, { count: search?.minTyped ?? '' }, language);

  function stopTyping() {
    setTyping(false);
    search?.close();
  }

  // An answer from elsewhere, such as another tab, takes the place of a text whose search has failed.
  const endSearch = useEffectEvent(stopTyping);
  useEffect(() => {
    if (field.value !== undefined) endSearch();
  }, [field.value]);

  function choose(choice: Choice | null) {
    stopTyping();
    if (choice) search?.remember(choice);
    field.onChange(choice?.value);
  }

  // A text that is typed in full is an answer as well once the field is left.
  function leave(typed: string) {
    if (field.readOnly) return undefined;
    if (typed === (chosen?.label ?? '')) {
      stopTyping();
      return undefined;
    }
    const words = typed.trim().toLowerCase();
    const meant = found.find(({ label }) => label.toLowerCase() === words);
    const own = typed.trim();
    if (field.options.freeText && !meant && own !== '') {
      stopTyping();
      field.onChange(own);
      return undefined;
    }
    if (hasFailed && !meant) {
      // The text stays in the box, so an answer that it does not show must not be sent.
      if (chosen) field.onChange(undefined);
      return undefined;
    }
    return takeChoice(typed, meant, texts, choose);
  }

  return (
    <SearchBox<Choice>
      field={field}
      // It would cover the button that makes the call again.
      open={isOpen && !hasFailed}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The text stays for a call that can be made again.
      clearOnBlur={!hasFailed}
      options={options}
      value={chosen}
      hasFailed={hasFailed}
      loading={isTyping && state.kind === 'searching'}
      loadingText={texts.choicesLoading}
      noOptionsText={emptyText}
      isAnnounced
      // The call has filtered them.
      filterOptions={(all) => all}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ value }) => JSON.stringify(value)}
      getOptionDisabled={({ disabled }) => disabled !== undefined}
      disabledItemsFocusable
      isOptionEqualToValue={(choice, other) => choice.value === other.value}
      onChange={(_, choice) => choose(choice)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return stopTyping();
        setTyping(true);
        search?.type(text);
      }}
      onLeave={leave}
      renderOption={({ key, ...attributes }, { label, disabled }) => (
        <li key={key} {...attributes}>
          {disabled ? `${label} (${disabled})` : label}
        </li>
      )}
    />
  );
}

const idle = { kind: 'idle' } as const;
const subscribeToNothing = () => () => {};

/**
 * Returns the choice that is the answer; one that was not searched for here is shown by its value. It stays the same
 * object while the answer is the same: MUI writes another one into the input, over the typed text.
 */
function useChosen({ value, choices }: WidgetProps): Choice | null {
  const known = choices.find((choice) => choice.value === value);
  return useMemo(
    () => (value === undefined ? null : (known ?? { value, label: String(value) })),
    [value, known],
  );
}
