import { type Comparable, isDuplicateRow, nameKeys, searchKeys } from '@teeka/domain/beneficiaries';
import { isCivilDate } from '@teeka/domain/calendar';
import type { ImportRow } from '@teeka/domain/imports';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { Facts } from './facts.ts';

/** A row as it is compared with others. */
export interface ComparableRow extends Comparable {
  readonly row: number;
}

/** What earlier rows of the file take up: people by the keys of their names, photo IDs, places on a mobile number. */
export interface Seen {
  readonly alike: Map<string, ComparableRow[]>;
  readonly photoIds: Map<string, number>;
  readonly members: Map<string, number>;
}

export interface Known {
  readonly facts: Facts;
  readonly seen: Seen;
}

/** A row as the rules compare people; a guardian on record goes by the name there. */
export function comparable({ input }: ImportRow, guardian: string | undefined): Comparable {
  const { name, dob, dob_is_year, gender, guardian_name } = input;
  return {
    name,
    dob: isCivilDate(dob) ? dob : undefined,
    dob_is_year,
    gender,
    guardian_name: guardian ?? guardian_name,
  };
}

function earlierAlike(self: ComparableRow, { alike }: Seen): number | undefined {
  const earlier = new Set(searchKeys(self.name).flatMap((key) => alike.get(key) ?? []));
  const found = [...earlier].find((other) => isDuplicateRow(self, other))?.row;
  for (const key of nameKeys(self.name)) alike.set(key, [...(alike.get(key) ?? []), self]);
  return found;
}

interface Compared {
  readonly of: string;
  readonly photoId: string;
  /** The names of person and guardian are accepted: a refused one is no name, and as long as a cell may be. */
  readonly isNamed: boolean;
}

/** The same person or the same ID, in an earlier row or on record: whoever the form would call alike. */
export function doubleFault(
  self: ComparableRow,
  { of, photoId, isNamed }: Compared,
  { facts, seen }: Known,
): Refusal<RefusalCode> | undefined {
  const row = (isNamed ? earlierAlike(self, seen) : undefined) ?? seen.photoIds.get(photoId);
  if (photoId) seen.photoIds.set(photoId, seen.photoIds.get(photoId) ?? self.row);
  if (row !== undefined) return { code: 'IMPUSER0005', path: 'name', values: { row } };
  if (photoId && seen.photoIds.size > facts.photoIdsLeft) return { code: 'IDPROF0026', path: 'photoIdNumber' };
  if (photoId && facts.holders.has(photoId)) return { code: 'BENREG0004', path: 'photoIdNumber' };
  if (!isNamed) return undefined;
  const { mobile } = self;
  const onMobile = facts.holders.get(mobile ?? '') ?? [];
  const known = [...onMobile.map((each) => ({ ...each, mobile })), ...(facts.alike.get(of) ?? [])].some(
    ({ ben_name, ...other }) => isDuplicateRow(self, { ...other, name: ben_name }),
  );
  return known ? { code: 'IMPUSER0006', path: 'name' } : undefined;
}
