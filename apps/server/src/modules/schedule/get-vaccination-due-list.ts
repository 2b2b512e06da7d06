import { type DuePerson, getVaccinationDueList } from '@teeka/contract/schedule';
import type { CivilDate } from '@teeka/domain/calendar';
import { checkListRange, type DateRange } from '@teeka/domain/reports';
import { dueInRange, nationalSchedule } from '@teeka/domain/schedule';
import { expectedVials } from '@teeka/domain/vaccinations';
import { type Context, queryHandler, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { wireListedPerson } from '../beneficiaries/index.ts';
import { dueRowsOf } from './due-row.ts';
import { judgedBy, marksOf, spansOf } from './judge-due.ts';
import { changedPeople, dueListPage, type ListedDueRow, siteInReach } from './queries.ts';

const fields = { from: 'from_date', to: 'to_date' };

export const getVaccinationDueListHandler = queryHandler(getVaccinationDueList, async (input, { db, ...context }) => {
  const { actor, now } = context;
  const { today } = now;
  const { page, pageSize, session_site_id: site, user_id: asha, village_id: village } = input;
  const checked = checkListRange(
    { from: input.from_date, to: input.to_date },
    { direction: 'upcoming', today, fields },
  );
  if ('refusal' in checked) return refuse(checked.refusal);
  if (asha !== '' && !isUuid(asha)) return refuse({ code: 'REQVAL0012', path: 'user_id' });
  const reach = site === '' || !isUuid(site) ? undefined : await db.first(siteInReach(actor.scope, site));
  if (site !== '' && !reach) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  const area = { site: site || null, village, asha: asha || null };
  const changed = await db.rows(changedPeople(actor.scope, area, { today, rules: judgedBy }));
  const fresh = await dueRowsOf(changed, today, checked.range.to);
  const freshIds = changed.map(({ beneficiary_id }) => beneficiary_id);
  const { range } = checked;
  const question = { scope: actor.scope, area, today, range, page, pageSize, fresh, freshIds };
  const rows = await db.rows(dueListPage(question));
  const { total = 0, total_overdue: overdue = 0, wanted = null } = rows[0] ?? {};
  const people = rows.filter((row): row is typeof row & ListedDueRow => row.beneficiary_id !== null);
  const data = people.map((row) => wireDue(row, { today, range, context }));
  const reply = {
    page,
    pageSize,
    total,
    total_pages: Math.ceil(total / pageSize),
    data,
    rules_version: nationalSchedule.version,
    overdue,
    vials: vialsFor(wanted ?? {}),
  };
  const audit = data.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `page ${page}` }));
  return { reply, audit };
});

function wireDue(
  row: ListedDueRow,
  { today, range, context }: { today: CivilDate; range: DateRange; context: Pick<Context, 'atRest' | 'origin'> },
): DuePerson {
  const { beneficiary_id, ben_name, ben_mobile_number, dob, beneficiary_gender, guardian_name, village_name } =
    wireListedPerson(row, context);
  const doses = dueInRange(spansOf(row, today), { today, ...range }).map(({ code, day, closes, overdue }) => ({
    dose_code: code,
    due_on: day,
    last_on: closes,
    overdue,
  }));
  return {
    beneficiary_id,
    ben_name,
    ben_mobile_number,
    dob,
    beneficiary_gender,
    guardian_name,
    village_name,
    village_id: row.village_code,
    doses,
    ...marksOf(row, today),
  };
}

function vialsFor(wanted: Readonly<Record<string, number>>) {
  const doses = new Map<string, number>();
  for (const { code, vaccine } of nationalSchedule.rows) {
    doses.set(vaccine, (doses.get(vaccine) ?? 0) + (wanted[code] ?? 0));
  }
  return expectedVials(doses).map(({ dosesPerVial, ...vials }) => ({
    ...vials,
    doses_per_vial: dosesPerVial,
  }));
}
