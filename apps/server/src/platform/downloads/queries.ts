import type { DownloadFilter, DownloadState } from '@teeka/contract/downloads';
import type { DownloadReport } from '@teeka/domain/downloads';
import type { SpokenLanguage } from '@teeka/domain/names';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, Scope } from '../access/actor.ts';
import { areaName, byLevel, siteInScope, villageInScope } from '../access/scope.ts';
import { namesIn } from '../db/names.ts';
import { col, type RowOf } from '../db/row.ts';
import { columns, read, values, write } from '../db/statement.ts';
import type { NarrowedTo } from './narrowed-to.ts';

const newDownload = {
  download_id: col.uuid,
  user_id: col.uuid,
  report: col.text.of<DownloadReport>(),
  filter: col.json<DownloadFilter>(),
  language: col.text.of<SpokenLanguage>(),
  file_name: col.text,
  row_count: col.int,
  made_at: col.timestamptz,
  /** Of what it is, by the names of when it was asked for; null of files of before. */
  narrowed: col.json<NarrowedTo>().orNull,
};

const downloadRow = {
  ...newDownload,
  state: col.text.of<DownloadState>(),
  bytes: col.int.orNull,
  expires_at: col.timestamptz.orNull,
};
export type DownloadRow = RowOf<typeof downloadRow>;

const downloadWork = {
  ...downloadRow,
  job_done: col.int.orNull,
  job_total: col.int.orNull,
  /** Who had it made, as they were then. */
  job_actor: col.json<Actor>().orNull,
};
export type DownloadWork = RowOf<typeof downloadWork>;

const standing = sql`
  select ${columns(downloadRow, 'f')}, j.done as job_done, j.total as job_total, j.actor as job_actor
  from download_file f
  left join lateral (
    select done, total, actor from job where subject = f.download_id order by made_at desc, job_id desc limit 1) j on true`;

export function downloadsOf(user_id: string, most: number) {
  return read(downloadWork)`${standing} where f.user_id = ${user_id}::uuid order by f.made_at desc, f.download_id desc
    limit ${most}::int`;
}

export function downloadOf(user_id: string, download_id: string) {
  return read(downloadWork)`${standing} where f.download_id = ${download_id}::uuid and f.user_id = ${user_id}::uuid`;
}

export function downloadById(download_id: string) {
  return read(
    downloadRow,
  )`select ${columns(downloadRow, 'f')} from download_file f where f.download_id = ${download_id}::uuid`;
}

export function lockDownload(user_id: string, download_id: string) {
  return read(downloadRow)`select * from download_file
    where download_id = ${download_id}::uuid and user_id = ${user_id}::uuid for update`;
}

/** Whoever asks for a file waits for whoever does so at the same time with the same account. */
export function holdMaker(user_id: string) {
  return write`select from app_user where user_id = ${user_id}::uuid for update`;
}

/**
 * How many files of a user are in the making, and how many rows stood in all of some reports since an instant. A file that
 * was finished counts also when it was thrown away since: it may have been fetched before.
 */
export function madeSince(user_id: string, reports: readonly DownloadReport[], since: Date) {
  return read({ working: col.int, row_count: col.int })`
    select (count(*) filter (where state = 'working'))::int as working,
      coalesce(sum(row_count) filter (where report = any(${[...reports]}::text[])), 0)::int as row_count
    from download_file where user_id = ${user_id}::uuid
      and (state = 'working' or (bytes is not null and made_at >= ${since}::timestamptz))`;
}

export function insertDownload(row: RowOf<typeof newDownload>) {
  return write`insert into download_file ${values(newDownload, row)}`;
}

/** A file in another state has no parts any more. */
const letGo = (set: RawBuilder<unknown>, which: RawBuilder<unknown>) => write`
  with gone as (update download_file set ${set} where ${which} returning download_id)
  delete from download_part where download_id in (select download_id from gone)`;

/** Ends a file in the making, or lets go of a finished one. */
export function cancelMade(download_id: string) {
  return letGo(sql`state = 'cancelled'`, sql`download_id = ${download_id}::uuid and state in ('working', 'ready')`);
}

/** Ends a file in the making that cannot be made. */
export function failMade(download_id: string) {
  return letGo(sql`state = 'failed'`, sql`download_id = ${download_id}::uuid and state = 'working'`);
}

/** Finished, unless it was cancelled meanwhile. */
export function putReady(download_id: string, file: { readonly bytes: number; readonly until: Date }) {
  return read({ download_id: col.uuid })`
    update download_file set state = 'ready', bytes = ${file.bytes}::int, expires_at = ${file.until}::timestamptz
    where download_id = ${download_id}::uuid and state = 'working'
    returning download_id`;
}

/** Parts that came while their file was ended, by a job that broke off. */
export function dropStrays() {
  return write`
    delete from download_part p using download_file f
    where f.download_id = p.download_id and f.state not in ('working', 'ready')`;
}

/** Files whose time is over are let go of. */
export function expireDownloads(now: Date) {
  return letGo(sql`state = 'expired'`, sql`state = 'ready' and expires_at < ${now}::timestamptz`);
}

/** What was asked for before is listed no more. */
export function forgetDownloads(before: Date) {
  return write`delete from download_file where made_at < ${before}::timestamptz and state <> 'working'`;
}

/** Keeps a part of a file in the making; nothing once it is ended. */
export function insertPart(part: { readonly download_id: string; readonly nth: number; readonly file_key: string }) {
  return read({ nth: col.int })`
    insert into download_part (download_id, nth, file_key)
    select download_id, ${part.nth}::int, ${part.file_key} from download_file
    where download_id = ${part.download_id}::uuid and state = 'working'
    returning nth`;
}

export function partsOf(download_id: string) {
  return read({ file_key: col.text })`
    select file_key from download_part where download_id = ${download_id}::uuid order by nth`;
}

export function dropParts(download_id: string) {
  return write`delete from download_part where download_id = ${download_id}::uuid`;
}

/** What a list is narrowed to, by ids; null where it is not. */
interface Narrowing {
  readonly part: DownloadFilter['within'];
  readonly site: string | null;
  readonly village: number | null;
  readonly session: string | null;
  /** Whose households, or who registered. */
  readonly worker: string | null;
}

const siteNamed = (site: string | null, scope: Scope) => sql`(
  select ${namesIn('s')} from session_site s
  where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)})`;

/** Whether a user `w` works in the area. */
const worksIn = (scope: Scope) => sql`(
  ${byLevel(scope, {
    inPlace: (column, code) => sql<boolean>`${sql.ref(`w.${column}`)} = ${code}::int`,
    posted: sql<boolean>`false`,
    atSite: () => sql<boolean>`false`,
  })}
  or exists (select from user_site p where p.user_id = w.user_id and ${siteInScope('p.session_site_id', scope)})
  or exists (select from user_village p where p.user_id = w.user_id and ${villageInScope('p.village_code', scope)}))`;

/** What all of that is called; what lies outside of the area is called nothing. */
export function narrowingNamed({ part, site, village, session, worker }: Narrowing, scope: Scope) {
  const own = { ...scope, within: null };
  const area =
    part === null
      ? areaName(own)
      : part.level === 'site'
        ? siteNamed(part.id, own)
        : sql`(select ${namesIn('l')} from location l where l.level = ${part.level} and l.code = ${part.code}::int)`;
  return read({
    ...{ area: col.names.orNull, site: col.names.orNull, village: col.names.orNull, worker: col.text.orNull },
    ...{ session_day: col.date.orNull, session_names: col.names.orNull },
  })`
    select ${area} as area, ${siteNamed(site, own)} as site,
      (select ${namesIn('v')} from location v
        where v.level = 'village' and v.code = ${village}::int and ${villageInScope('v.code', own)}) as village,
      (select w.display_name from app_user w where w.user_id = ${worker}::uuid and ${worksIn(own)}) as worker,
      held.date_of_session as session_day, held.names as session_names
    from (select 1) one left join (
      select p.date_of_session, ${namesIn('s')} as names
      from vaccination_session p join session_site s using (session_site_id)
      where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', own)}) held on true`;
}

/** What a village of the area is called; none elsewhere. */
export function villageNamed(village: number, scope: Scope) {
  return read({ village_name: col.names })`
    select ${namesIn('v')} as village_name from location v
    where v.level = 'village' and v.code = ${village}::int and ${villageInScope('v.code', scope)}`;
}
