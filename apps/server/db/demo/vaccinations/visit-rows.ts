import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { plans } from '@teeka/domain/care';
import { instantOf } from '../days.ts';
import type { DemoPerson } from '../people/person.ts';
import type { Network } from '../places/network.ts';
import { type Catchment, holdsSession, type Site, siteOn } from '../places/sites.ts';
import { type Random, random } from '../random.ts';
import type { PastSession, PastSessions } from '../sessions/past.ts';
import type { PeopleTables } from '../tables.ts';
import { uuidOf } from '../uuid.ts';
import { materialAt, writeDose } from './dose-rows.ts';
import type { PastVisit } from './past-visit.ts';

export interface VisitWriter {
  readonly tables: PeopleTables;
  readonly network: Network;
  readonly sessions: PastSessions;
  readonly seed: number;
  readonly today: DayNumber;
}

/** Where the visits of one person are written: the same for all of one catchment. */
export interface Where {
  readonly catchment: Catchment;
  /** Who gives the doses there. */
  readonly author: string;
}

const wordOf = (numbers: Random): number => Math.floor(numbers.next() * 4_294_967_296);
const newId = (numbers: Random, instant: number): string =>
  uuidOf(instant, wordOf(numbers), wordOf(numbers), wordOf(numbers));

function siteOf(visit: PastVisit, person: DemoPerson, { catchment }: Where): Site {
  if (visit.at === 'school' && holdsSession(catchment.school, visit.day)) return catchment.school;
  if (visit.at === 'delivery-point') return catchment.fixed;
  return siteOn(catchment, person.village, visit.day);
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Writes what was given to a person, visit by visit: case, doses and, in the last weeks, the session's list. */
export function writeVisits(
  writer: VisitWriter,
  where: Where,
  of: { person: DemoPerson; nth: number; visits: readonly PastVisit[] },
): void {
  const numbers = random(writer.seed, 4, of.nth);
  for (const visit of of.visits) writeVisit(writer, where, { ...of, visit, numbers });
}

interface Writing {
  readonly person: DemoPerson;
  readonly visit: PastVisit;
  readonly numbers: Random;
}

function writeVisit(writer: VisitWriter, where: Where, { person, visit, numbers }: Writing): void {
  const { tables, sessions } = writer;
  const site = siteOf(visit, person, where);
  const minutes = 9 * 60 + 15 + Math.floor(numbers.next() * 270);
  const instant = instantOf(visit.day, minutes);
  const at = `${dayText(visit.day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00+05:30`;
  const past = visit.at === 'delivery-point' ? undefined : sessions.on(site, visit.day);
  const caseId = newId(numbers, instant);
  const ids = [...new Set(visit.doses.map(({ dose }) => materialAt[dose.at]?.id))];
  const { beneficiary_id } = person;
  const { author } = where;
  const session = past?.session_id ?? null;
  tables.careCase.row([
    beneficiary_id,
    caseId,
    'schedule',
    session,
    site.session_site_id,
    plans.schedule.category,
    `{${ids.join(',')}}`,
    2,
    at,
    author,
    at,
    at,
  ]);
  for (const given of visit.doses)
    writeDose(tables, given, {
      beneficiary_id,
      caseId,
      session,
      site,
      at,
      author,
      day: visit.day,
      today: writer.today,
      id: newId(numbers, instant),
    });
  if (past)
    tables.roster.row([
      session,
      beneficiary_id,
      'vaccinated',
      numbers.chance(0.15) ? 'vaccinator' : '',
      author,
      at,
      'manual',
      null,
      '',
    ]);
  if (visit.meant < visit.day) writeMissed(writer, where, { person, visit, numbers });
}

/** A session at which somebody was expected in vain, or was turned back. */
function writeMissed(writer: VisitWriter, where: Where, { person, visit, numbers }: Writing): void {
  const site = siteOf({ ...visit, day: visit.meant }, person, where);
  const past: PastSession | undefined = writer.sessions.on(site, visit.meant);
  if (!past || visit.at !== 'session') return;
  const status = numbers.chance(0.7) ? 'noshow' : 'rejected';
  const reason = numbers.pick([1, 1, 1, 2, 5]);
  const at = `${dayText(visit.meant)} 12:30:00+05:30`;
  const seen = status === 'rejected';
  writer.tables.roster.row([
    past.session_id,
    person.beneficiary_id,
    status,
    '',
    seen ? where.author : null,
    seen ? at : null,
    seen ? 'manual' : null,
    seen ? reason : null,
    '',
  ]);
}
