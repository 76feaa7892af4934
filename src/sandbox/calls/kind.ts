import type { SandboxCall } from '../../definition/files/sandbox.ts';
import type { Database } from '../database.ts';

/** What arrived, as mappings in sandbox.json read it. */
export type CallRequest = {
  /** The JSON body; for GET and DELETE, which have none, the same as `query`. */
  body: Record<string, unknown>;
  query: Record<string, string>;
  params: Record<string, string>;
  /** "data" of sandbox.json. */
  data: Record<string, unknown>;
};

export type CallContext = {
  /** Name of the call in app.json. */
  name: string;
  /** Origin of the product that the visitor uses, where links in mails lead. */
  origin: string;
  database: Database;
  now: () => Date;
};

export type Reply = { status: number; body: unknown };

/** What sandbox.json says about a call that does `Kind`. */
export type Step<Kind extends SandboxCall['do']> = Extract<SandboxCall, { do: Kind }>;
