import {
  birthsToCompare,
  type Comparable,
  type DuplicateReason,
  duplicateReasons,
  holdKeys,
  likeness,
  searchKeys,
} from '@teeka/domain/beneficiaries';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { checkMobile } from '@teeka/domain/contact';
import { checkPhotoId } from '@teeka/domain/identity';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { photoIdHashes } from '../../../platform/sealing/photo-id-hash.ts';
import type { CandidateQuestion, CandidateRow } from '../names/queries.ts';

/** A form, filled in or half filled in. */
export interface Described {
  readonly name: string;
  readonly dob: string;
  readonly dob_is_year: boolean;
  readonly gender: number | null;
  readonly guardian_name: string;
  readonly mobile_number: string;
  readonly photo_id_type: number | null;
  readonly photo_id_number: string;
}

/** What a described person is looked for by; what the rules refuse is left out. */
export function questionOf(person: Described, atRest: AtRest): CandidateQuestion {
  const mobile = checkMobile(person.mobile_number);
  const type = person.photo_id_type;
  const photo = type === null ? undefined : checkPhotoId(type, person.photo_id_number);
  const dob = birth(person);
  return {
    mobile: mobile.ok ? atRest.hashes('mobile', mobile.normal) : [],
    photo_id: photo?.ok ? photoIdHashes(atRest, type ?? 0, photo.normal) : [],
    keys: dob ? searchKeys(person.name.slice(0, 60)) : [],
    births: dob ? birthsToCompare(dob) : null,
  };
}

/** By what two forms of people who may be one are found to be so; names of the same and of the next year of birth. */
export const lockedBy = (person: Described, { mobile, photo_id, keys }: CandidateQuestion) => ({
  tokens: [...mobile, ...photo_id],
  keys: keys.length > 0 ? holdKeys(person.name.slice(0, 60)) : [],
  year: birth(person) ? Number(person.dob.slice(0, 4)) : null,
});

function birth({ dob }: Described): CivilDate | undefined {
  return isCivilDate(dob) && dob >= '1900-01-01' && dob <= '2200-01-01' ? dob : undefined;
}

/** A person on record who may be the described one. */
export interface Duplicate {
  readonly row: CandidateRow;
  readonly reasons: readonly DuplicateReason[];
  readonly likeness: number;
}

const marks = { mobile: 'm', photo_id: 'p' } as const;

function candidateOf(person: Described): Comparable {
  return {
    name: person.name,
    dob: birth(person),
    dob_is_year: person.dob_is_year,
    gender: person.gender ?? undefined,
    guardian_name: person.guardian_name,
    mobile: marks.mobile,
    photo_id: marks.photo_id,
  };
}

function recordOf(row: CandidateRow): Comparable {
  return {
    name: row.ben_name,
    dob: row.dob,
    dob_is_year: row.dob_is_year,
    gender: row.gender,
    guardian_name: row.guardian_name,
    mobile: row.same_mobile ? marks.mobile : undefined,
    photo_id: row.same_photo_id ? marks.photo_id : undefined,
  };
}

/** So many look-alikes are shown and have to be overruled; whoever has more has a common name. */
const mostDuplicates = 20;

/** Those among the candidates who may be the described person, the surest first. */
export function duplicatesAmong(person: Described, rows: readonly CandidateRow[]): Duplicate[] {
  const candidate = candidateOf(person);
  return rows
    .map((row) => ({
      row,
      reasons: duplicateReasons(candidate, recordOf(row)),
      likeness: Math.round(likeness(person.name, row.ben_name) * 100) / 100,
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (a, b) =>
        b.reasons.length - a.reasons.length ||
        b.likeness - a.likeness ||
        a.row.beneficiary_id.localeCompare(b.row.beneficiary_id),
    )
    .slice(0, mostDuplicates);
}
