import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import type { FileEntry } from '../../../core/files/file-answer.ts';
import { fill } from '../../../definition/texts.ts';
import {
  Action,
  CheckIcon,
  CrossIcon,
  controlHeight,
  type FileUpload,
  IconAction,
  messageSign,
  sizeText,
  space,
  text,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from '../../../engine/widget.ts';

interface FileRowProps {
  entry: FileEntry;
  /** The reason why its content is missing, unless it is uploaded. */
  lost: string | undefined;
  /** Present while it is uploaded, and after that has failed. */
  upload: FileUpload | undefined;
  /** Absent where the answer can't be changed. */
  onRemove: (() => void) | undefined;
  onRetry: () => void;
}

/** One file of an answer: its name, its size and how far it is, with the buttons to cancel, try again or remove it. */
export function FileRow({ entry, lost, upload, onRemove, onRetry }: FileRowProps) {
  const texts = useTexts();
  const language = useLanguage();
  const nameId = useId();
  const { name, size } = entry;
  const isRunning = upload !== undefined && upload.failure === undefined;
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = row.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    // Its button may have been replaced by another one.
    if (hadFocus && document.activeElement === document.body) {
      row.current?.querySelector('button')?.focus();
    }
  });
  const problem =
    upload?.failure !== undefined
      ? upload.failure || fill(texts.fileFailed, { name })
      : upload === undefined && lost && fill(lost, { name });
  const named = (word: string) => (
    <>
      {word}
      <VisuallyHidden as="span"> {name}</VisuallyHidden>
    </>
  );
  return (
    <Row ref={row} data-problem={problem ? '' : undefined}>
      <Text>
        <bdi id={nameId}>{name}</bdi>
        {typeof size === 'number' && <small>{sizeText(size, language)}</small>}
        {isRunning && (
          <Bar
            role="progressbar"
            aria-labelledby={nameId}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(upload.progress * 100)}
          >
            <span style={{ inlineSize: `${upload.progress * 100}%` }} />
          </Bar>
        )}
        {problem && <em>{problem}</em>}
      </Text>
      {!isRunning && !problem && (
        <Done>
          <CheckIcon />
        </Done>
      )}
      {upload?.failure !== undefined && onRemove && (
        <Action type="button" onClick={onRetry}>
          {named(texts.tryAgain)}
        </Action>
      )}
      {onRemove &&
        (isRunning ? (
          <Action type="button" onClick={onRemove}>
            {named(texts.cancel)}
          </Action>
        ) : (
          <IconAction
            type="button"
            aria-label={fill(texts.remove, { label: name })}
            onClick={onRemove}
          >
            <CrossIcon />
          </IconAction>
        ))}
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  minHeight: controlHeight,
  marginTop: space.s,
  paddingBlock: space.xs,
  paddingInline: `${space.m} ${space.xs}`,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.vars?.shape.borderRadius,
  '&[data-problem]': {
    borderColor: theme.vars?.palette.error.main,
    // On a phone, its buttons leave the line to the message.
    justifyContent: 'flex-end',
    '& > div': { flexBasis: '16rem' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  flex: '1 1 96px',
  minWidth: 0,
  paddingBlock: space.s,
  overflowWrap: 'anywhere',
  '& bdi': { marginInlineEnd: space.s },
  '& small': {
    color: theme.vars?.palette.text.secondary,
    ...text.small,
    whiteSpace: 'nowrap',
  },
  '& em': {
    ...messageSign,
    display: 'block',
    color: theme.vars?.palette.error.main,
    fontStyle: 'normal',
  },
}));

const Done = styled('span')(({ theme }) => ({
  display: 'grid',
  color: theme.vars?.palette.primary.main,
  fontSize: 20,
}));

const Bar = styled('div')(({ theme }) => ({
  height: 6,
  marginTop: space.s,
  overflow: 'hidden',
  borderRadius: 3,
  background: theme.vars?.palette.divider,
  '& span': {
    display: 'block',
    height: '100%',
    minWidth: 6,
    borderRadius: 3,
    background: theme.vars?.palette.primary.main,
    transition: 'inline-size 200ms',
  },
}));
