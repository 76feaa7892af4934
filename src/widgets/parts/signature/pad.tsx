import { styled } from '@mui/material/styles';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { edge, space, text, visuallyHidden } from '../../../engine/widget.ts';
import { type Box, boxOf, type Drawing, ink, paper } from './drawing.ts';
import { padSize, pathOf, type Stroke } from './stroke.ts';

interface PadProps {
  id: string;
  drawing: Drawing;
  /** Says what the pad shows. */
  label: string;
  /** Says what to do; seen while nothing is drawn. */
  hint: string;
  invalid: boolean;
  readOnly: boolean;
  /** Gets the element that shows the picture of the drawing. */
  image: RefObject<HTMLImageElement | null>;
  onStroke: (stroke: Stroke) => void;
}

/**
 * Paper to draw on with a mouse, a pen or a finger. Its strokes have units of their own, so that a pad that changes its size,
 * even while a line is drawn, shows them whole and in proportion.
 */
export function Pad(props: PadProps) {
  const { id, drawing, label, hint, invalid, readOnly, image, onStroke } = props;
  const { picture, strokes } = drawing;
  const [box, setBox] = useState<Box>();
  const stroke = useRef<Stroke>(undefined);
  const line = useRef<SVGPathElement>(null);
  const isEmpty = picture === undefined && strokes.length === 0;

  const drawLine = () =>
    line.current?.setAttribute('d', stroke.current ? pathOf(stroke.current) : '');

  function begin(event: PointerEvent<HTMLElement>) {
    if (readOnly || stroke.current || event.button !== 0 || !event.isPrimary) return;
    // The focus comes into the field, so that leaving it can be noticed.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = { points: [], isPen: event.pointerType === 'pen' };
    go(event);
  }

  function go(event: PointerEvent<HTMLElement>) {
    if (!stroke.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { nativeEvent } = event;
    const events = nativeEvent.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY, pressure } of events.length > 0 ? events : [nativeEvent]) {
      stroke.current.points.push([
        ((clientX - left) / width) * padSize.width,
        ((clientY - top) / height) * padSize.height,
        pressure,
      ]);
    }
    drawLine();
  }

  function end() {
    const ended = stroke.current;
    stroke.current = undefined;
    drawLine();
    if (ended) onStroke(ended);
  }

  return (
    <Frame data-invalid={invalid || undefined}>
      <Paper
        role="img"
        aria-label={label}
        aria-describedby={`${id}-here`}
        tabIndex={-1}
        data-read-only={readOnly || undefined}
        onPointerDown={begin}
        onPointerMove={go}
        onLostPointerCapture={end}
      >
        {picture !== undefined && (
          <img
            ref={image}
            src={picture}
            alt=""
            onLoad={(event) => setBox(boxOf(event.currentTarget))}
            draggable={false}
            style={box && percentages(box)}
          />
        )}
        <svg viewBox={`0 0 ${padSize.width} ${padSize.height}`} fill={ink} aria-hidden>
          <path d="M40 185H560" stroke="#aab2c0" strokeDasharray="4 6" />
          {strokes.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken away at the end.
            <path key={index} d={pathOf(one)} />
          ))}
          <path ref={line} />
        </svg>
      </Paper>
      <Hint id={`${id}-here`} data-hidden={!isEmpty || undefined}>
        {hint}
      </Hint>
    </Frame>
  );
}

const percentages = ({ x, y, width, height }: Box) => ({
  left: `${(x / padSize.width) * 100}%`,
  top: `${(y / padSize.height) * 100}%`,
  width: `${(width / padSize.width) * 100}%`,
  height: `${(height / padSize.height) * 100}%`,
});

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: padSize.width,
  border: `1px solid ${edge}`,
  borderRadius: theme.vars?.shape.borderRadius,
  overflow: 'hidden',
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
}));

const Paper = styled('div')({
  position: 'relative',
  // Ink is dark and paper is white everywhere, as in the picture that is sent.
  background: paper,
  forcedColorAdjust: 'none',
  aspectRatio: `${padSize.width} / ${padSize.height}`,
  cursor: 'crosshair',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  // A finger draws here, and moves the page elsewhere.
  touchAction: 'none',
  '&[data-read-only]': { cursor: 'default', touchAction: 'auto' },
  '--ring-offset': '-3px',
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > img': { inset: 'auto' },
});

const Hint = styled('span')({
  position: 'absolute',
  insetInline: 0,
  ...text.small,
  bottom: space.s,
  paddingInline: space.l,
  color: '#4b5468',
  forcedColorAdjust: 'none',
  textAlign: 'center',
  pointerEvents: 'none',
  '&[data-hidden]': { ...visuallyHidden, insetInline: 'auto', bottom: 'auto' },
});
