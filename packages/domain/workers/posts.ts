import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { answersFor, type Post } from './answers-for.ts';

/** At what part of an area somebody of a level works. */
const partOfLevel = {
  State: 'state',
  District: 'district',
  Block: 'block',
  Facility: 'site',
  Plan_Delivery_Manager: 'site',
} as const;
export type PostLevel = keyof typeof partOfLevel;
export type PostPart = (typeof partOfLevel)[PostLevel];

/** A post that can be given: of the whole country none is, those are made by whoever runs the server. */
export interface GivenPost extends Post {
  readonly user_level: PostLevel;
}

/**
 * Every post there is to give, in the order in which it is offered. Those who work in sessions stand at session sites; a
 * Site Admin also where sessions of a facility are only planned; who answers for a place stands at it (decision 109).
 */
export const posts: readonly GivenPost[] = [
  { role: 'ASHA', user_level: 'Facility' },
  { role: 'ANM', user_level: 'Facility' },
  { role: 'Vaccinator', user_level: 'Facility' },
  { role: 'Assistant', user_level: 'Facility' },
  { role: 'Verifier', user_level: 'Facility' },
  { role: 'Site Admin', user_level: 'Facility' },
  { role: 'Site Admin', user_level: 'Plan_Delivery_Manager' },
  { role: 'Supervisor', user_level: 'Block' },
  { role: 'Supervisor', user_level: 'District' },
  { role: 'District Administrator', user_level: 'District' },
  { role: 'Supervisor', user_level: 'State' },
];

/** Of a level that is not given at any part, nothing. */
export const partOf = (user_level: string): PostPart | undefined =>
  Object.entries(partOfLevel).find(([level]) => level === user_level)?.[1];

/** The posts that somebody of this one gives to others: only what they answer for then. */
export const postsToGive = (own: Post): readonly GivenPost[] => posts.filter((post) => answersFor(own, post));

/** Session sites of one worker at most. */
export const mostSites = 20;

export interface Posting extends Post {
  /** The place, or the session sites with the usual one first. */
  readonly posted_at: readonly { readonly level: string; readonly id?: string }[];
}

/**
 * What is wrong with a posting that somebody of `own` gives: a post that is none or not theirs to give ADMROL0003 at
 * `role`; nowhere ADMROL0001, another kind of place than the post has, several where one is meant, a site twice, or more than
 * 20 of them ADMROL0004 at `posted_at`. Whether the places lie in the area the server says.
 */
export function postingRefusals({ role, user_level, posted_at }: Posting, own: Post): Refusals {
  const post = postsToGive(own).find((one) => one.role === role && one.user_level === user_level);
  if (!post) return [at('role', 'ADMROL0003')];
  if (posted_at.length === 0) return [at('posted_at', 'ADMROL0001')];
  const part = partOf(user_level);
  const most = part === 'site' ? mostSites : 1;
  const fits = posted_at.length <= most && posted_at.every(({ level }) => level === part);
  const sites = posted_at.flatMap(({ id }) => id?.toLowerCase() ?? []);
  return fits && new Set(sites).size === sites.length ? [] : [at('posted_at', 'ADMROL0004')];
}

/**
 * Which of somebody's session sites stay theirs, whoever changes the account: those of the same post. Another usual one decides
 * who answers for them, so it is given by whoever answers for it.
 */
export function keptSites(
  now: readonly string[],
  { wished, samePost }: { readonly wished: readonly string[]; readonly samePost: boolean },
): readonly string[] {
  return samePost ? now.filter((id, nth) => nth === 0 || id !== wished[0]) : [];
}

const at = (path: string, code: RefusalCode): Refusal<RefusalCode> => ({ code, path });
