/** A problem that a person can solve; the message names the problem and the remedy. */
export class StartProblem extends Error {}

/** Returns the code of a system error ("ENOENT"), or "" where there is none. */
export function errorCode(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code ?? '');
}

/** Describes an error for a log: without its message, since a driver's may hold the statement's values. */
export function describeError(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  const name = error instanceof Error ? error.name : 'unknown';
  return `${name} ${errorCode(error)}`.trim();
}
