import { useEffect, useState } from 'react';

interface Arrow {
  path: string;
  kind: string;
  key: string;
}

/** Arrows from each way on to the screen that it leads to, over the boxes of a map. What they say stands in the boxes. */
export function Arrows({ map }: { map: React.RefObject<HTMLDivElement | null> }) {
  const [arrows, setArrows] = useState<Arrow[]>([]);
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const draw = () => setArrows(arrowsIn(element));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    draw();
    return () => observer.disconnect();
  }, [map]);
  return (
    <svg className="arrows" aria-hidden="true">
      <defs className="heads">
        {['success', 'failure', 'link'].map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" />
          </marker>
        ))}
      </defs>
      {arrows.map(({ key, kind, path }) => (
        <path key={key} d={path} data-kind={kind} markerEnd={`url(#head-${kind})`} />
      ))}
    </svg>
  );
}

function arrowsIn(map: HTMLElement): Arrow[] {
  const origin = map.getBoundingClientRect();
  const ways = [...map.querySelectorAll<HTMLElement>('[data-to]')];
  // How many arrows end at each screen, so that they end beside each other.
  const ends = new Map<string, number>();
  return ways.flatMap((way, index) => {
    const to = way.dataset.to ?? '';
    const box = way.closest('[data-screen]')?.getBoundingClientRect();
    const target = map.querySelector(`[data-screen="${CSS.escape(to)}"]`)?.getBoundingClientRect();
    if (!box || !target) return [];
    const count = ends.get(to) ?? 0;
    ends.set(to, count + 1);
    const own = way.getBoundingClientRect();
    const y = own.top + Math.min(own.height / 2, 12) - origin.top;
    const end = target.top + 26 + count * 9 - origin.top;
    const key = `${index}-${to}`;
    const kind = way.dataset.kind ?? 'link';
    const [left, right] = [box.left - origin.left, box.right - origin.left];
    const [targetLeft, targetRight] = [target.left - origin.left, target.right - origin.left];
    return [{ key, kind, path: curve({ left, right, y }, { targetLeft, targetRight, end }) }];
  });
}

interface Start {
  left: number;
  right: number;
  y: number;
}

interface End {
  targetLeft: number;
  targetRight: number;
  end: number;
}

/** From the right side to the left of a later column, from the left side to the right of an earlier one. */
function curve({ left, right, y }: Start, { targetLeft, targetRight, end }: End): string {
  if (targetLeft > right) {
    const bend = Math.min(60, (targetLeft - right) / 2);
    return `M${right} ${y} C${right + bend} ${y} ${targetLeft - bend} ${end} ${targetLeft} ${end}`;
  }
  if (targetRight < left) {
    const bend = Math.min(60, (left - targetRight) / 2);
    return `M${left} ${y} C${left - bend} ${y} ${targetRight + bend} ${end} ${targetRight} ${end}`;
  }
  const out = right + 28;
  return `M${right} ${y} C${out} ${y} ${out} ${end} ${targetRight} ${end}`;
}
