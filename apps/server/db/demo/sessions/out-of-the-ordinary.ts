import { codeFor, sessionCodes } from '@teeka/contract/word-for';
import { type DayNumber, dayText } from '@teeka/domain/calendar';
import type { SessionStatus } from '@teeka/domain/sessions';
import { catalogue } from '@teeka/domain/vaccines';
import type { Client } from 'pg';
import { weekday } from '../days.ts';
import type { Network } from '../places/network.ts';
import type { Site } from '../places/sites.ts';
import { sessionId } from './past.ts';

interface Odd {
  readonly site: Site;
  readonly day: DayNumber;
  readonly status: SessionStatus;
  readonly published: boolean;
  readonly reason: string;
  readonly special: boolean;
}

const [monday, tuesday, thursday, friday] = [1, 2, 4, 5] as const;

/** The first day from `start` on, going by `step`, that is this day of the week. */
function next(start: DayNumber, wanted: number, step: 1 | -1 = 1): DayNumber {
  let day = start;
  while (weekday(day) !== wanted) day += step;
  return day;
}

/** Days without a usual session: one frozen, one cancelled (another one in the past), one not put out, one special. */
function oddSessions(network: Network, today: DayNumber): readonly Odd[] {
  const catchment = network.catchments[0];
  if (!catchment) return [];
  const { fixed, school } = catchment;
  const usual = { site: fixed, status: 'waiting', published: true, reason: '', special: false } as const;
  const tomorrow = today + 1;
  return [
    { ...usual, day: next(tomorrow, monday), status: 'frozen', reason: 'DPT की शीशियाँ वापस मँगाई गई हैं' },
    { ...usual, day: next(tomorrow, tuesday), status: 'cancelled', reason: 'ANM ज़िला प्रशिक्षण में हैं' },
    { ...usual, day: next(today - 1, tuesday, -1), status: 'cancelled', reason: 'बाढ़ के कारण रास्ता बंद' },
    { ...usual, day: next(tomorrow, thursday), published: false },
    { ...usual, site: school, day: next(tomorrow, friday), special: true },
  ];
}

const insert = `
  insert into vaccination_session (session_id, session_site_id, session_name, date_of_session, start_time, end_time,
    status, capacity, slots, vaccines, published, standing_reason, frozen_at, special_session_type_id, special_group,
    institution_name, min_age, max_age, facilitator_name, facilitator_designation)
  values ($1, $2, '', $3, '10:00', '13:00', $4, 60, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  on conflict (session_id) do nothing`;

/** Ten to sixteen years, as days. */
const ages = { min: 3652, max: 6209 } as const;

function valuesOf({ site, day, status, published, reason, special }: Odd, today: DayNumber): unknown[] {
  const all = catalogue.rows.filter(({ category }) => category === 'Universal Immunization Programme');
  const codes = all.map(({ code }) => code);
  const frozen_at = status === 'frozen' ? `${dayText(today)} 08:00:00+05:30` : null;
  const plan = [special ? 3 : 1, special ? ['TD'] : codes, published, reason, frozen_at];
  const whom = special
    ? [1, 'कक्षा 5 से 10', site.names.hi, ages.min, ages.max, 'राम प्रकाश', 'प्रधानाध्यापक']
    : [null, '', '', null, null, '', ''];
  return [sessionId(site, day), site.session_site_id, dayText(day), codeFor(sessionCodes, status), ...plan, ...whom];
}

/** Adds the sessions that screens need beside the usual ones; those that are there stay as they are. */
export async function addOddSessions(client: Client, network: Network, today: DayNumber): Promise<void> {
  for (const odd of oddSessions(network, today)) await client.query(insert, valuesOf(odd, today));
}
