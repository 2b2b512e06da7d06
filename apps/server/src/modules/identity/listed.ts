import { type CheckedWay, codesWindowMinutes, mostCodes, mostTries } from '@teeka/domain/verification';
import { minute } from '../../platform/clock/durations.ts';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { type ChecksRow, checksSince, type ListedRow, listedPerson } from './queries.ts';

export interface About {
  readonly session_id: string;
  readonly beneficiary_id: string;
}

export interface ListedRows {
  readonly listed: ListedRow | undefined;
  readonly checks: ChecksRow | undefined;
}

export type Listed = ListedRow & { readonly beneficiary_id: string };

const isPerson = (id: string): boolean => /^[1-9][0-9]{13}$/.test(id);

/** Ids that are none find nobody; they never reach a statement. */
export const isAbout = ({ session_id, beneficiary_id }: About): boolean =>
  isUuid(session_id) && isPerson(beneficiary_id);

/** The person on the list, and how often this way was gone for them within a quarter of an hour. */
export async function readListed(
  about: About,
  way: CheckedWay,
  { actor, db, now }: Context & { readonly db: Reader },
): Promise<ListedRows> {
  if (!isAbout(about)) return { listed: undefined, checks: undefined };
  const { session_id, beneficiary_id } = about;
  const since = new Date(now.instant.getTime() - codesWindowMinutes * minute);
  const [listed, checks] = await Promise.all([
    db.first(listedPerson(actor.scope, session_id, beneficiary_id)),
    db.first(checksSince(beneficiary_id, way, since)),
  ]);
  return { listed, checks };
}

/** The person, or why nothing may be asked about them: outside the area, not on the list, checked too often. */
export function judgeListed({ listed, checks }: ListedRows, { now }: Context): Listed | Refused {
  if (!listed) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  if (listed.beneficiary_id === null) return refuse({ code: 'SESDAY0010', path: 'beneficiary_id' });
  const minutesFrom = (first: Date | null) => {
    const until = (first ?? now.instant).getTime() + codesWindowMinutes * minute;
    return Math.max(1, Math.ceil((until - now.instant.getTime()) / minute));
  };
  if (checks && checks.others >= mostTries)
    return refuse({ code: 'IDVERI0011', values: { minutes: minutesFrom(checks.first_other) } });
  if (checks && checks.count >= mostCodes)
    return refuse({ code: 'USRAUT0015', values: { minutes: minutesFrom(checks.first) } });
  return { ...listed, beneficiary_id: listed.beneficiary_id };
}
