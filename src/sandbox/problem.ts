/** Something that whoever starts the sandbox can put right; the message says what was found and what to do. */
export class SandboxProblem extends Error {}

/** The code of a system error ("ENOENT"), or "" where there is none. */
export function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code ?? '');
}

/** What kind of error it is, for a log: without its message, since a driver's may hold the statement's values. */
export function reasonOf(error: unknown): string {
  if (error instanceof SandboxProblem) return error.message;
  const name = error instanceof Error ? error.name : 'unknown';
  return `${name} ${codeOf(error)}`.trim();
}
