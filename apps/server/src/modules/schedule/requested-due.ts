import type { CivilDate } from '@teeka/domain/calendar';
import { checkListRange, type DateRange } from '@teeka/domain/reports';
import { nationalSchedule } from '@teeka/domain/schedule';
import type { Reader } from '../../platform/db/database.ts';
import type { Taker } from '../../platform/downloads/index.ts';
import { type Refused, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { dueRowsOf } from './due-row.ts';
import { judgedBy } from './judge-due.ts';
import { changedPeople, type DueQuestion, siteInReach } from './queries.ts';

interface Wish {
  readonly from_date: string;
  readonly to_date: string;
  readonly session_site_id: string;
  readonly village_id: number | null;
  readonly user_id: string;
  readonly vaccine: string;
}

const dosesOf = (of: string): readonly string[] =>
  nationalSchedule.rows.filter(({ vaccine }) => vaccine === of).map(({ code }) => code);

/** What is asked of the due list, judged, with those whose rows are behind judged anew; a page is chosen by whoever asks. */
export async function requestedDue(
  wish: Wish,
  { actor, now, db }: Pick<Taker, 'actor' | 'now'> & { readonly db: Reader },
  fields = { from: 'from_date', to: 'to_date' },
): Promise<
  (Omit<DueQuestion, 'page' | 'pageSize'> & { readonly today: CivilDate; readonly range: DateRange }) | Refused
> {
  const { today } = now;
  const { session_site_id: site, user_id: asha, village_id: village } = wish;
  const checked = checkListRange({ from: wish.from_date, to: wish.to_date }, { direction: 'upcoming', today, fields });
  if ('refusal' in checked) return refuse(checked.refusal);
  if (asha !== '' && !isUuid(asha)) return refuse({ code: 'REQVAL0012', path: 'user_id' });
  const reach = site === '' || !isUuid(site) ? undefined : await db.first(siteInReach(actor.scope, site));
  if (site !== '' && !reach) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  const area = { site: site || null, village, asha: asha || null };
  const changed = await db.rows(changedPeople(actor.scope, area, { today, rules: judgedBy }));
  const fresh = await dueRowsOf(
    changed.filter(({ is_here }) => is_here),
    today,
    checked.range.to,
  );
  const freshIds = changed.map(({ beneficiary_id }) => beneficiary_id);
  const doses = wish.vaccine === '' ? null : dosesOf(wish.vaccine);
  return { scope: actor.scope, area, today, range: checked.range, doses, fresh, freshIds };
}
