/** Something that whoever starts the sandbox can put right; the message says what was found and what to do. */
export class SandboxProblem extends Error {}

/** The code of a system error ("ENOENT"), or "" where there is none. */
export function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code ?? '');
}
