/** Facts of a log line, none of which a visitor entered. */
type LogFields = Record<string, string | number>;

/** Takes one line of a log; no line holds a token or anything else that a visitor entered. */
export type Log = (line: string, fields?: LogFields) => void;

/** Creates a log whose lines are JSON, as collectors of logs read them. */
export const jsonLog =
  (print: (line: string) => void, now: () => Date): Log =>
  (message, fields) =>
    print(JSON.stringify({ time: now().toISOString(), message: message.trim(), ...fields }));

/** Returns where an error was thrown, without its message, which may hold values. */
export function placesOf(error: unknown): string {
  const { stack = '', message = '' } = error instanceof Error ? error : {};
  const rest = stack.slice(stack.indexOf(message) + message.length);
  return rest
    .split('\n')
    .flatMap((line) => /^ +at (.+)$/.exec(line)?.[1] ?? [])
    .slice(0, 8)
    .join(' < ');
}
