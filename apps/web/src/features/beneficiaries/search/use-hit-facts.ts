import { useToday } from '../../../platform/clock/index.ts';
import { nameHere } from '../../../platform/language/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import type { Hit } from './state.ts';

/** What is told of whoever was found, enough to tell a family apart. */
export function useHitFacts() {
  const today = useToday();
  const villages = useView()?.rows.meta.villages ?? [];
  return ({ person, mobile, villageId }: Hit) => ({
    age: ageAndSex(person, today),
    mobile,
    guardian: person.guardian_name,
    village:
      nameHere(villages.find((one) => one.village_id === villageId) ?? null, 'village_name') ||
      (person.village_name ?? ''),
  });
}
