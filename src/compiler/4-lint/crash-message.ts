/** Words that no other finding has. */
export const faultOfChecker = 'This is a fault of the checker';

/** Says that a rule has crashed, with the line of its code that threw. */
export function crashMessage(rule: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = /\n +at .*?([^/\\]+:\d+):\d+\)?(\n|$)/.exec(stack)?.[1];
  const where = line === undefined ? '' : ` (${line})`;
  return `The rule "${rule}" could not be applied: ${message}${where}. ${faultOfChecker}, not of your definitions; please report it with them. All other rules were applied.`;
}
