import type { Worker } from '@teeka/contract/workers';
import { dayInIndia } from '@teeka/domain/calendar';
import { displayDate, indianNumber } from '@teeka/domain/format';
import i18next from 'i18next';
import { nameHere } from '../../../platform/language/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';

/** Where somebody works: the facility, or the block of the post. */
export const placeOf = (worker: Worker): string => nameHere(worker, 'facility_name') || nameHere(worker, 'block_name');

/** When somebody signed in last, in words; or that they never have, and since when they could. */
export const lastSignInOf = ({ last_sign_in, made_at }: Worker): string =>
  last_sign_in
    ? i18next.t('workers:lastSignInAt', { at: instantWords(last_sign_in) })
    : i18next.t('workers:neverAt', { date: displayDate(dayInIndia(made_at)) });

/** How many records wait on somebody's phones, and since when; '' where none do. */
export const unsentOf = ({ unsent = 0, unsent_since }: Worker): string =>
  unsent > 0 && unsent_since
    ? i18next.t('workers:unsentSince', { count: unsent, n: indianNumber(unsent), at: instantWords(unsent_since) })
    : '';

/** How many villages an ASHA looks after; '' of others, and where it is not known. */
export const villagesOf = ({ villages }: Worker): string =>
  typeof villages === 'number'
    ? i18next.t('workers:villagesOfHer', { count: villages, n: indianNumber(villages) })
    : '';
