import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { isDrawn } from '../core/text/drawn.ts';
import {
  Action,
  space,
  text,
  useTexts,
  VisuallyHidden,
  type WidgetProps,
} from '../engine/widget.ts';
import { FocusGroup } from './parts/focus-group.tsx';
import { Half, Pair } from './parts/pair.tsx';
import { type Drawing, toPicture } from './parts/signature/drawing.ts';
import { Pad } from './parts/signature/pad.tsx';
import { TextInput } from './parts/text-input.tsx';

/** What the visitor has given in each way, of which one is the answer. */
interface Given {
  way: 'draw' | 'type';
  drawing: Drawing;
  /** The drawing as a picture; absent where it is too little for a signature. */
  picture: string | undefined;
  name: string | undefined;
}

/** A drawn signature as a picture, or a typed name. Each stays while the visitor turns to the other. */
export default function Signature(field: WidgetProps<{ maxLength?: unknown }>) {
  const { id, value, readOnly, options } = field;
  const maxLength = typeof options.maxLength === 'number' ? options.maxLength : 20_000;
  const texts = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const image = useRef<HTMLImageElement>(null);
  const [given, setGiven] = useState(() => givenBy(value));
  // Two strokes can end before the first one is shown.
  const latest = useRef({ answer: value, given });
  if (latest.current.answer !== value) {
    // It comes from elsewhere: a draft, or a form that starts over.
    latest.current = { answer: value, given: givenBy(value) };
    setGiven(latest.current.given);
  }

  function give(change: Partial<Given>) {
    const next = { ...latest.current.given, ...change };
    const answer = next.way === 'type' ? next.name : next.picture;
    const isNew = answer !== latest.current.answer;
    latest.current = { answer, given: next };
    setGiven(next);
    if (isNew) field.onChange(answer);
  }

  function draw(change: (drawing: Drawing) => Drawing, said: string) {
    const drawing = change(latest.current.given.drawing);
    const picture = toPicture(drawing, image.current, maxLength);
    give({ drawing, picture });
    const isTooLittle = picture === undefined && drawing.strokes.length > 0;
    setAnnouncement(isTooLittle ? texts.signatureEmpty : said);
  }

  const { way, drawing, name } = given;
  const isEmpty = drawing.picture === undefined && drawing.strokes.length === 0;
  const ways = [
    { value: 'draw', label: texts.signatureDraw },
    { value: 'type', label: texts.signatureType },
  ];
  const ofField = { ...field, onBlur: () => {} };
  const chooser = {
    ...ofField,
    id: way === 'draw' ? id : `${id}-way`,
    labelId: `${id}-how`,
    describedBy: way === 'draw' ? field.describedBy : undefined,
    value: way,
    onChange: (next: unknown) => give({ way: next as Given['way'] }),
  };
  return (
    <FocusGroup role="group" aria-labelledby={field.labelId} onLeave={field.onBlur}>
      <VisuallyHidden id={`${id}-how`}>{texts.signatureHow}</VisuallyHidden>
      <Pair field={chooser} name={`${id}-way`} choices={ways} label={Half} />
      {way === 'draw' ? (
        <Way>
          <Pad
            id={id}
            drawing={drawing}
            label={value === undefined ? texts.signatureEmpty : texts.signatureDrawn}
            hint={texts.signatureHere}
            invalid={field.invalid}
            readOnly={readOnly}
            image={image}
            onStroke={(stroke) =>
              draw(
                ({ picture, strokes }) => ({ picture, strokes: [...strokes, stroke] }),
                texts.signatureDrawn,
              )
            }
          />
          {!readOnly && (
            <Actions>
              <Action
                type="button"
                aria-disabled={isEmpty || undefined}
                onClick={() => !isEmpty && draw(() => ({ strokes: [] }), texts.signatureCleared)}
              >
                {texts.clear}
              </Action>
              <Action
                type="button"
                aria-disabled={drawing.strokes.length === 0 || undefined}
                onClick={() => drawing.strokes.length > 0 && draw(undone, texts.signatureUndone)}
              >
                {texts.signatureUndo}
              </Action>
            </Actions>
          )}
        </Way>
      ) : (
        <Way>
          <label htmlFor={id}>{texts.signatureName}</label>
          <TextInput
            field={{
              ...ofField,
              autoComplete: field.autoComplete ?? 'name',
              value: name,
              onChange: (next) => give({ name: next as string | undefined }),
            }}
            hints={{ autoCapitalize: 'words', spellCheck: false }}
          />
        </Way>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FocusGroup>
  );
}

const undone = ({ picture, strokes }: Drawing): Drawing => ({
  picture,
  strokes: strokes.slice(0, -1),
});

function givenBy(answer: unknown): Given {
  const picture = isDrawn(answer) ? answer : undefined;
  const name = picture === undefined && answer !== undefined ? String(answer) : undefined;
  return {
    way: name === undefined ? 'draw' : 'type',
    drawing: { picture, strokes: [] },
    picture,
    name,
  };
}

const Way = styled('div')({
  marginTop: space.m,
  '& > label': { display: 'block', ...text.small, marginBottom: space.xs },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginTop: space.xs,
  // Their words stand on the edge of the pad.
  marginInlineStart: `calc(-1 * ${space.m})`,
  // A button with nothing to do keeps its place, and its focus after the last thing that it did.
  '& > [aria-disabled]:not(:focus)': { visibility: 'hidden' },
});
