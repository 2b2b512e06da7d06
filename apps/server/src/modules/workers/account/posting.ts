import type { AreaPart } from '@teeka/contract/within';
import type { Refusals } from '@teeka/domain/refusal';
import { type Posting, postingRefusals } from '@teeka/domain/workers';
import type { Actor, Scope } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import {
  holdPlaceToPostAt,
  holdSitesToPostAt,
  type PostColumns,
  type PostedRow,
  placeToPostAt,
  sitesToPostAt,
} from './queries.ts';

export interface WishedPosting extends Posting {
  readonly posted_at: readonly AreaPart[];
}

export const siteIdsOf = (parts: readonly AreaPart[]): readonly string[] =>
  parts.flatMap((part) => (part.level === 'site' ? [part.id.toLowerCase()] : []));

/** Holds the places of a posting; what is posted there is read behind it, as a merge meanwhile has left it. */
export async function holdPosted(parts: readonly AreaPart[], db: Reader): Promise<void> {
  const [first] = parts;
  if (first && first.level !== 'site') await db.rows(holdPlaceToPostAt(first));
  else await db.rows(holdSitesToPostAt(siteIdsOf(parts)));
}

/** The places of a posting that lie in the actor's area, and the sites that are kept, in the order in which they were named. */
export async function readPosted(
  { posted_at: parts, kept = [] }: { readonly posted_at: readonly AreaPart[]; readonly kept?: readonly string[] },
  scope: Scope,
  db: Reader,
): Promise<readonly PostedRow[]> {
  const [first] = parts;
  if (first && first.level !== 'site') return db.rows(placeToPostAt(first, scope));
  const ids = siteIdsOf(parts);
  const found = await db.rows(sitesToPostAt(ids, kept, scope));
  return ids.flatMap((id) => found.find(({ session_site_id }) => session_site_id === id) ?? []);
}

/** What is wrong with a posting: by the rules of posts, and where a place lies outside of the area. */
export function judgePosting(wish: WishedPosting, posted: readonly PostedRow[], actor: Actor): Refusals {
  const refused = postingRefusals(wish, { role: actor.role, user_level: actor.scope.level });
  if (refused.length > 0) return refused;
  return posted.length === wish.posted_at.length ? [] : [{ code: 'REQVAL0012', path: 'posted_at' }];
}

/** How a posting stands on the row of a user: a site's worker belongs to the facility of the usual site. */
export function postColumns({ role, user_level }: Posting, posted: readonly PostedRow[]): PostColumns {
  const [first] = posted;
  const bites = posted.length > 0 && posted.every(({ category }) => category === 2);
  return {
    role,
    user_level,
    state_code: first?.state_code ?? null,
    district_code: first?.district_code ?? null,
    block_code: first?.block_code ?? null,
    facility_id: first?.facility_id ?? null,
    default_site_id: first?.session_site_id ?? null,
    vacc_type: bites ? 2 : 1,
    is_supervisor: role === 'Supervisor',
  };
}

export const sitesOf = (posted: readonly PostedRow[]): readonly string[] =>
  posted.flatMap(({ session_site_id }) => session_site_id ?? []);
