import { useEffect, useRef, useState } from 'react';
import type { ScreenState } from '../../analysis/states/state.ts';
import type { Widths } from './controls.tsx';
import { useTurn } from './use-turn.ts';

const screens = [
  { name: 'phone', width: 360 },
  { name: 'desktop', width: 1280 },
] as const;

const gap = 24;

interface FramesProps {
  state: ScreenState;
  widths: Widths;
  /** Whether the frames can be used, and not only looked at. */
  alive?: boolean;
}

/** A state at the width of a phone and of a desktop, side by side at one scale where there is room. */
export function Frames({ state, widths, alive = false }: FramesProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const isNear = useIsNear(place);
  const shown = screens.filter(({ name }) => widths === 'both' || widths === name);
  const beside = room > 640;
  const total = shown.reduce((sum, { width }) => sum + width, 0) + gap * (shown.length - 1);
  return (
    <div ref={place} className="frames" data-beside={beside || undefined}>
      {room > 0 &&
        shown.map(({ name, width }) => (
          <Frame
            key={name}
            {...{ state, name, width, alive, isNear }}
            scale={Math.min(1, room / (beside ? total : width))}
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
  alive: boolean;
  isNear: boolean;
}

function Frame({ state, name, width, scale, alive, isNear }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { hasTurn, done } = useTurn(isNear);
  const height = useHeight(frame, done);
  return (
    <div className="frame" style={{ width: width * scale, height: height * scale }}>
      {hasTurn && (
        <iframe
          ref={frame}
          title={`${state.title}, ${name}`}
          src={`/gallery-frame/${state.path}${alive ? '' : '?still'}`}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          // Nobody wants to tab through hundreds of forms.
          inert={!alive}
        />
      )}
    </div>
  );
}

/** What a frame tells the page around it. */
interface Told {
  galleryHeight?: unknown;
  galleryDone?: unknown;
}

/** As high as what the frame says that it shows. */
function useHeight(frame: React.RefObject<HTMLIFrameElement | null>, done: () => void): number {
  const [height, setHeight] = useState(640);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Told | null>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data?.galleryDone) done();
      if (typeof data?.galleryHeight === 'number') setHeight(Math.max(160, data.galleryHeight));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, done]);
  return height;
}

function useWidth(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

/** Frames far from what is in sight are taken away: hundreds at once would be too many. */
function useIsNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const near = ([entry]: IntersectionObserverEntry[]) =>
      setIsNear(entry?.isIntersecting ?? false);
    const observer = new IntersectionObserver(near, { rootMargin: '800px 0px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
