/** Levels of a posting, the widest first; a planner of deliveries stands where a facility does. */
const depths: Readonly<Record<string, number>> = {
  National: 0,
  State: 1,
  District: 2,
  Block: 3,
  Facility: 4,
  Plan_Delivery_Manager: 4,
};

interface Standing {
  /** How deep in the tree of places the role usually stands. */
  readonly depth: number;
  /** Among those of one depth: who is higher answers for who is lower. */
  readonly rank: number;
}

const ofSession: Standing = { depth: 4, rank: 0 };
const standings: Readonly<Record<string, Standing>> = {
  Vaccinator: ofSession,
  Assistant: ofSession,
  ANM: ofSession,
  ASHA: ofSession,
  Verifier: ofSession,
  'Site Admin': { depth: 4, rank: 1 },
  Supervisor: { depth: 3, rank: 1 },
  'District Administrator': { depth: 2, rank: 2 },
};

/** Role and level of somebody's posting, as they stand on the wire. */
export interface Post {
  readonly role: string;
  readonly user_level: string;
}

/**
 * Does somebody of this post answer for somebody of that one, where both belong to the same area? Only for who stands
 * below: posted deeper in the tree of places, or at the same depth with a lower role. A role that is posted deeper than
 * usual keeps its usual standing, so that nobody comes below a colleague by it; whoever works in sessions answers for
 * nobody. A post that is not known is answered for by nobody (decision 068).
 */
export function answersFor(one: Post, other: Post): boolean {
  const own = standings[one.role];
  const theirs = standings[other.role];
  const depth = depths[one.user_level];
  const posted = depths[other.user_level];
  if (!own || !theirs || depth === undefined || posted === undefined || own.rank === 0) return false;
  const stands = Math.min(posted, theirs.depth);
  return stands > depth || (stands === depth && theirs.rank < own.rank);
}

/** Every post that somebody of this one answers for; for a statement that lists them. */
export function postsBelow(one: Post): readonly Post[] {
  const all = Object.keys(standings).flatMap((role) => Object.keys(depths).map((user_level) => ({ role, user_level })));
  return all.filter((other) => answersFor(one, other));
}
