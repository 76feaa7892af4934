import type { SandboxCall } from '../../definition/files/sandbox.ts';
import type { Database } from '../database.ts';
import type { FileInBody } from '../judge/files-in-body.ts';
import type { MailSender } from '../mail-sender.ts';
import type { Seal } from '../seal.ts';
import type { Invitation } from '../store/invitations.ts';
import type { Limits } from './limits.ts';

/** A request as mappings in sandbox.json read it. */
export type CallRequest = {
  /** The JSON body; for GET and DELETE, which have none, the same as `query`. */
  body: Record<string, unknown>;
  query: Record<string, string>;
  params: Record<string, string>;
  /** "data" of sandbox.json. */
  data: Record<string, unknown>;
  /** The files of a form, by the names of their parts. */
  files?: ReadonlyMap<string, File>;
};

export type CallContext = {
  /** Name of the call in app.json. */
  name: string;
  /** Origin of the product in the visitor's browser; links in mails lead there. */
  origin: string;
  database: Database;
  now: () => Date;
  /** Days after which the token of a mail is no longer admitted. */
  tokenDays: number;
  /** Minutes in which an application that is stored can be replaced; then its review begins. */
  reviewMinutes: number;
  judge: JudgeRequest;
  seal: Seal;
  limits?: Limits | undefined;
  /** Present where mails go out. */
  mails?: Pick<MailSender, 'wake'> | undefined;
  /** The most bytes of all files that are kept. */
  maxFileBytes?: number | undefined;
};

/**
 * Judges the body of a call.
 *
 * @param invitation that of the application which the body is of, where it names one
 * @returns the body with the values alone that a screen sends and the files that go with it, or the reply to a body that none would send
 */
export type JudgeRequest = (
  body: Record<string, unknown>,
  invitation?: Invitation,
) => Promise<{ body: Record<string, unknown>; files: FileInBody[] } | { refused: Reply }>;

export type Reply = { status: number; body: unknown; headers?: Record<string, string> };

/** The entry of sandbox.json for a call that does `Kind`. */
export type CallDefinition<Kind extends SandboxCall['do']> = Extract<SandboxCall, { do: Kind }>;
