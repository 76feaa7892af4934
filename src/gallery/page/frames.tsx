import { useEffect, useRef, useState } from 'react';
import type { ScreenState } from '../../analysis/states/state.ts';
import type { Widths } from './controls.tsx';
import { framePath } from './paths.ts';
import { useIsNear } from './use-is-near.ts';
import { useTurn } from './use-turn.ts';

const screens = [
  { name: 'phone', width: 360 },
  { name: 'desktop', width: 1280 },
] as const;

const gap = 24;

interface FramesProps {
  state: ScreenState;
  widths: Widths;
  /** Whether the frames accept input. */
  interactive?: boolean;
}

/** Shows a state at the widths of a phone and a desktop, side by side at one scale where both fit. */
export function Frames({ state, widths, interactive = false }: FramesProps) {
  const container = useRef<HTMLDivElement>(null);
  const available = useWidth(container);
  const { isNear } = useIsNear(container);
  const shown = screens.filter(({ name }) => widths === 'both' || widths === name);
  const sideBySide = available > 640;
  const total = shown.reduce((sum, { width }) => sum + width, 0) + gap * (shown.length - 1);
  return (
    <div ref={container} className="frames" data-side-by-side={sideBySide || undefined}>
      {available > 0 &&
        shown.map(({ name, width }) => (
          <Frame
            key={name}
            state={state}
            name={name}
            width={width}
            interactive={interactive}
            isNear={isNear}
            scale={Math.min(1, available / (sideBySide ? total : width))}
          />
        ))}
    </div>
  );
}

interface FrameProps {
  state: ScreenState;
  name: string;
  width: number;
  scale: number;
  interactive: boolean;
  isNear: boolean;
}

function Frame({ state, name, width, scale, interactive, isNear }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { hasTurn, done } = useTurn(isNear);
  const height = useHeight(frame, done);
  return (
    <div className="frame" style={{ width: width * scale, height: height * scale }}>
      {hasTurn && (
        <iframe
          ref={frame}
          title={`${state.title}, ${name}`}
          src={`${framePath(state.path)}${interactive ? '' : '?still'}`}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          // The Tab key would go through hundreds of forms.
          inert={!interactive}
        />
      )}
    </div>
  );
}

/** Message of a frame to the surrounding page. */
interface FrameMessage {
  galleryHeight?: unknown;
  galleryDone?: unknown;
}

/** Returns the height that the frame reports. */
function useHeight(frame: React.RefObject<HTMLIFrameElement | null>, done: () => void): number {
  const [height, setHeight] = useState(640);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage | null>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data?.galleryDone) done();
      if (typeof data?.galleryHeight === 'number') setHeight(Math.max(160, data.galleryHeight));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, done]);
  return height;
}

function useWidth(container: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  return width;
}
