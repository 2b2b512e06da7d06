import { randomUUID } from 'node:crypto';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { type Account, signedIn } from './accounts.ts';
import type { Day } from './day.ts';
import { todayInIndia } from './due.ts';
import type { System } from './system.ts';

export interface Woman {
  readonly id: string;
  readonly name: string;
}

/** A woman of the site of whom no pregnancy is known, as her colleague registered her: so many days since her last period. */
export async function pregnantSince(
  system: System,
  who: Account,
  { day, days }: { readonly day: Day; readonly days: number },
) {
  const woman = await system.books.one<Woman>(
    `select b.beneficiary_id::text as id, b.ben_name as name from beneficiary b join site_village v using (village_code)
     where v.session_site_id = $1 and b.deceased_on is null and b.gender = 2 and b.lmp_date is null
       and b.ben_type_id = 20 and b.mobile_sealed is not null and b.dob between current_date - 13000 and current_date - 7500
       and not exists (select from pregnancy p where p.beneficiary_id = b.beneficiary_id)
     order by b.beneficiary_id limit 1`,
    [day.session_site_id],
  );
  const lmp_date = addDays(todayInIndia(), -days);
  const facts = { lmp_date, registered_on: addDays(lmp_date, 60) };
  const colleague = await signedIn(system, who);
  await colleague.ask(addPregnancyEvent, {
    beneficiary_ref_id: woman.id,
    pregnancy_number: 1,
    event: { event_id: randomUUID(), kind: 'registered', facts, births: [] },
    captured_at: new Date().toISOString(),
  });
  return woman;
}
