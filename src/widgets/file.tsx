import { styled } from '@mui/material/styles';
import { type DragEvent, useRef, useState } from 'react';
import { type FileEntry, filesIn, isUploaded } from '../core/files/file-answer.ts';
import { bytesIn, type FileKind } from '../definition/file-kinds.ts';
import { fill } from '../definition/texts.ts';
import {
  sizeText,
  useLanguage,
  useTexts,
  useUploads,
  VisuallyHidden,
  visuallyHidden,
  type WidgetProps,
} from '../engine/widget.ts';
import { FileRow } from './parts/files/file-row.tsx';
import {
  acceptAttribute,
  kindNames,
  type RefusedFile,
  sortFiles,
  withOwnNames,
} from './parts/files/sort-files.ts';
import { ChooseLabel, Files, Refusals, Zone } from './parts/files/styles.ts';
import { useDropGuard } from './parts/files/use-drop-guard.ts';
import { FocusGroup } from './parts/focus-group.tsx';

interface Options {
  accept?: FileKind[];
  maxSize?: string;
  capture?: 'environment' | 'user';
}

/** A native input for files, which can be dropped on it too, and the files below it. Each is uploaded at once, or goes with the form. */
export default function FileField(field: WidgetProps) {
  const { id, value, type, readOnly, maxItems } = field;
  const { accept = [], maxSize = '', capture } = field.options as Options;
  const texts = useTexts();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isOver, setIsOver] = useState(false);
  const uploads = useUploads(field, (name, failure) =>
    setAnnouncement(
      failure === undefined
        ? fill(texts.fileUploaded, { name })
        : failure || fill(texts.fileFailed, { name }),
    ),
  );
  useDropGuard();
  const entries = filesIn(value);
  const isList = type === 'array';
  const kinds = kindNames(accept, language);
  const isFull = isList && maxItems !== undefined && entries.length >= maxItems;
  const limit = maxSize && sizeText(bytesIn(maxSize), language);

  const add = (chosen: FileList | null) => {
    const files = isList ? withOwnNames([...(chosen ?? [])], entries) : [...(chosen ?? [])];
    const names = new Set(files.map(({ name }) => name));
    const others = entries.filter(({ name }) => !names.has(name)).length;
    const room = isList ? (maxItems ?? Number.POSITIVE_INFINITY) - others : 1;
    const sorted = sortFiles(files, {
      ...(accept.length > 0 && { accept }),
      ...(maxSize && { maxSize }),
      room,
    });
    setRefused(sorted.refused);
    if (sorted.taken.length === 0) return;
    uploads.add(sorted.taken, !isList);
    const name = sorted.taken.map((file) => file.name).join(', ');
    setAnnouncement(fill(uploads.goWithForm ? texts.fileAdded : texts.fileUploading, { name }));
  };

  const remove = (name: string) => {
    uploads.remove(name);
    setAnnouncement(fill(texts.fileRemoved, { name }));
    input.current?.focus();
  };

  const drag = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setIsOver(isInside);
  };

  const reasons = {
    wrongKind: texts.fileWrongKind,
    tooLarge: texts.fileTooLarge,
    tooMany: texts.fileTooMany,
  };
  const lossOf = (entry: FileEntry) => {
    if (uploads.goWithForm) return 'part' in entry ? undefined : texts.fileNotKept;
    return isUploaded(entry) ? undefined : texts.fileLost;
  };
  const limitOf = (reason: RefusedFile['reason']) =>
    reason === 'tooLarge' ? limit : isList ? maxItems : 1;
  const choose = isList
    ? texts.filesChoose
    : entries.length > 0
      ? texts.fileReplace
      : texts.fileChoose;

  return (
    <FocusGroup onLeave={field.onBlur}>
      {!readOnly && (
        <Zone
          data-invalid={field.invalid || undefined}
          data-over={isOver || undefined}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            add(event.dataTransfer.files);
          }}
        >
          <Input
            ref={input}
            id={id}
            type="file"
            name={field.name}
            multiple={isList}
            accept={acceptAttribute(accept) || undefined}
            capture={capture}
            required={field.required && entries.length === 0}
            aria-labelledby={field.labelId}
            aria-describedby={[`${id}-limits`, field.describedBy].filter(Boolean).join(' ')}
            aria-invalid={field.invalid}
            onChange={(event) => {
              add(event.target.files);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
          <ChooseLabel htmlFor={id} data-ring>
            {choose}
          </ChooseLabel>
          <span data-drop aria-hidden>
            {texts.fileDrop}
          </span>
          <small id={`${id}-limits`}>
            {fill(texts.fileLimits, { kinds, size: limit })}
            {isFull && ` ${fill(texts.itemsFull, { count: maxItems })}.`}
          </small>
        </Zone>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <Refusals>
            {refused.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                {fill(reasons[reason], { name, kinds, limit: limitOf(reason) })}
              </li>
            ))}
          </Refusals>
        </div>
      )}
      {entries.length > 0 && (
        <Files>
          {entries.map((entry) => (
            <FileRow
              key={entry.name}
              entry={entry}
              lost={lossOf(entry)}
              upload={uploads.state[entry.name]}
              onRemove={readOnly ? undefined : () => remove(entry.name)}
              onRetry={() => uploads.retry(entry.name)}
            />
          ))}
        </Files>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FocusGroup>
  );
}

/** The browser's own button has words in the language of the browser, so the label beside it is seen in its place. */
const Input = styled('input')(visuallyHidden);
