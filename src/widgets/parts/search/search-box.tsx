import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trimmed } from '../../../core/form/typed-text.ts';
import { useTexts, useUnlistedText } from '../../../engine/widget.ts';
import { FocusGroup } from '../focus-group.tsx';
import { ClosedSearchBox } from './closed-search-box.tsx';
import { MissingList } from './missing-list.tsx';
import type { SearchProps } from './search-props.ts';
import type { UnfinishedInput } from './unfinished-input.ts';
import { isLost } from './use-needed-part.ts';
import { useSearchList } from './use-search-list.ts';

/**
 * A list that opens below an input, which searches it. The list is loaded once the visitor approaches the box, or the page
 * is idle; until then the box alone is shown; text typed into it continues in the list. A text that is left and is no entry
 * stays in the box in place of an answer, with a message, and is looked up again once the list has other entries.
 */
export function SearchBox<Option, Multiple extends boolean = false>({
  onLeave,
  onType,
  waitsAtEnter,
  missing: missingEntries,
  ...props
}: SearchProps<Option, Multiple>) {
  const { field, loading, multiple, disabled, options, value } = props;
  const texts = useTexts();
  const [isUsed, setUsed] = useState(false);
  const { SearchList, approach, missing = missingEntries } = useSearchList(isUsed);
  const box = useRef<HTMLDivElement>(null);
  const unfinished = useRef<UnfinishedInput>(undefined);
  const [unlisted, keepUnlisted] = useUnlistedText(field.pointer);
  const [typed, setTyped] = useState<{ text: string; beside: string }>();
  const answer = JSON.stringify(field.value ?? null);
  // Another answer takes the place of what is typed.
  const typedText = typed?.beside === answer ? typed.text : undefined;
  const shown = multiple || !value ? '' : (props.getOptionLabel?.(value as Option) ?? '');

  function type(text: string | undefined) {
    setTyped(text === undefined ? undefined : { text, beside: answer });
  }

  /** Takes a text for an entry, or keeps it in place of the answer. */
  function leave(text: string) {
    if (field.readOnly) return;
    type(undefined);
    const isBlank = trimmed(text) === '';
    const message = isBlank || text === shown ? undefined : onLeave(text);
    const isShown = multiple || text === shown || (!isBlank && message === undefined);
    // An answer that the box does not show must not be sent.
    if (!isShown && field.value !== undefined) field.onChange(undefined);
    keepUnlisted(text, message);
  }

  const lookUp = useEffectEvent(() => {
    const isInside = document.activeElement?.id === field.id;
    if (unlisted === undefined) {
      if (typedText !== undefined && !isInside) leave(typedText);
    } else if (disabled || (!multiple && field.value !== undefined)) {
      keepUnlisted(unlisted, undefined);
    } else if (field.readOnly || (props.isAnnounced && isInside)) {
      // The visitor can't change it, or goes on with it.
      type(unlisted);
      keepUnlisted(unlisted, undefined);
    } else leave(unlisted);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them can change what the text means.
  useEffect(() => lookUp(), [options, loading, props.hasFailed, answer, disabled, field.readOnly]);

  const forget = useEffectEvent(() => {
    const isEmpty = unlisted === undefined && typedText === undefined && field.value === undefined;
    if (isEmpty) onType?.('');
  });
  useEffect(() => {
    // A text that was given up elsewhere is not searched for any more.
    if (unlisted !== undefined) return () => forget();
    return undefined;
  }, [unlisted]);

  const placeholder = field.placeholder ?? (disabled ? undefined : texts.choose);
  const chosen = multiple ? (value as Option[]).length : 0;
  const mayAdd = !disabled && !field.readOnly && !props.full && chosen < options.length;
  const more = mayAdd ? texts.chooseMore : undefined;
  const Box = SearchList ?? ClosedSearchBox;
  const missingId = `${field.id}-missing`;
  return (
    <FocusGroup
      ref={box}
      onLeave={field.onBlur}
      onBlurCapture={({ target }) => {
        if (target.id === field.id) leave((target as unknown as HTMLInputElement).value);
      }}
      onPointerEnter={approach}
      onFocus={() => {
        approach();
        setUsed(true);
      }}
    >
      <Box<Option, Multiple>
        {...props}
        // The list would cover the button that loads its entries again.
        {...(isLost(missing) && { open: false })}
        field={{
          ...field,
          placeholder: chosen > 0 ? more : placeholder,
          describedBy: missing
            ? `${field.describedBy ?? ''} ${missingId}`.trim()
            : field.describedBy,
        }}
        text={unlisted ?? typedText}
        onText={(text) => {
          // The list is given the text of the closed box as if it were typed into it.
          if (SearchList) type(text);
          else approach();
          if (text === undefined) return;
          keepUnlisted(text, undefined);
          onType?.(text);
        }}
        onChange={(event, chosen, reason, details) => {
          props.onChange?.(event, chosen, reason, details);
          if (unlisted !== undefined && reason === 'removeOption') leave(unlisted);
        }}
        onEnter={(text) => {
          if (!waitsAtEnter) leave(text);
        }}
        box={box}
        unfinished={unfinished}
      />
      {isUsed && missing && <MissingList id={missingId} missing={missing} inputId={field.id} />}
    </FocusGroup>
  );
}
