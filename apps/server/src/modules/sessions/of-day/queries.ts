import type { HomeFigures } from '@teeka/contract/home';
import { sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { RosterStatus, SessionStatus } from '@teeka/domain/sessions';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { isOneOf } from '../../../platform/db/word-of.ts';

const standing = (...words: SessionStatus[]) => isOneOf(sessionCodes, 'p.status', ...words);
const settled: readonly RosterStatus[] = ['vaccinated', 'rejected'];

/** How the sessions of a day at sites of the area stand, and how many of the people of their lists were attended to. */
export const sessionsOfDay = (scope: Scope, day: CivilDate): RawBuilder<HomeFigures['today']> => sql<
  HomeFigures['today']
>`
  (select json_build_object(
      'planned', count(*) filter (where ${standing('waiting', 'waiting-again')}),
      'on_going', count(*) filter (where ${standing('on-going')}),
      'ended', count(*) filter (where ${standing('ended')}),
      'stopped', count(*) filter (where ${standing('cancelled', 'frozen')}),
      'listed', coalesce(sum(l.listed) filter (where not ${standing('cancelled', 'frozen')}), 0),
      'seen', coalesce(sum(l.seen) filter (where not ${standing('cancelled', 'frozen')}), 0))
    from vaccination_session p, lateral (
      select count(*) as listed, count(*) filter (where r.status = any(${[...settled]}::text[])) as seen
      from session_roster r where r.session_id = p.session_id) l
    where p.date_of_session = ${day}::date and ${siteInScope('p.session_site_id', scope)})`;
