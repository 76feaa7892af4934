import { useEffect, useState } from 'react';

interface Arrow {
  path: string;
  kind: string;
  key: string;
}

/** Draws an arrow from each edge of the flow to its target screen, over the boxes of the map, which hold the labels. */
export function Arrows({ map }: { map: React.RefObject<HTMLDivElement | null> }) {
  const [arrows, setArrows] = useState<Arrow[]>([]);
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const draw = () => setArrows(measureArrows(element));
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

function measureArrows(map: HTMLElement): Arrow[] {
  const origin = map.getBoundingClientRect();
  const edges = [...map.querySelectorAll<HTMLElement>('[data-to]')];
  // Counts the arrows at each target, so that they end beside each other.
  const arrivals = new Map<string, number>();
  return edges.flatMap((edge, index) => {
    const to = edge.dataset.to ?? '';
    const box = edge.closest('[data-screen]')?.getBoundingClientRect();
    const target = map.querySelector(`[data-screen="${CSS.escape(to)}"]`)?.getBoundingClientRect();
    if (!box || !target) return [];
    const count = arrivals.get(to) ?? 0;
    arrivals.set(to, count + 1);
    const own = edge.getBoundingClientRect();
    const y = own.top + Math.min(own.height / 2, 12) - origin.top;
    const end = target.top + 26 + count * 9 - origin.top;
    const key = `${index}-${to}`;
    const kind = edge.dataset.kind ?? 'link';
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

/** Returns the SVG path of an arrow, between the sides of the two boxes that face each other. */
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
