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
