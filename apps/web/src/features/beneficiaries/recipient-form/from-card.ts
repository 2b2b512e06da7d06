import type { AbhaCard } from '@teeka/domain/abha';
import type { Recipient } from './recipient.ts';
import { named } from './sought-name.ts';

/** What an ABHA card tells of a person, as the form of a registration has it; what it leaves out is left out. */
export function ofCard(card: AbhaCard): Partial<Recipient> {
  const shown: Partial<Recipient> = {
    ...(card.name === '' ? {} : named(card.name)),
    gender: card.gender === null ? '' : String(card.gender),
    dob: card.dob ?? '',
    birth_year: card.dob === null && card.year_of_birth !== null ? String(card.year_of_birth) : '',
    mobile_number: card.mobile,
    abha_address: card.abha_address,
    address: card.address,
    pin_code: card.pin_code,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== ''));
}

/** Of what stands elsewhere, the fields in which nothing stands yet; a mere year only where no birth does. */
export function intoEmpty(shown: Partial<Recipient>, form: Recipient): Partial<Recipient> {
  const fields = Object.entries(shown).filter(
    ([key, value]) => value !== '' && form[key as keyof Recipient] === '' && key !== 'birth_year',
  );
  const hasBirth = form.dob !== '' || form.birth_year !== '';
  const birth: Partial<Recipient> =
    hasBirth || !shown.birth_year ? {} : { dob_is_year: true, birth_year: shown.birth_year };
  return { ...Object.fromEntries(fields.filter(([key]) => key !== 'dob' || !hasBirth)), ...birth };
}
