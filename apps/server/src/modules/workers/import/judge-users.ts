import type { Role } from '@teeka/contract/roles';
import { checkMobile } from '@teeka/domain/contact';
import {
  type ByName,
  byName,
  oneOfEach,
  plainNames,
  plainText,
  readUserRow,
  type UserRow,
  userRowRefusals,
} from '@teeka/domain/imports';
import { nameIn } from '@teeka/domain/names';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { checkUserName, type GivenPost, mostSites, type Post, partOf } from '@teeka/domain/workers';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type JudgedRow, judgeEach, type RowAsBrought } from '../../../platform/imports/index.ts';
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

/** What a place that was written means: one of the area, or why it is none. */
function placeOf(text: string, part: string, known: ByName<NamedPlaceRow>): NamedPlaceRow | Fault {
  const { name, block } = withBlock(text);
  const inBlock = (one: NamedPlaceRow) => block !== '' && one.block !== null && plainNames(one.block).includes(block);
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

type Facts = Awaited<ReturnType<typeof readFacts>>;

interface Judging {
  readonly facts: Facts;
  readonly own: Post;
  /** In which row each name and number stood first. */
  readonly seen: Map<string, number>;
  readonly atRest: AtRest;
  readonly compared: boolean;
}

/** The row in which a name or a number stood first, where that was an earlier one. */
function earlierOf(key: string, row: number, seen: Map<string, number>): number | undefined {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row);
  return first;
}

function judgeRow(read: UserRow, row: number, { facts, own, seen, atRest, compared }: Judging): JudgedRow<GoodUser> {
  const part = partOf(read.post?.user_level ?? '');
  const posted = part ? listed(read).map((text) => placeOf(text, part, facts.places)) : [];
  const number = numberOf(read.mobile_number, atRest);
  const named = checkUserName(read.user_name);
  const found: Fault[] = [...userRowRefusals(read, own), ...posted.filter(isFault)];
  if (!compared) found.push({ code: 'IMPUSER0011', path: 'mobile' });
  if (compared && number?.hashes.some((hash) => facts.numbers.has(hash.toString('hex'))))
    found.push({ code: 'ADMROL0006', path: 'mobile' });
  if (compared && named.ok && facts.names.has(named.normal)) found.push({ code: 'ADMROL0005', path: 'userName' });
  const sameNumber = number && earlierOf(`number ${number.mobile}`, row, seen);
  if (sameNumber !== undefined) found.push({ code: 'IMPUSER0010', path: 'mobile', values: { row: sameNumber } });
  const sameName = named.ok ? earlierOf(`name ${named.normal}`, row, seen) : undefined;
  if (sameName !== undefined) found.push({ code: 'IMPUSER0010', path: 'userName', values: { row: sameName } });
  const mobile_hash = number?.hashes[0];
  const { post } = read;
  if (found.length > 0 || !post || !number || !mobile_hash || !named.ok) return { faults: oneOfEach(found) };
  const good = {
    row: read,
    post: { ...post, role: post.role as Role },
    user_name: named.normal,
    mobile: number.mobile,
    mobile_hash,
    posted: [...new Set(posted.filter((one) => !isFault(one)))],
  };
  return { good };
}

const isFault = (one: NamedPlaceRow | Fault): one is Fault => 'path' in one;

/** Judges the rows one after the other, as if each account were made before the next. */
export async function judgeUsers(brought: readonly RowAsBrought[], context: Context) {
  const { actor, atRest, comparedLeft, progress } = context;
  const rows = brought.map(({ row, cells }) => ({ row, read: readUserRow(cells, usersSheet.choices) }));
  const facts = await readFacts(
    rows.map(({ read }) => read),
    context,
  );
  const own: Post = { role: actor.role, user_level: actor.scope.level };
  const seen = new Map<string, number>();
  return judgeEach(rows, {
    column: 'displayName',
    progress,
    judge: (read, row, nth) => judgeRow(read, row, { facts, own, seen, atRest, compared: nth < comparedLeft }),
  });
}
