import { deathAfterDose, deathWindow } from '@teeka/domain/aefi';
import { addDays } from '@teeka/domain/calendar';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { doseDays } from '../../../records/vaccinations/dose-days.ts';

/** A death that is to be reported as an adverse event. */
export interface DeathAfterDose {
  /** Days from the last dose to the death. */
  readonly days: number;
  /** Where it is reported: the report that stands already, else a new one. */
  readonly to: string;
  readonly isNew: boolean;
}

/** Did a child die within the window of a dose? Known from this phone alone; null where it asks for nothing. */
export function deathToReport(person: PersonNow): DeathAfterDose | null {
  const { record } = person;
  if (!record?.deceased_on) return null;
  const { isEvent, days } = deathAfterDose({ dob: record.dob, on: record.deceased_on }, doseDays(person));
  if (!isEvent) return null;
  const since = addDays(record.deceased_on, -deathWindow.days);
  const reported = record.adverse_events?.findLast(({ vaccinated_on }) => vaccinated_on >= since);
  const id = record.beneficiary_id;
  return {
    days: days ?? 0,
    to: reported ? `/aefi/report/${id}/${reported.report_id}` : `/aefi/new/${id}`,
    isNew: reported === undefined,
  };
}
