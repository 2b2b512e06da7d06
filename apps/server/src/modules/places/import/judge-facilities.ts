import {
  type ByName,
  byName,
  type FacilityRow,
  facilityRowRefusals,
  oneOfEach,
  plainText,
  readFacilityRow,
  type SiteOfRow,
} from '@teeka/domain/imports';
import { type Names, nameIn } from '@teeka/domain/names';
import { isFarFrom, mayChange, mostVillages, type Point, sameName } from '@teeka/domain/places';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { type JudgedRow, judgeEach, type RowAsBrought } from '../../../platform/imports/index.ts';
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
  return { blocks, served, facilities, sites, blockOf: byName(blocks), villageOf: byName(served) };
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

function blockMeant(text: string, known: ByName<NamedBlock>): NamedBlock | Fault {
  const [first, second] = known.get(plainText(text)) ?? [];
  if (!first) return { code: 'IMPFACI0003', path: 'block' };
  return second ? { code: 'IMPFACI0004', path: 'block' } : first;
}

function villagesMeant(texts: readonly string[], known: ByName<NamedVillage>): readonly number[] | Fault {
  const codes = new Set<number>();
  for (const text of texts) {
    const [first, second] = known.get(plainText(text)) ?? [];
    if (!first) return { code: 'IMPFACI0005', path: 'villages', values: { name: text } };
    if (second) return { code: 'IMPFACI0006', path: 'villages', values: { name: text } };
    codes.add(first.code);
  }
  return [...codes];
}

const pointOf = ({ latitude, longitude }: Pick<SiteThere, 'latitude' | 'longitude'>): readonly Point[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }];

/** What earlier rows of the file add. */
interface Earlier {
  readonly facilities: (FacilityThere & { readonly row: number })[];
  readonly sites: (SiteThere & { readonly row: number })[];
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

interface Judging {
  readonly facts: Facts;
  readonly earlier: Earlier;
  /** Whether the officer may change facilities and sites at all. */
  readonly may: boolean;
}

function judgeRow(read: FacilityRow, row: number, { facts, earlier, may }: Judging): JudgedRow<GoodFacility> {
  const { names, kind, site } = read;
  const found: Fault[] = [...facilityRowRefusals(read)];
  if (!may) found.push({ code: 'ADMLOC0002', path: 'block' });
  const block = blockMeant(read.block, facts.blockOf);
  if (isFault(block)) return { faults: oneOfEach([...found, block]) };
  const ofBlock = <T extends { readonly block_code: number }>(all: readonly T[]) =>
    all.filter(({ block_code }) => block_code === block.code);
  const before = ofBlock(earlier.facilities).find((one) => sameName(one.names, names));
  const there = ofBlock(facts.facilities).find((one) => sameName(one.names, names));
  if (before && before.kind !== kind) found.push({ code: 'IMPFACI0010', path: 'kind', values: { row: before.row } });
  if (there && there.kind !== kind) found.push({ code: 'IMPFACI0011', path: 'kind' });
  if (!site && (there || before))
    found.push({ code: 'IMPFACI0009', path: 'facility', values: { name: nameIn(names, 'en') } });
  const villages = villagesMeant(listed(site), facts.villageOf);
  if (isFault(villages)) found.push(villages);
  if (site) found.push(...siteFaults(site, ofBlock(facts.sites), ofBlock(earlier.sites)));
  if (found.length > 0 || isFault(villages)) return { faults: oneOfEach(found) };
  const facility_id = (before ?? there)?.facility_id ?? uuidV7();
  const facility = before || there ? undefined : { facility_id, names, kind, block };
  if (facility) earlier.facilities.push({ facility_id, block_code: block.code, names, kind, row });
  if (!site) return { good: { facility, site: undefined } };
  const at = kept(site);
  earlier.sites.push({ block_code: block.code, names: site.names, ...at, row });
  const category = Number(site.category);
  const stored = { session_site_id: uuidV7(), facility_id, names: site.names, category, villages, ...at };
  return { good: { facility, site: stored } };
}

/** What speaks against a site in its block: its name in the file or on record, and a position far from all others. */
function siteFaults(site: SiteOfRow, there: readonly SiteThere[], earlier: Earlier['sites']): readonly Fault[] {
  const found: Fault[] = [];
  const twin = earlier.find(({ names }) => sameName(names, site.names));
  if (twin) found.push({ code: 'IMPFACI0008', path: 'site', values: { row: twin.row } });
  if (there.some(({ names }) => sameName(names, site.names)))
    found.push({ code: 'IMPFACI0009', path: 'site', values: { name: nameIn(site.names, 'en') } });
  const [point] = pointOf(site);
  const km = point && isFarFrom(point, [...there, ...earlier].flatMap(pointOf));
  if (km !== undefined) found.push({ code: 'ADMFAC0002', path: 'latitude', values: { km } });
  return found;
}

/** Judges the rows one after the other, as if each were stored before the next. */
export async function judgeFacilities(brought: readonly RowAsBrought[], context: Context) {
  const { actor, progress } = context;
  const rows = brought.map(({ row, cells }) => ({ row, read: readFacilityRow(cells, facilitiesSheet.choices) }));
  const facts = await factsOf(
    rows.map(({ read }) => read),
    context,
  );
  const post = { role: actor.role, user_level: actor.scope.level };
  const may = mayChange('facility', post) && mayChange('site', post);
  const earlier: Earlier = { facilities: [], sites: [] };
  return judgeEach(rows, {
    column: 'facility',
    progress,
    judge: (read, row) => judgeRow(read, row, { facts, earlier, may }),
  });
}
