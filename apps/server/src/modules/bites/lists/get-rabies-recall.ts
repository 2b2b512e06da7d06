import { getRabiesRecall, type RecallLine } from '@teeka/contract/bites';
import { nameFields } from '@teeka/contract/names';
import { courseOfCase, endOfCourse, lastCallOf } from '@teeka/domain/bites';
import { addDays } from '@teeka/domain/calendar';
import { unnamed } from '@teeka/domain/names';
import { byUrgency, completionRate, recallOf } from '@teeka/domain/rabies';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { mobileOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { courseEnds, type OpenCourseRow, openCourses, siteOfActor } from './queries.ts';

/** Courses begun within so many days are counted: the longest takes four weeks and may end two weeks late. */
const countedDays = 90;

export const getRabiesRecallHandler = queryHandler(
  getRabiesRecall,
  async ({ session_site_id }, { actor, now, atRest, db }) => {
    const [site, rows, ends] = await Promise.all([
      db.first(siteOfActor(actor.scope, session_site_id)),
      db.rows(openCourses(actor.scope, session_site_id)),
      db.rows(courseEnds(actor.scope, session_site_id, addDays(now.today, -countedDays))),
    ]);
    if (!site) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const found = rows
      .flatMap((row) => {
        const line = recallOf(courseOfCase(row.care, now.today));
        return line ? [{ row, line }] : [];
      })
      .sort((a, b) => byUrgency(a.line, b.line));
    const lines = found.map(({ row, line }) => wireLine(row, line, atRest));
    const completion = {
      days: countedDays,
      ...completionRate(ends.map((course) => endOfCourse(course, now.today).end)),
    };
    const audit = lines.map(({ beneficiary_id }) => ({ beneficiary_id }));
    return { reply: { lines, completion }, audit };
  },
);

function wireLine(
  { care, mobile_sealed, village, ...person }: OpenCourseRow,
  line: NonNullable<ReturnType<typeof recallOf>>,
  atRest: AtRest,
): RecallLine {
  const { reason, day, planned, latest, lateBy } = line;
  return {
    ...person,
    ...nameFields('village_name', village ?? unnamed),
    ben_mobile_number: mobileOfPerson({ ...person, mobile_sealed }, atRest),
    case_id: care.case_id,
    regimen: care.details.rabies?.regimen ?? '',
    reason,
    day_of_dose: day,
    planned,
    latest,
    late_by: lateBy,
    last_call: lastCallOf(care, planned),
  };
}
