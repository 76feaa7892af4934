import type { Path } from './path.ts';

/**
 * Divides paths among as few pages as a visitor needs to follow them, since to open one costs more than most paths do.
 * One page follows all links of a screen. One fails in each way that lets the visitor stay: first to load, then to send
 * the same answers.
 */
export function pathsByPage(paths: Path[]): Path[][] {
  const pages = new Map<string, Path[]>();
  for (const path of paths) {
    const key = pageKey(path);
    pages.set(key, [...(pages.get(key) ?? []), path]);
  }
  for (const loads of [...pages.values()].filter(isFailingToLoad)) {
    const sends = [...pages.values()].find(
      ([first]) =>
        first?.screen === loads[0]?.screen && first?.kind === 'walk' && canFailAgain(first),
    );
    if (!sends) continue;
    sends.unshift(...loads);
    for (const [key, page] of pages) if (page === loads) pages.delete(key);
  }
  return [...pages.values()];
}

const isFailingToLoad = ([path]: Path[]): boolean => path?.kind === 'load' && canFailAgain(path);

/** Returns a key that the paths on one page share. */
function pageKey(path: Path): string {
  const { id, kind, screen } = path;
  if (kind === 'visit') return JSON.stringify([kind, screen]);
  if (!canFailAgain(path)) return id;
  const answers = kind === 'walk' && path.steps.map((step) => [step.id, step.answers]);
  return JSON.stringify([kind, screen, answers]);
}

/** Returns whether the visitor stays after a failed call, with all answers. */
function canFailAgain(path: Path): boolean {
  if (path.kind === 'visit' || (path.kind === 'walk' && !path.resend)) return false;
  return path.expectedEnd.route === undefined && !path.expectedEnd.clearsDraft;
}
