import { hasDevanagari, registerName } from '@teeka/domain/beneficiaries';
import type { Recipient } from './recipient.ts';

/** A name in the register's letters; typed in Hindi, with that as its reading. */
export const named = (name: string): Pick<Recipient, 'name' | 'name_reading'> =>
  hasDevanagari(name) ? { name: registerName(name), name_reading: name } : { name, name_reading: '' };
