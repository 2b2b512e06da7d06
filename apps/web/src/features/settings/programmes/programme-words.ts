import { isTypeSwitch } from '@teeka/domain/person';
import type { Words } from '../../../platform/language/index.ts';

const known = {
  HPV: 'administration:programme-HPV',
  'COVID-19': 'administration:programme-COVID-19',
  'type-21': 'administration:programme-type-21',
} as const;

/** What a programme is called; one that this app does not know yet by its name in the schedule. */
export const programmeWords = (programme: string, t: Words): string =>
  Object.hasOwn(known, programme) ? t(known[programme as keyof typeof known]) : programme;

/** Whether it is on in the state: a programme is given there, a type of beneficiaries is registered. */
export function standingWords({ programme, is_on }: { programme: string; is_on: boolean }, t: Words): string {
  if (isTypeSwitch(programme)) return t(is_on ? 'administration:isOffered' : 'administration:isNotOffered');
  return t(is_on ? 'administration:isOn' : 'administration:isOff');
}
