import type { AgeLimits } from '../person/index.ts';

/** A session as far as it says whom it takes; ages in days. */
export interface SpecialSession {
  readonly special_session_type_id?: number | null | undefined;
  readonly min_age?: number | null | undefined;
  readonly max_age?: number | null | undefined;
}

/** The type of special session that takes only people of an age (specification 2, section 5). */
const agedType = 1;

/** Ages of those who may be registered at a session; undefined where it takes everybody. */
export function sessionAgeLimits(session: SpecialSession): AgeLimits | undefined {
  const { special_session_type_id: type, min_age = null, max_age = null } = session;
  if (type !== agedType || (min_age === null && max_age === null)) return undefined;
  return { minAge: min_age, maxAge: max_age };
}
