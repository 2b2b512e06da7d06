import { randomUUID } from 'node:crypto';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import type { PregnancyEventKind } from '@teeka/domain/pregnancy';
import { type Account, signedIn } from './accounts.ts';
import { dayOf } from './day.ts';
import { todayInIndia } from './due.ts';
import type { System } from './system.ts';

export interface PregnantWoman {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly lmp: string;
}

/** A pregnant woman of the worker's site in her 22nd week, her pregnancy registered, with visits `daysAgo` if any are wanted. */
export async function pregnantWoman(
  system: System,
  account: Account,
  visits: readonly { readonly daysAgo: number; readonly facts: Answers }[] = [],
): Promise<PregnantWoman> {
  const day = await dayOf(system, account.user_name);
  const she = await system.books.one<{ beneficiary_id: string; ben_name: string }>(
    `select b.beneficiary_id::text, b.ben_name from beneficiary b join site_village using (village_code)
     where session_site_id = $1 and gender = 2 and deceased_on is null
       and age(b.dob) between interval '20 years' and interval '34 years'
       and not exists (select from pregnancy p where p.beneficiary_id = b.beneficiary_id)
     order by b.beneficiary_id limit 1`,
    [day.session_site_id],
  );
  const phone = await signedIn(system, account);
  const today = todayInIndia();
  const lmp = addDays(today, -150);
  const record = (kind: PregnancyEventKind, facts: Answers) =>
    phone.ask(addPregnancyEvent, {
      beneficiary_ref_id: she.beneficiary_id,
      pregnancy_number: 1,
      event: { event_id: randomUUID(), kind, facts, births: [] },
      captured_at: new Date().toISOString(),
    });
  await record('registered', { lmp_date: lmp, registered_on: addDays(today, -60), blood_group: 'O+ve' });
  for (const { daysAgo, facts } of visits)
    await record('antenatal', { visited_on: addDays(today, -daysAgo), ...facts });
  return { ...she, lmp };
}
