import type { SandboxCall } from '../../definition/files/sandbox.ts';
import type { Seal } from '../crypto/seal.ts';
import type { HashSecret } from '../crypto/secret-hash.ts';
import type { Database } from '../database/database.ts';
import type { Sender } from '../delivery/sender.ts';
import type { MadeWith } from '../store/definitions.ts';
import type { Invitation } from '../store/invitations.ts';
import type { Reply } from '../store/replies.ts';
import type { FileInBody } from '../validate/files-in-body.ts';
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
  /** Returns the address of a path of the product in the visitor's browser; links in mails lead there. */
  addressOf: (path: string) => string;
  /** The address that the request comes from. */
  address: string;
  database: Database;
  now: () => Date;
  /** Days after which the token of a mail is no longer admitted. */
  tokenDays: number;
  /** Minutes in which an application that is stored can be replaced; then its review begins. */
  reviewMinutes: number;
  validate: ValidateRequest;
  /** Returns the definitions that what is stored is made with. */
  madeWith: () => Promise<MadeWith>;
  hashSecret: HashSecret;
  seal: Seal;
  limits?: Limits | undefined;
  /** Present where mails go out. */
  mails?: Pick<Sender, 'wake'> | undefined;
  /** Present where applications go to a receiver. */
  webhooks?: Pick<Sender, 'wake'> | undefined;
  /** The most bytes of all stored files. */
  maxFileBytes?: number | undefined;
};

/**
 * Validates the body of a call.
 *
 * @param invitation the invitation of the body's application, where it names one
 * @returns the body, reduced to the values that a screen sends, with its files and the id of the screen; or the reply to a body that no screen sends
 */
export type ValidateRequest = (
  body: Record<string, unknown>,
  invitation?: Invitation,
) => Promise<
  { body: Record<string, unknown>; files: FileInBody[]; screen?: string } | { refused: Reply }
>;

/** The entry of sandbox.json for a call that does `Kind`. */
export type CallDefinition<Kind extends SandboxCall['do']> = Extract<SandboxCall, { do: Kind }>;
