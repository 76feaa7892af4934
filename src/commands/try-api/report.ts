/** What a check has found. Only contradictions make the command fail. */
type Kind = 'ok' | 'contradiction' | 'note' | 'untried';

export interface Finding {
  /** Name of the call. */
  call: string;
  kind: Kind;
  /** One sentence or more. */
  text: string;
}

/** Collects the findings of a run, each once. */
export class Report {
  readonly findings: Finding[] = [];
  /** Once it is closed, findings are dropped: nothing that follows was tried as planned. */
  isClosed = false;

  readonly ok = (call: string, text: string) => this.#add({ call, kind: 'ok', text });
  readonly contradiction = (call: string, text: string) =>
    this.#add({ call, kind: 'contradiction', text });
  readonly note = (call: string, text: string) => this.#add({ call, kind: 'note', text });
  readonly untried = (call: string, text: string) => this.#add({ call, kind: 'untried', text });

  count(kind: Kind): number {
    return this.findings.filter((finding) => finding.kind === kind).length;
  }

  #add(finding: Finding): void {
    const isKnown = this.findings.some(
      ({ call, text }) => call === finding.call && text === finding.text,
    );
    if (!this.isClosed && !isKnown) this.findings.push(finding);
  }
}

const marks: Record<Kind, string> = {
  ok: 'ok       ',
  contradiction: 'WRONG    ',
  note: 'note     ',
  untried: 'not tried',
};

/** Formats findings, grouped by the calls of app.json in their order. */
export function formatFindings(
  findings: Finding[],
  calls: Record<string, { method: string; path: string }>,
): string[] {
  return Object.entries(calls).flatMap(([name, { method, path }]) => {
    const own = findings.filter(({ call }) => call === name);
    if (own.length === 0) return [];
    const heading = `${name}: ${method} /${path.replace(/^\/+/, '')}`;
    return [heading, ...own.map(({ kind, text }) => `  ${marks[kind]}  ${text}`), ''];
  });
}
