import type { Role } from '@teeka/contract/roles';
import { checkMobile } from '@teeka/domain/contact';
import { plainText, readUserRow, type UserRow, userRowRefusals } from '@teeka/domain/imports';
import { type Names, nameIn, spokenLanguages } from '@teeka/domain/names';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { checkUserName, type GivenPost, mostSites, type Post, partOf } from '@teeka/domain/workers';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { ImportFault, RowAsBrought } from '../../../platform/imports/index.ts';
import { giveWay } from '../../../platform/jobs/give-way.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { accountsTaken, type NamedPlaceRow, placesNamed, sitesNamed } from './queries.ts';
import { usersSheet } from './users-sheet.ts';

type Fault = Refusal<RefusalCode>;

/** A row that makes an account. */
export interface GoodUser {
  readonly row: UserRow;
  readonly post: GivenPost & { readonly role: Role };
  readonly user_name: string;
  readonly mobile: string;
  readonly mobile_hash: Buffer;
  /** Each once, however often and in whichever language it was written. */
  readonly posted: readonly NamedPlaceRow[];
}

interface Context {
  readonly db: Reader;
  readonly actor: Actor;
  readonly atRest: AtRest;
  /** Rows that may still be compared with all accounts today. */
  readonly comparedLeft: number;
  progress(done: number): Promise<void>;
}

/** 'Name (Block)' as the name and the block that tells it from others of that name. */
function withBlock(text: string): { readonly name: string; readonly block: string } {
  const [, name, block] = /^(.*\S)\s*\(([^()]*)\)$/.exec(text) ?? [];
  return name !== undefined && block !== undefined
    ? { name: plainText(name), block: plainText(block) }
    : { name: plainText(text), block: '' };
}

/** The places of the area by what they are called, in every language, and by their codes. */
type Known = ReadonlyMap<string, ReadonlySet<NamedPlaceRow>>;

const namesOf = (names: Names): readonly string[] =>
  spokenLanguages.map((language) => plainText(nameIn(names, language)));

function byName(places: readonly NamedPlaceRow[]): Known {
  const known = new Map<string, Set<NamedPlaceRow>>();
  for (const place of places)
    for (const key of [...namesOf(place.names), ...(place.code > 0 ? [String(place.code)] : [])])
      known.set(key, (known.get(key) ?? new Set()).add(place));
  return known;
}

/** What a place that was written means: one of the area, or why it is none. */
function placeOf(text: string, part: string, known: Known): NamedPlaceRow | Fault {
  const { name, block } = withBlock(text);
  const inBlock = (one: NamedPlaceRow) => block !== '' && one.block !== null && namesOf(one.block).includes(block);
  const called = new Set([...(known.get(plainText(text)) ?? []), ...[...(known.get(name) ?? [])].filter(inBlock)]);
  const found = [...called].filter(({ level }) => level === part);
  const [first, second] = found;
  if (!first) return { code: 'IMPUSER0008', path: 'place' };
  if (!second) return first;
  const blockOf = (one: NamedPlaceRow) => (one.block ? nameIn(one.block, 'en') : String(one.code));
  const choices = found.slice(0, 4).map((one) => `${nameIn(one.names, 'en')} (${blockOf(one)})`);
  return { code: 'IMPUSER0009', path: 'place', values: { choices: choices.join(', ') } };
}

/** Places that are looked for: of a list that is too long by itself, none. */
const listed = ({ places }: UserRow): readonly string[] => (places.length <= mostSites ? places : []);

/** Every spelling under which a written place may be found. */
const spellings = (text: string): readonly string[] => [...new Set([plainText(text), withBlock(text).name])];

async function readFacts(rows: readonly UserRow[], { db, actor, atRest }: Context) {
  const written = (sites: boolean) =>
    rows
      .filter(({ post }) => (partOf(post?.user_level ?? '') === 'site') === sites)
      .flatMap((row) => listed(row).flatMap(spellings));
  const names = rows.map(({ user_name }) => user_name.trim().toLowerCase());
  const numbers = rows.flatMap(({ mobile_number }) => numberOf(mobile_number, atRest)?.hashes ?? []);
  const [sites, places, taken] = await Promise.all([
    db.rows(sitesNamed(actor.scope, written(true))),
    db.rows(placesNamed(actor.scope, written(false))),
    db.rows(accountsTaken(names, numbers)),
  ]);
  return {
    places: byName([...sites, ...places]),
    names: new Set(taken.map(({ user_name }) => user_name)),
    numbers: new Set(taken.flatMap(({ mobile_hash }) => mobile_hash?.toString('hex') ?? [])),
  };
}

function numberOf(typed: string, atRest: AtRest) {
  const checked = checkMobile(typed);
  if (!checked.ok) return undefined;
  return { mobile: checked.normal, hashes: atRest.hashes('mobile', checked.normal) };
}

/** Judges the rows one after the other, as if each account were made before the next. */
export async function judgeUsers(brought: readonly RowAsBrought[], context: Context) {
  const rows = brought.map(({ row, cells }) => ({ nth: row, row: readUserRow(cells, usersSheet.choices) }));
  const facts = await readFacts(
    rows.map(({ row }) => row),
    context,
  );
  const own: Post = { role: context.actor.role, user_level: context.actor.scope.level };
  const good: GoodUser[] = [];
  const faults: ImportFault[] = [];
  const seen = new Map<string, number>();
  const othersFirst = giveWay();
  for (const [at, { nth, row }] of rows.entries()) {
    await othersFirst();
    if (at % 100 === 0) await context.progress(at);
    const found: Fault[] = userRowRefusals(row, own);
    const place = (fault: Fault) => found.some(({ path }) => path === fault.path) || found.push(fault);
    const part = partOf(row.post?.user_level ?? '');
    const posted = part ? listed(row).map((text) => placeOf(text, part, facts.places)) : [];
    for (const one of posted) if ('path' in one) place(one);
    const number = numberOf(row.mobile_number, context.atRest);
    const named = checkUserName(row.user_name);
    const compared = at < context.comparedLeft;
    if (!compared) place({ code: 'IMPUSER0011', path: 'mobile' });
    if (compared && number?.hashes.some((hash) => facts.numbers.has(hash.toString('hex'))))
      place({ code: 'ADMROL0006', path: 'mobile' });
    if (compared && named.ok && facts.names.has(named.normal)) place({ code: 'ADMROL0005', path: 'userName' });
    for (const [key, path] of [
      [number ? `number ${number.mobile}` : '', 'mobile'],
      [named.ok ? `name ${named.normal}` : '', 'userName'],
    ] as const) {
      const earlier = seen.get(key);
      if (earlier !== undefined) place({ code: 'IMPUSER0010', path, values: { row: earlier } });
      else if (key !== '') seen.set(key, nth);
    }
    const mobile_hash = number?.hashes[0];
    if (found.length > 0 || !row.post || !number || !mobile_hash || !named.ok) {
      faults.push(...found.map(({ path, ...fault }) => ({ row: nth, column: path ?? 'displayName', ...fault })));
      continue;
    }
    good.push({
      row,
      post: { ...row.post, role: row.post.role as Role },
      user_name: named.normal,
      mobile: number.mobile,
      mobile_hash,
      posted: [...new Set(posted.filter((one): one is NamedPlaceRow => !('path' in one)))],
    });
  }
  return { good, faults, bad: rows.length - good.length };
}
