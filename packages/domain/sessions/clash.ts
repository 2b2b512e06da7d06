import type { CivilDate } from '../calendar/index.ts';
import type { Refusals } from '../refusal/index.ts';

/** Another session that is planned or on going: of the same site, or with somebody of the team. Times `HH:MM`. */
export interface OtherSession {
  readonly date_of_session: CivilDate;
  readonly start_time: string;
  readonly end_time: string;
  readonly sameSite: boolean;
  readonly team_members: readonly string[];
}

interface Wanted {
  readonly days: readonly CivilDate[];
  readonly start_time: string;
  readonly end_time: string;
  readonly team_members: readonly string[];
}

/**
 * Why a session cannot be on these days at this time: the site has another one then (SESPLN0001 under `start_time`),
 * or a member of the team works at another one (SESPLN0014 under `team_members.N`). One that begins when the other
 * ends does not overlap. `values`: day and times of the other session.
 */
export function clashRefusals(wanted: Wanted, others: readonly OtherSession[]): Refusals {
  const overlaps = others.filter(
    (other) =>
      wanted.days.includes(other.date_of_session) &&
      other.start_time < wanted.end_time &&
      wanted.start_time < other.end_time,
  );
  const here = overlaps.find(({ sameSite }) => sameSite);
  if (here) return [{ code: 'SESPLN0001', path: 'start_time', values: said(here) }];
  for (const [at, member] of wanted.team_members.entries()) {
    const elsewhere = overlaps.find(({ team_members }) => team_members.includes(member));
    if (elsewhere) return [{ code: 'SESPLN0014', path: `team_members.${at}`, values: said(elsewhere) }];
  }
  return [];
}

function said({ date_of_session: date, start_time: start, end_time: end }: OtherSession) {
  return { date, start, end };
}
