import type { Pregnancy } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { personForecast } from '../../../records/schedule/index.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import { usePerson, useView } from '../../../records/workday/index.ts';
import { tdOf } from './doses-of.ts';
import type { DoseMark } from './time-line.ts';

/** The Td doses of a pregnancy of somebody of this phone; of others her own page tells. */
export function useDoses(beneficiaryId: string, pregnancy: Pregnancy): readonly DoseMark[] {
  const today = useToday();
  const person = usePerson(beneficiaryId);
  const meta = useView()?.rows.meta;
  const record = person?.record;
  if (!person || !record || !meta) return [];
  const local = person.doses.filter(({ item_id, state }) => item_id !== null && state !== 'refused');
  const facts = { today, ...placeRules(meta, record.village_id) };
  return tdOf(pregnancy, person.doses, personForecast(record, local, facts), today);
}
