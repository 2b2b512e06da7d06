import type { CivilDate } from '../calendar/index.ts';
import { compareKyc, type Likeness, type RecordFacts } from '../verification/index.ts';
import type { AbhaSheet } from './consent.ts';

/** What the account holds of somebody, as far as it is shown beside the record; kept nowhere. */
export interface AbhaProfile {
  readonly abha_number: string;
  readonly abha_address: string;
  readonly name: string;
  readonly dob: CivilDate | null;
  readonly year_of_birth: number | null;
  readonly gender: 1 | 2 | 3 | null;
  /** 10 digits; empty where it is not told. */
  readonly mobile: string;
  readonly address: string;
}

/** A line of both: which, how alike they are, and whether what the account says can be taken into the record. */
export interface AbhaLine {
  readonly field: 'name' | 'dob' | 'gender' | 'mobile_number';
  readonly ours: string;
  readonly theirs: string;
  readonly likeness: Likeness;
  readonly takeable: boolean;
}

/** The account beside the record, line by line; who decides which holds is the worker with the person. */
export function besideAccount(
  record: RecordFacts & { readonly mobile: string },
  profile: AbhaProfile,
): readonly AbhaLine[] {
  const like = compareKyc(record, profile);
  const line = (field: AbhaLine['field'], ours: string, theirs: string, likeness: Likeness): AbhaLine => ({
    ...{ field, ours, theirs, likeness },
    takeable: theirs !== '' && likeness !== 'same' && likeness !== 'unknown',
  });
  const mobile: Likeness = profile.mobile === '' ? 'unknown' : profile.mobile === record.mobile ? 'same' : 'different';
  const year = profile.year_of_birth === null ? '' : String(profile.year_of_birth);
  return [
    line('name', record.name, profile.name, like.name),
    // A year alone is nobody's day of birth.
    {
      ...line('dob', record.dob, profile.dob ?? year, like.birth),
      takeable: profile.dob !== null && like.birth !== 'same',
    },
    line('gender', String(record.gender), profile.gender === null ? '' : String(profile.gender), like.gender),
    line('mobile_number', record.mobile, profile.mobile, mobile),
  ];
}

/**
 * Is it the account of somebody else? Then nothing is linked (ABHACC0009). Of an adult where neither name nor birth fit, as far as they
 * are known; where name and sex differ another day of the same year is another birth. Of a child where the birth does not fit: its
 * mother's account bears half of its name.
 */
export function isSomebodyElse(record: RecordFacts, profile: AbhaProfile, sheet: AbhaSheet): boolean {
  const { name, birth, gender } = compareKyc(record, profile);
  if (sheet === 'child') return birth === 'different';
  const isOtherDay = birth === 'alike' && gender === 'different';
  return name === 'different' && (birth === 'different' || isOtherDay);
}
