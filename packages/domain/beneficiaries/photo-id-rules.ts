import type { CivilDate } from '../calendar/index.ts';
import { type AadhaarSetting, checkPhotoId, photoIdTypes, photoIdTypesOfBirthYear } from '../identity/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { trimmed } from '../text/index.ts';
import { birthOf } from './birth-rules.ts';
import { at } from './paths.ts';

interface PhotoId {
  readonly photo_id_type: number | null;
  readonly photo_id_number: string;
  readonly dob: string;
  readonly dob_is_year: boolean;
  readonly birth_year: string;
}

/**
 * A photo ID may be missing altogether: a newborn has none. A number without its type IDPROF0018, an unknown type
 * IDPROF0024, one not offered to this year of birth IDPROF0025; the number as `checkPhotoId`.
 */
export function photoIdRefusals(
  id: PhotoId,
  { today, testNumbers }: { readonly today: CivilDate } & AadhaarSetting,
): readonly Refusal<RefusalCode>[] {
  const { photo_id_type: type, photo_id_number } = id;
  if (type === null) return trimmed(photo_id_number) === '' ? [] : [{ code: 'IDPROF0018', path: 'photo_id_type' }];
  if (!photoIdTypes.some((known) => known.id === type)) return [{ code: 'IDPROF0024', path: 'photo_id_type' }];
  const born = birthOf(id);
  const offered = born && photoIdTypesOfBirthYear(Number(born.slice(0, 4)), today);
  if (offered && !offered.some((known) => known.id === type)) return [{ code: 'IDPROF0025', path: 'photo_id_type' }];
  return at('photo_id_number', checkPhotoId(type, photo_id_number, { testNumbers }));
}
