import { defaultMembersPerMobile } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { isReferenceNumber, normalPhotoId, photoIdType } from '@teeka/domain/identity';
import type { ImportRow } from '@teeka/domain/imports';
import { nameIn, spokenLanguages } from '@teeka/domain/names';
import { withoutSpaces } from '@teeka/domain/text';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Reader } from '../../../../platform/db/database.ts';
import type { AtRest } from '../../../../platform/sealing/at-rest.ts';
import { photoIdHashes } from '../../../../platform/sealing/photo-id-hash.ts';
import { type AlikeRow, candidatesOfMany } from '../../names/queries.ts';
import { questionOf } from '../../registration/compare.ts';
import { guardiansBorn, type HolderRow, holdersOf, membersSetting, type VillageRow, villagesNamed } from './queries.ts';

export interface JudgeContext {
  readonly db: Reader;
  readonly actor: Actor;
  readonly atRest: AtRest;
  readonly today: CivilDate;
  /** Photo IDs that may still be compared with all today. */
  readonly photoIdsLeft: number;
}

/** What the records say about the rows of a file; read at once for all of them. */
export interface Facts {
  readonly villages: ReadonlyMap<string, readonly VillageRow[]>;
  readonly guardians: ReadonlyMap<string, { readonly dob: CivilDate; readonly ben_name: string }>;
  /** What each number goes by here, by each of its hashes. */
  readonly numbers: ReadonlyMap<string, string>;
  /** By what the number goes by. */
  readonly holders: ReadonlyMap<string, readonly HolderRow[]>;
  /** Who of the area sounds like a row and was born around the same time, by the row's number of a person. */
  readonly alike: ReadonlyMap<string, readonly AlikeRow[]>;
  readonly maxMembers: number;
  /** Photo IDs that may still be compared with all today. */
  readonly photoIdsLeft: number;
}

export const villageKey = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** The hashes of a row's mobile number, one under each key in use; what is stored goes by the first. */
export const mobileTokens = (atRest: AtRest, { input }: ImportRow): Buffer[] =>
  atRest.hashes('mobile', withoutSpaces(input.mobile_number));

/** The same of its photo ID; none for a row without one. */
export function photoIdTokens(atRest: AtRest, { input }: ImportRow): Buffer[] {
  const { photo_id_type: type, photo_id_number } = input;
  if (type === null || photo_id_number === '') return [];
  return photoIdHashes(atRest, type, normalPhotoId(photoIdType(type), photo_id_number));
}

const hex = (token: Buffer): string => token.toString('hex');

/** What a number goes by in these facts, whichever key hashes it by now; empty for none. */
export const nameOfNumber = ({ numbers }: Pick<Facts, 'numbers'>, tokens: readonly Buffer[]): string =>
  tokens.map((token) => numbers.get(hex(token))).find((name) => name !== undefined) ?? tokens.map(hex)[0] ?? '';

function gathered<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) for (const key of new Set(keysOf(row))) found.set(key, [...(found.get(key) ?? []), row]);
  return found;
}

export async function readFacts(
  rows: readonly ImportRow[],
  { db, actor, atRest, today, photoIdsLeft }: JudgeContext,
): Promise<Facts> {
  const names = [...new Set(rows.map(({ village }) => villageKey(village)))].filter(Boolean);
  const guardians = [...new Set(rows.map(({ input }) => input.guardian_ben_id))].filter(isReferenceNumber);
  const ofNumbers = rows.flatMap((row) => [mobileTokens(atRest, row), photoIdTokens(atRest, row)]);
  const numbers = new Map(
    ofNumbers.flatMap((tokens) => tokens.map((token) => [hex(token), hex(tokens[0] ?? token)] as const)),
  );
  const described = rows.flatMap(({ input }) => {
    const { keys, births } = questionOf(input, atRest);
    return births ? [{ of: input.beneficiary_id, keys, births }] : [];
  });
  const [places, born, holders, alike, setting] = await Promise.all([
    db.rows(villagesNamed(actor, names)),
    db.rows(guardiansBorn(actor, today, guardians)),
    db.rows(holdersOf(actor, today, ofNumbers.flat())),
    db.rows(candidatesOfMany(actor, described)),
    db.first(membersSetting()),
  ]);
  const max = Number(setting?.value ?? defaultMembersPerMobile);
  return {
    villages: gathered(places, ({ code, names }) => [
      String(code),
      ...spokenLanguages.map((language) => villageKey(nameIn(names, language))),
    ]),
    guardians: new Map(born.map((row) => [row.beneficiary_id, row])),
    numbers,
    holders: gathered(holders, ({ token_hash }) => [nameOfNumber({ numbers }, [token_hash])]),
    alike: gathered(alike, (row) => [row.of]),
    photoIdsLeft,
    maxMembers: Number.isInteger(max) && max > 0 ? max : defaultMembersPerMobile,
  };
}
