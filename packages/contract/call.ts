import type { RefusalCode } from '@teeka/domain/refusal';
import type { z } from 'zod';
import { done, nothing } from './fields.ts';
import type { PathTemplate } from './prefixes.ts';
import type { Role } from './roles.ts';

/**
 * Who may make a call, and on which rows.
 * - `open`: before sign-in; rate-limited.
 * - `signed-in`: every signed-in user.
 * - a list of roles.
 */
export type Access = 'open' | 'signed-in' | readonly Role[];

/**
 * Which rows a call may ever touch; the access matrix tests a call inside and outside of it.
 * - `none`: nothing that belongs to a person or a place (settings, master lists).
 * - `self`: the actor's own account.
 * - `own-sites`: session sites the actor is posted to, and their sessions.
 * - `own-area`: people and places of the actor's state, district, block, facility or sites, by level.
 */
export type Area = 'none' | 'self' | 'own-sites' | 'own-area';

/**
 * One call of the API, as data. The server's route, the client, OpenAPI, the access matrix, the sealed fields
 * and the permission to wait in the outbox are all derived from it.
 */
export interface Call<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** `<capability>.<name>`, the name under which server and client know it. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: PathTemplate;
  /** One sentence for OpenAPI. */
  readonly summary: string;
  readonly access: Access;
  readonly area: Area;
  /** Path parameters of a GET and the body of a POST, in one object. */
  readonly request: Request;
  readonly reply: Reply;
  /** Field paths that travel sealed (`*` for each item of a list): `['user_name', 'items.*.ben_mobile_number']`. */
  readonly sealed?: { readonly request?: readonly string[]; readonly reply?: readonly string[] };
  /** How the session key of a call before sign-in is agreed: by `secret` in the body, or by an earlier `txnId`. */
  readonly keyFrom?: 'secret' | 'txnId' | 'sign-in';
  /** An open call that is counted by the sign-in of its refresh token, where that proves to be ours, not by address. */
  readonly countedBy?: 'sign-in';
  /** Fields sealed with the dynamic key of `ts` instead of the session key (the password). */
  readonly dynamic?: readonly string[];
  /** Refusals of its own, beyond those every call can give. */
  readonly refusals: readonly RefusalCode[];
  /** `command` changes data: it runs in one transaction, carries an idempotency key and leaves an audit row. */
  readonly kind: 'query' | 'command';
  /** May wait in the outbox and be sent later, by the same or another worker's phone. */
  readonly outbox?: true;
  /** Comes as multipart/form-data: the named field of the request is a file of at most so many bytes. */
  readonly upload?: {
    readonly field: string;
    readonly most: number;
    /** So many files may come under the field, or none; without it exactly one. */
    readonly many?: number;
    /** Fields that travel as JSON text, because a form knows only texts. */
    readonly json?: readonly string[];
  };
  /**
   * Costs much to answer (a whole list, a pack, a file of rows): few of one user are under way at once, and none once the
   * user has read as many people as a day has. `figures` tell of nobody, so that they do not rest; what covers a `year` is
   * answered to a few at once, whoever asks.
   */
  readonly heavy?: true | 'figures' | 'year';
  /** A GET whose reply carries `version`: answered with it as ETag, and 304 to whoever has that version. */
  readonly versioned?: true;
  /** `json` unless said otherwise. */
  readonly answers?: 'text' | 'blob';
  /** Whether the full-screen loader stays away (specification, document 1 section 7). */
  readonly quiet?: true;
  /** The access token is exchanged and stored before the call is made (specification, document 2, 'Downloads'). */
  readonly freshToken?: true;
}

const usual = { method: 'POST', kind: 'query', request: nothing, reply: done, refusals: [] } as const;

type Definition<Request, Reply> = Omit<Call, keyof typeof usual | 'path'> &
  Partial<Pick<Call, 'method' | 'path' | 'kind' | 'refusals'>> & { readonly request?: Request; readonly reply?: Reply };

/**
 * A call with its exact shapes. Left out is what most calls say alike: POST, the address of a vaccinator's call of its
 * name, a query, no fields, no news in the reply, no refusals of its own.
 */
export function call<Request extends z.ZodType = typeof nothing, Reply extends z.ZodType = typeof done>(
  definition: Definition<Request, Reply>,
): Call<Request, Reply> {
  // What was left out of the shapes is what their parameters then stand for.
  return { ...usual, path: `{vaccinator}/${definition.name.split('.')[1]}`, ...definition } as Call<Request, Reply>;
}

export type RequestOf<C extends Call> = z.output<C['request']>;
/** What a caller writes: optional fields with defaults may be left out. */
export type InputOf<C extends Call> = z.input<C['request']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;
