import { seesAllSurveyors } from '@teeka/contract/beneficiaries/surveyor';
import { type DownloadFilter, downloadFilter } from '@teeka/contract/downloads';
import type { DownloadReport } from '@teeka/domain/downloads';
import type { Names } from '@teeka/domain/names';
import type { Actor } from '../access/actor.ts';
import type { Reader } from '../db/database.ts';
import type { Taker } from './download-kind.ts';
import { narrowingNamed } from './queries.ts';

/** To what a list is narrowed beside its days, and of what area it is; what it is not narrowed to is undefined. */
export interface NarrowedTo {
  /** What the own area, or the part of it that was asked for, is called; null of the whole country. */
  readonly area: Names | null;
  readonly site?: Names | undefined;
  readonly village?: Names | undefined;
  /** The day of the session whose people are listed, and what it or its site is called. */
  readonly session?: { readonly day: string; readonly names: Names } | undefined;
  /** The ASHA whose households are listed. */
  readonly asha?: string | undefined;
  /** Who registered those who are listed; `mine`: whoever asks. */
  readonly worker?: string | undefined;
  readonly mine?: true | undefined;
  readonly vaccine?: string | undefined;
  /** The kind of person (`ben_type_id`). */
  readonly type?: number | undefined;
  /** How what is listed came on record. */
  readonly mode?: NonNullable<DownloadFilter['mode']> | undefined;
  /** Children who turn one in these months (`YYYY-MM` is the last). */
  readonly turning?: { readonly month: string; readonly months: number } | undefined;
}

const lines = ['line-list', 'line-list-csv'] as const;
const zeroDoses = ['zero-dose', 'zero-dose-csv'] as const;

/** Which lists know what; of others it narrows nothing, whatever was asked. */
const knows: { readonly [Name in Exclude<keyof NarrowedTo, 'area'>]-?: readonly DownloadReport[] } = {
  site: ['due-list'],
  village: ['due-list', ...lines, ...zeroDoses],
  session: ['planned'],
  asha: ['due-list'],
  worker: ['registered'],
  mine: ['registered'],
  vaccine: ['due-list'],
  type: [...lines, 'vaccinated', 'registered', 'planned'],
  mode: lines,
  turning: zeroDoses,
};

/** What is asked where nothing is said. */
export const everything: DownloadFilter = downloadFilter.parse({});

/** Whose registrations are listed where a worker was asked for: a surveyor always has the own ones. */
const surveyorOf = ({ surveyor_id }: DownloadFilter, { role, user_id }: Actor): string | null =>
  surveyor_id === null || seesAllSurveyors(role) ? surveyor_id : user_id;

/** Names what a list is narrowed to: whoever carries it knows whom it does not tell of. */
export async function narrowedTo(
  report: DownloadReport,
  filter: DownloadFilter,
  { actor, db }: Pick<Taker, 'actor'> & { readonly db: Reader },
): Promise<NarrowedTo> {
  const of = <Value>(name: keyof typeof knows, value: Value): Value | undefined =>
    knows[name].includes(report) ? value : undefined;
  const named = await db.first(
    narrowingNamed(
      {
        part: filter.within,
        site: of('site', filter.session_site_id) || null,
        village: of('village', filter.village_id) ?? null,
        session: of('session', filter.session_id) || null,
        worker: of('asha', filter.user_id) || of('worker', surveyorOf(filter, actor)) || null,
      },
      actor.scope,
    ),
  );
  const { area = null, site, village, session_day: day, session_names: names, worker } = named ?? {};
  return {
    area,
    site: site ?? undefined,
    village: village ?? undefined,
    session: day && names ? { day, names } : undefined,
    asha: of('asha', worker ?? undefined),
    worker: of('worker', worker ?? undefined),
    mine: of('mine', filter.mine) || undefined,
    vaccine: of('vaccine', filter.vaccine) || undefined,
    type: of('type', filter.type) ?? undefined,
    mode: of('mode', filter.mode) ?? undefined,
    turning: of('turning', { month: filter.month, months: filter.months }),
  };
}
