import { randomInt } from 'node:crypto';
import type { RegistrationFacts } from '@teeka/domain/beneficiaries';
import { makeReferenceNumber } from '@teeka/domain/identity';
import { type ImportRow, importRowRefusals, readImportRow } from '@teeka/domain/imports';
import { typesOff } from '@teeka/domain/person';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { type ImportFault, type JudgedRow, judgeEach, type RowAsBrought } from '../../../../platform/imports/index.ts';
import type { AtRest } from '../../../../platform/sealing/at-rest.ts';
import { choices } from '../sheet/columns.ts';
import { type ComparableRow, comparable, doubleFault, type Known } from './doubles.ts';
import {
  type Facts,
  type JudgeContext,
  mobileTokens,
  nameOfNumber,
  photoIdTokens,
  readFacts,
  villageKey,
} from './facts.ts';
import type { VillageRow } from './queries.ts';

/** A row that may be stored: its registration, its village, and whose number stands for its guardian. */
export interface GoodRow {
  readonly row: number;
  readonly registration: ImportRow;
  readonly village_code: number;
  readonly guardian_name: string;
}

export interface Judged {
  readonly good: readonly GoodRow[];
  readonly faults: readonly ImportFault[];
  /** Rows with at least one fault. */
  readonly bad: number;
  /** Photo IDs in the file, and people outside the area who have one of them. */
  readonly photoIds: number;
  readonly elsewhere: readonly string[];
}

type Fault = Refusal<RefusalCode>;

/** The one village that a row names, where it names one. */
function placeOf({ village }: ImportRow, { villages }: Facts): VillageRow | undefined {
  const found = villages.get(villageKey(village)) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

function villageFaults({ village }: ImportRow, { villages }: Facts): { code: number; fault?: Fault } {
  const found = villages.get(villageKey(village)) ?? [];
  if (found.length === 1) return { code: found[0]?.code ?? 0 };
  if (village === '') return { code: 0 };
  return { code: 0, fault: { code: found.length === 0 ? 'IMPUSER0003' : 'IMPUSER0004', path: 'village' } };
}

/** The hashed mobile numbers in a file. */
export const mobilesIn = (brought: readonly RowAsBrought[], atRest: AtRest): Buffer[] =>
  brought.flatMap(({ cells }) => mobileTokens(atRest, readImportRow(cells, choices, '')));

/** Judges the rows one after the other, as if each were registered before the next. */
export async function judgeRows(
  brought: readonly RowAsBrought[],
  context: JudgeContext & {
    readonly testNumbers: RegistrationFacts['testNumbers'];
    readonly progress: (done: number) => Promise<void>;
  },
): Promise<Judged> {
  const rows = brought.map(({ row, cells }) => ({
    row,
    read: readImportRow(cells, choices, newReference()),
  }));
  const facts = await readFacts(
    rows.map(({ read }) => read),
    context,
  );
  const known = {
    facts,
    seen: {
      alike: new Map<string, ComparableRow[]>(),
      photoIds: new Map<string, number>(),
      members: new Map<string, number>(),
    },
  } satisfies Known;
  const judged = await judgeEach(rows, {
    column: 'name',
    progress: context.progress,
    judge: (read, row) => judgeRow(row, read, { ...context, known }),
  });
  const photoIds = known.seen.photoIds;
  const elsewhere = [...photoIds.keys()]
    .slice(0, facts.photoIdsLeft)
    .flatMap((token) => facts.holders.get(token) ?? [])
    .filter(({ in_area }) => !in_area)
    .map(({ beneficiary_id }) => beneficiary_id);
  return { ...judged, photoIds: photoIds.size, elsewhere };
}

function judgeRow(
  row: number,
  read: ImportRow,
  {
    atRest,
    today,
    testNumbers,
    known,
  }: JudgeContext & { readonly testNumbers: RegistrationFacts['testNumbers']; readonly known: Known },
): JudgedRow<GoodRow> {
  const { facts, seen } = known;
  const mobile = nameOfNumber(facts, mobileTokens(atRest, read));
  const photoId = nameOfNumber(facts, photoIdTokens(atRest, read));
  const registered = facts.holders.get(mobile)?.length ?? 0;
  const guardian = facts.guardians.get(read.input.guardian_ben_id);
  const refusals = importRowRefusals(read, {
    today,
    testNumbers,
    abha: 'production',
    guardian: guardian ?? null,
    typesOff: typesOff(placeOf(read, facts)?.programmes_off ?? []),
    members: { count: registered + (seen.members.get(mobile) ?? 0), max: facts.maxMembers },
  });
  const village = villageFaults(read, facts);
  const self = { row, ...comparable(read, guardian?.ben_name), mobile };
  const of = read.input.beneficiary_id;
  const isNamed = !refusals.some(({ path }) => path === 'name' || path === 'guardianName');
  const double = doubleFault(self, { of, photoId, isNamed }, known);
  const all = [...refusals, village.fault ?? [], double ?? []].flat();
  if (all.length > 0) return { faults: all };
  seen.members.set(mobile, (seen.members.get(mobile) ?? 0) + 1);
  const guardian_name = guardian?.ben_name ?? read.input.guardian_name.toUpperCase();
  return { good: { row, registration: read, village_code: village.code, guardian_name } };
}

/** A number for a new person: 13 random digits, the first not 0, and the check digit. */
function newReference(): string {
  const digits = Array.from({ length: 13 }, (_, nth) => randomInt(nth === 0 ? 1 : 0, 10));
  return makeReferenceNumber(digits.join(''));
}
