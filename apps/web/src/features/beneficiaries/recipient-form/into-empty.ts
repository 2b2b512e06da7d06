import type { HistoryState } from '@tanstack/react-router';
import type { Recipient } from './recipient.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly sought?: Partial<Recipient>;
  }
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

/** Of what was sought, the fields in which nothing stands yet. */
export const fromSearch = ({ sought = {} }: HistoryState, form: Recipient): Partial<Recipient> =>
  intoEmpty(sought, form);
