import { type FacilityRow, facilityRowRefusals, plainText, readFacilityRow } from '@teeka/domain/imports';
import { type Names, nameIn, spokenLanguages } from '@teeka/domain/names';
import { isFarFrom, mayChange, mostVillages, type Point, sameName } from '@teeka/domain/places';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import type { ImportFault, RowAsBrought } from '../../../platform/imports/index.ts';
import { giveWay } from '../../../platform/jobs/give-way.ts';
import { holdFacilities } from '../facilities/queries.ts';
import { kept } from '../sites/far.ts';
import type { StoredSite } from '../sites/queries.ts';
import { holdPlaces } from '../tree/queries.ts';
import {
  blocksNamed,
  type FacilityThere,
  facilitiesThere,
  type NamedBlock,
  type NamedVillage,
  type SiteThere,
  sitesThere,
  villagesToServe,
} from './queries.ts';
import { facilitiesSheet } from './sheets.ts';

type Fault = Refusal<RefusalCode>;

/** A facility that a row adds, with its block. */
export interface NewFacility {
  readonly facility_id: string;
  readonly names: Names;
  readonly kind: string;
  readonly block: NamedBlock;
}

/** What a good row adds: a facility, a site of one, or both. */
export interface GoodFacility {
  readonly facility: NewFacility | undefined;
  readonly site: StoredSite | undefined;
}

interface Context {
  readonly db: Reader;
  readonly actor: Actor;
  /** Whether what the rows name is held, because they are stored now. */
  readonly hold: boolean;
  progress(done: number): Promise<void>;
}

const isFault = (one: Fault | object): one is Fault => 'path' in one;

const isCalled = ({ names, code }: { readonly names: Names; readonly code: number }, text: string): boolean =>
  String(code) === text || spokenLanguages.some((language) => plainText(nameIn(names, language)) === text);

/** Villages that are looked for: of a list that is too long by itself, none. */
const listed = (site: FacilityRow['site']): readonly string[] =>
  site && site.villages.length <= mostVillages ? site.villages : [];

async function readFacts(rows: readonly FacilityRow[], { db, actor }: Context) {
  const blocks = await db.rows(blocksNamed(actor.scope, [...new Set(rows.map(({ block }) => plainText(block)))]));
  const codes = blocks.map(({ code }) => code);
  const villages = [...new Set(rows.flatMap(({ site }) => listed(site).map(plainText)))];
  const [served, facilities, sites] = await Promise.all([
    db.rows(villagesToServe(actor.scope, villages)),
    db.rows(facilitiesThere(codes)),
    db.rows(sitesThere(codes)),
  ]);
  return { blocks, served, facilities, sites };
}

/** What the rows name, read again behind it where it is held: nobody adds, closes or merges beside. */
async function factsOf(rows: readonly FacilityRow[], context: Context): Promise<Facts> {
  const seen = await readFacts(rows, context);
  if (!context.hold) return seen;
  const { db } = context;
  await db.rows(holdPlaces('block', codesIn(seen.blocks)));
  await db.rows(holdPlaces('village', codesIn(seen.served)));
  await db.rows(holdFacilities(seen.facilities.map(({ facility_id }) => facility_id)));
  return readFacts(rows, context);
}
const codesIn = (rows: readonly { readonly code: number }[]): readonly number[] => rows.map(({ code }) => code);

function blockOf(text: string, blocks: readonly NamedBlock[]): NamedBlock | Fault {
  const found = blocks.filter((block) => isCalled(block, plainText(text)));
  const [first, second] = found;
  if (!first) return { code: 'IMPFACI0003', path: 'block' };
  return second ? { code: 'IMPFACI0004', path: 'block' } : first;
}

function villagesOf(texts: readonly string[], served: readonly NamedVillage[]): readonly number[] | Fault {
  const codes: number[] = [];
  for (const text of texts) {
    const found = served.filter((village) => isCalled(village, plainText(text)));
    const [first, second] = found;
    if (!first) return { code: 'IMPFACI0005', path: 'villages', values: { name: text } };
    if (second) return { code: 'IMPFACI0006', path: 'villages', values: { name: text } };
    codes.push(first.code);
  }
  return [...new Set(codes)];
}

const pointOf = ({ latitude, longitude }: Pick<SiteThere, 'latitude' | 'longitude'>): readonly Point[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }];

/** What earlier rows of the file add. */
interface Earlier {
  readonly facilities: (FacilityThere & { readonly row: number })[];
  readonly sites: (SiteThere & { readonly row: number })[];
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

function judgeRow(
  nth: number,
  row: FacilityRow,
  { facts, earlier, may }: { facts: Facts; earlier: Earlier; may: boolean },
) {
  const found: Fault[] = facilityRowRefusals(row);
  const place = (fault: Fault | undefined) => {
    if (fault && !found.some(({ path }) => path === fault.path)) found.push(fault);
  };
  if (!may) place({ code: 'ADMLOC0002', path: 'block' });
  const block = blockOf(row.block, facts.blocks);
  if (isFault(block)) {
    place(block);
    return { faults: found };
  }
  const ofBlock = <T extends { readonly block_code: number }>(all: readonly T[]) =>
    all.filter(({ block_code }) => block_code === block.code);
  const before = ofBlock(earlier.facilities).find(({ names }) => sameName(names, row.names));
  const there = ofBlock(facts.facilities).find(({ names }) => sameName(names, row.names));
  if (before && before.kind !== row.kind) place({ code: 'IMPFACI0010', path: 'kind', values: { row: before.row } });
  if (there && there.kind !== row.kind) place({ code: 'IMPFACI0011', path: 'kind' });
  const { site } = row;
  if (!site && (there || before))
    place({ code: 'IMPFACI0009', path: 'facility', values: { name: nameIn(row.names, 'en') } });
  const villages = villagesOf(listed(site), facts.served);
  if (isFault(villages)) place(villages);
  if (site) {
    const twin = ofBlock(earlier.sites).find(({ names }) => sameName(names, site.names));
    if (twin) place({ code: 'IMPFACI0008', path: 'site', values: { row: twin.row } });
    if (ofBlock(facts.sites).some(({ names }) => sameName(names, site.names)))
      place({ code: 'IMPFACI0009', path: 'site', values: { name: nameIn(site.names, 'en') } });
    const [point] = pointOf(site);
    const km = point && isFarFrom(point, ofBlock([...facts.sites, ...earlier.sites]).flatMap(pointOf));
    if (km !== undefined) place({ code: 'ADMFAC0002', path: 'latitude', values: { km } });
  }
  if (found.length > 0 || isFault(villages)) return { faults: found };
  const facility_id = (before ?? there)?.facility_id ?? uuidV7();
  const facility = before || there ? undefined : { facility_id, names: row.names, kind: row.kind, block };
  if (facility)
    earlier.facilities.push({ facility_id, block_code: block.code, names: row.names, kind: row.kind, row: nth });
  if (site) earlier.sites.push({ block_code: block.code, names: site.names, ...kept(site), row: nth });
  const stored = site && {
    session_site_id: uuidV7(),
    facility_id,
    names: site.names,
    category: Number(site.category),
    villages,
    ...kept(site),
  };
  return { good: { facility, site: stored ?? undefined } };
}

/** Judges the rows one after the other, as if each were stored before the next. */
export async function judgeFacilities(brought: readonly RowAsBrought[], context: Context) {
  const rows = brought.map(({ row, cells }) => ({ nth: row, row: readFacilityRow(cells, facilitiesSheet.choices) }));
  const facts = await factsOf(
    rows.map(({ row }) => row),
    context,
  );
  const { actor, progress } = context;
  const post = { role: actor.role, user_level: actor.scope.level };
  const may = mayChange('facility', post) && mayChange('site', post);
  const earlier: Earlier = { facilities: [], sites: [] };
  const good: GoodFacility[] = [];
  const faults: ImportFault[] = [];
  const othersFirst = giveWay();
  for (const [at, { nth, row }] of rows.entries()) {
    await othersFirst();
    if (at % 100 === 0) await progress(at);
    const judged = judgeRow(nth, row, { facts, earlier, may });
    if (judged.good) good.push(judged.good);
    else
      faults.push(...judged.faults.map(({ path, ...fault }) => ({ row: nth, column: path ?? 'facility', ...fault })));
  }
  return { good, faults, bad: rows.length - good.length };
}
