import { ageOn, type CivilDate } from '../calendar/index.ts';
import type { AbhaSheet } from './consent.ts';

/** From this age somebody agrees by themselves (Digital Personal Data Protection Act 2023, section 9). */
const adultYears = 18;

/** By which sheet a health account is made for somebody of this birth. */
export const abhaSheetOf = (dob: CivilDate, today: CivilDate): AbhaSheet =>
  (ageOn(dob, today)?.years ?? 0) >= adultYears ? 'adult' : 'child';
