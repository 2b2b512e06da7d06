import type { CivilDate } from '../calendar/index.ts';
import type { RefusalCode } from '../refusal/index.ts';
import type { CharacterKind } from '../text/index.ts';

/** How the number of one kind of photo ID is written. Lengths count characters after the spaces are dealt with. */
export interface PhotoIdType {
  /** Wire id. 1, 2, 6, 8, 9 and 17 are the specification's; 10 to 13 are placeholders until confirmed. */
  readonly id: number;
  /** Wire name, as the server lists it. */
  readonly type: string;
  readonly min: number;
  readonly max: number;
  readonly shape: RegExp;
  /** Are spaces inside removed before the check? */
  readonly innerSpaces: 'kept' | 'removed';
  readonly refusals: { readonly length: RefusalCode; readonly shape: RefusalCode };
  /** Characters a search for this type may have, where it is looser than `shape`. */
  readonly searchKind?: CharacterKind;
  /** Completed years of age at which it is offered: both included. */
  readonly fromAge: number;
  readonly toAge?: number;
}

const letters = 'FLDVAL0004';

/** A number as it is written, with the refusal of one that is written otherwise. */
const written = (shape: RegExp, otherwise: RefusalCode, length: RefusalCode = letters) =>
  ({ shape, innerSpaces: 'kept', refusals: { length, shape: otherwise } }) as const;
const withoutSpaces = (shape: RegExp, otherwise: RefusalCode) =>
  ({ ...written(shape, otherwise), innerSpaces: 'removed' }) as const;
const freely = written(/^[A-Z0-9 .-]+$/, 'IDPROF0012');
const driving = /^[A-Z]{2}[0-9]{2}(?:19|20)[0-9]{2}[0-9]{6,7}$/;
const aadhaar = written(/^[2-9][0-9]{11}$/, 'IDPROF0007', 'IDPROF0006');
const disability = written(/^[A-Z]{2}[0-9]{16}$/, 'IDPROF0015', 'IDPROF0014');

/**
 * Specification 2, section 5, 'Photo-ID number, by type'. Ages follow the public CoWIN lists: those not offered
 * under 18 there begin at 18; the student card's 5 to 25 is our assumption. One row a type.
 */
export const photoIdTypes: readonly PhotoIdType[] = [
  { id: 1, type: 'Aadhaar Card', min: 12, max: 12, ...aadhaar, fromAge: 0 },
  { id: 2, type: 'Driving License', min: 7, max: 16, ...withoutSpaces(driving, 'IDPROF0009'), fromAge: 18 },
  { id: 6, type: 'PAN Card', min: 7, max: 20, ...written(/^[A-Z]{5}[0-9]{4}[A-Z]$/, 'IDPROF0008'), fromAge: 0 },
  { id: 8, type: 'Passport', min: 4, max: 14, ...withoutSpaces(/^[A-Z0-9]+$/, 'IDPROF0010'), fromAge: 0 },
  { id: 9, type: 'Pension Passbook', min: 8, max: 14, ...written(/^[A-Z0-9 .]+$/, 'IDPROF0011'), fromAge: 18 },
  { id: 10, type: 'NPR Smart Card', min: 8, max: 18, ...freely, searchKind: 'idproof', fromAge: 18 },
  { id: 11, type: 'Ration Card with Photo', min: 8, max: 14, ...freely, fromAge: 0 },
  { id: 12, type: 'Voter ID', min: 8, max: 18, ...freely, searchKind: 'idproof', fromAge: 18 },
  { id: 13, type: 'Unique Disability ID', min: 18, max: 18, ...disability, fromAge: 0 },
  {
    ...{ id: 17, type: 'Student Photo Id Card', min: 4, max: 12 },
    ...written(/^[A-Z0-9.-]+$/, 'IDPROF0012'),
    fromAge: 5,
    toAge: 25,
  },
];

/** The rule for an ID type that the server lists and this table does not know. */
export const otherPhotoId: PhotoIdType = {
  ...{ id: 0, type: 'Other', min: 8, max: 14 },
  ...withoutSpaces(/^[A-Z0-9.]+$/, 'IDPROF0013'),
  fromAge: 0,
};

/** Wire id of the Aadhaar card. */
export const aadhaarTypeId = 1;

/** Wire id of the student card. */
export const studentCardTypeId = 17;

/** The row of a type by its name on the wire; none of 'Other types'. */
export const photoIdNamed = (name: string | null): PhotoIdType | undefined =>
  photoIdTypes.find(({ type }) => type === name);

/** The row of a wire id; a type unknown here follows the rule of 'Other types'. */
export function photoIdType(id: number): PhotoIdType {
  return photoIdTypes.find((type) => type.id === id) ?? otherPhotoId;
}

/** The types offered to a person of that many completed years. */
export function photoIdTypesAtAge(years: number): readonly PhotoIdType[] {
  return photoIdTypes.filter((type) => years >= type.fromAge && years <= (type.toAge ?? Number.POSITIVE_INFINITY));
}

/**
 * The types offered to somebody born in a year. Forms load the list as soon as the year has four digits, so the age
 * is the one reached in this calendar year, and a registration is judged by the same list. Where the beneficiary type
 * is known too, its ages narrow the year down: a child of the year of 18 is still 17.
 */
export function photoIdTypesOfBirthYear(
  year: number,
  today: CivilDate,
  ages: { readonly from: number; readonly to: number } = { from: 0, to: Number.POSITIVE_INFINITY },
): readonly PhotoIdType[] {
  const reached = Number(today.slice(0, 4)) - year;
  return photoIdTypesAtAge(Math.max(ages.from, Math.min(ages.to, reached)));
}
