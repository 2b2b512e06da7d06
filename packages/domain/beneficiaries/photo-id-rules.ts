import type { CivilDate } from '../calendar/index.ts';
import { type AadhaarSetting, checkPhotoId, photoIdTypes, photoIdTypesOfBirthYear } from '../identity/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt, trimmed } from '../text/index.ts';
import { birthOf } from './birth-rules.ts';
import type { JudgedPerson } from './person-rules.ts';

type PhotoId = Pick<JudgedPerson, 'photo_id_type' | 'photo_id_number' | 'dob' | 'dob_is_year' | 'birth_year'>;

/**
 * A photo ID may be missing altogether: a newborn has none. A number without its type IDPROF0018, an unknown type
 * IDPROF0024, one not offered to this year of birth IDPROF0025; the number as `checkPhotoId`.
 */
export function photoIdRefusals(
  id: PhotoId,
  { today, testNumbers }: { readonly today: CivilDate } & AadhaarSetting,
): Refusals {
  const { photo_id_type: type, photo_id_number } = id;
  if (type === null) return trimmed(photo_id_number) === '' ? [] : [{ code: 'IDPROF0018', path: 'photo_id_type' }];
  if (!photoIdTypes.some((known) => known.id === type)) return [{ code: 'IDPROF0024', path: 'photo_id_type' }];
  const born = birthOf(id);
  const offered = born && photoIdTypesOfBirthYear(Number(born.slice(0, 4)), today);
  if (offered && !offered.some((known) => known.id === type)) return [{ code: 'IDPROF0025', path: 'photo_id_type' }];
  return refusedAt('photo_id_number', checkPhotoId(type, photo_id_number, { testNumbers }));
}
