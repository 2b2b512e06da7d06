import type { CivilDate } from '../calendar/index.ts';

/** What the identity authority tells of a person. `dob` null when it knows only the year. */
export interface Kyc {
  readonly name: string;
  readonly dob: CivilDate | null;
  readonly year_of_birth: number | null;
  readonly gender: 1 | 2 | 3 | null;
}

export interface RecordFacts {
  readonly name: string;
  readonly dob: CivilDate;
  readonly dob_is_year: boolean;
  readonly gender: number;
}

export type Likeness = 'same' | 'alike' | 'different' | 'unknown';

export interface Comparison {
  readonly name: Likeness;
  readonly birth: Likeness;
  readonly gender: Likeness;
}

const words = (name: string): readonly string[] =>
  name
    .normalize('NFC')
    .toUpperCase()
    .split(/[\s.,'()-]+/u)
    .filter((word) => word !== '');

/** The same words in any order are the same; one among the words of the other (a missing surname) is alike. */
function likeNames(one: string, other: string): Likeness {
  const [few, many] = [words(one), words(other)].sort((a, b) => a.length - b.length);
  if (!few || !many || few.length === 0) return 'unknown';
  const shared = few.filter((word) => many.includes(word)).length;
  if (shared === few.length) return few.length === many.length ? 'same' : 'alike';
  return shared > 0 ? 'alike' : 'different';
}

function likeBirths(record: RecordFacts, kyc: Kyc): Likeness {
  const year = kyc.dob ? Number(kyc.dob.slice(0, 4)) : kyc.year_of_birth;
  if (year === null) return 'unknown';
  if (kyc.dob === record.dob) return 'same';
  if (year !== Number(record.dob.slice(0, 4))) return 'different';
  return kyc.dob === null || record.dob_is_year ? 'same' : 'alike';
}

/** The record beside what the authority tells, line by line; the worker decides, this only points at differences. */
export function compareKyc(record: RecordFacts, kyc: Kyc): Comparison {
  const gender = kyc.gender === null ? 'unknown' : kyc.gender === record.gender ? 'same' : 'different';
  return { name: likeNames(record.name, kyc.name), birth: likeBirths(record, kyc), gender };
}
