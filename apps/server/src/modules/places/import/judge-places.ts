import { nameFields } from '@teeka/contract/names';
import { oneOfEach, type PlaceRow, placeRowRefusals, readPlaceRow } from '@teeka/domain/imports';
import { levelAbove, mayChange, type PlaceLevel, placeLevels } from '@teeka/domain/places';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { Post } from '@teeka/domain/workers';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type JudgedRow, judgeEach, type RowAsBrought } from '../../../platform/imports/index.ts';
import { holdPlaces } from '../tree/queries.ts';
import { codesTaken, placesAbove, subdistrictsOf } from './queries.ts';
import { placesSheet } from './sheets.ts';

type Fault = Refusal<RefusalCode>;

export type GoodPlace = PlaceRow & { readonly level: PlaceLevel };

interface Context {
  readonly db: Reader;
  readonly actor: Actor;
  /** Whether what the rows lie below is held, because they are stored now. */
  readonly hold: boolean;
  progress(done: number): Promise<void>;
}

interface Above {
  readonly level: string;
  readonly code: number;
  readonly district_code: number | null;
}

async function readFacts(rows: readonly PlaceRow[], { db, actor }: Context) {
  const [taken, above, subdistricts] = await Promise.all([
    db.rows(codesTaken(rows.map(({ code }) => code))),
    db.rows(
      placesAbove(
        actor.scope,
        rows.flatMap(({ parent }) => parent ?? []),
      ),
    ),
    db.rows(subdistrictsOf(rows.flatMap(({ subdistrict }) => subdistrict ?? []))),
  ]);
  return { taken, above, subdistricts };
}

/** What the rows lie below, read again behind it where it is held: nobody retires it beside. */
async function factsOf(rows: readonly PlaceRow[], context: Context): Promise<Facts> {
  const seen = await readFacts(rows, context);
  if (!context.hold) return seen;
  for (const level of placeLevels)
    await context.db.rows(
      holdPlaces(
        level,
        seen.above.filter((one) => one.level === level).map(({ code }) => code),
      ),
    );
  return readFacts(rows, context);
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** What earlier rows of the file add. */
interface Earlier {
  readonly above: Above[];
  readonly subdistricts: { readonly code: number; readonly district_code: number | null }[];
  readonly rows: Map<string, number>;
}

interface Judging {
  readonly facts: Facts;
  readonly earlier: Earlier;
  readonly own: Post;
}

function judgeRow(read: PlaceRow, row: number, { facts, earlier, own }: Judging): JudgedRow<GoodPlace> {
  const { level, code, parent, subdistrict } = read;
  const found: Fault[] = [...placeRowRefusals(read)];
  if (!level) return { faults: found };
  if (!mayChange(level, own)) found.push({ code: 'ADMLOC0002', path: 'level' });
  const key = `${level} ${code}`;
  const before = earlier.rows.get(key);
  if (before !== undefined) found.push({ code: 'IMPLOCER0005', path: 'code', values: { row: before } });
  const holder = facts.taken.find((one) => one.level === level && one.code === code);
  if (holder) found.push({ code: 'ADMLOC0001', path: 'code', values: nameFields('name', holder.names) });
  const above = [...facts.above, ...earlier.above].find(
    (one) => one.level === levelAbove[level] && one.code === parent,
  );
  if (parent !== null && !above) found.push({ code: 'IMPLOCER0003', path: 'parent' });
  if (subdistrict !== null && above) {
    const known = [...facts.subdistricts, ...earlier.subdistricts].find((one) => one.code === subdistrict);
    if (known?.district_code !== above.district_code) found.push({ code: 'IMPLOCER0004', path: 'subdistrict' });
  }
  if (found.length > 0) return { faults: oneOfEach(found) };
  earlier.rows.set(key, row);
  const district_code = level === 'district' ? code : (above?.district_code ?? null);
  if (level === 'subdistrict') earlier.subdistricts.push({ code, district_code });
  else earlier.above.push({ level, code, district_code });
  return { good: { ...read, level } };
}

/** Judges the rows one after the other, as if each were stored before the next: a block may be followed by its villages. */
export async function judgePlaces(brought: readonly RowAsBrought[], context: Context) {
  const { actor, progress } = context;
  const rows = brought.map(({ row, cells }) => ({ row, read: readPlaceRow(cells, placesSheet.choices) }));
  const facts = await factsOf(
    rows.map(({ read }) => read),
    context,
  );
  const own = { role: actor.role, user_level: actor.scope.level };
  const earlier: Earlier = { above: [], subdistricts: [], rows: new Map() };
  return judgeEach(rows, {
    column: 'code',
    progress,
    judge: (read, row) => judgeRow(read, row, { facts, earlier, own }),
  });
}
