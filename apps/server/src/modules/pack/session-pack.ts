import { written } from '@teeka/contract/names';
import { sessionPack } from '@teeka/contract/pack';
import { addDays } from '@teeka/domain/calendar';
import { nationalSchedule } from '@teeka/domain/schedule';
import { deltaDays, publishedDays } from '@teeka/domain/sessions';
import { cursorOf, sinceOf } from '../../platform/db/pack-cursor.ts';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import { openedAccount } from '../abha/index.ts';
import { packedCertificates } from '../certificates/index.ts';
import { packedPregnancies } from '../pregnancies/index.ts';
import { wireSession } from '../sessions/index.ts';
import { wireSite } from '../sites/index.ts';
import { packNumbers } from './people-read.ts';
import { packSince, wholePack } from './queries.ts';

/** Yesterday's sessions travel too: late typing until the next day is part of the work. */
const daysBack = 1;

export const sessionPackHandler = queryHandler(sessionPack, async ({ session_site_id, since }, context) => {
  const { actor, now, atRest, db } = context;
  const { today } = now;
  const from = addDays(today, -daysBack);
  const question = { actor, site: session_site_id, from, to: addDays(today, publishedDays) };
  const earlier = sinceOf(since, today);
  const isRecent = earlier !== undefined && earlier.day >= addDays(today, -deltaDays);
  const row = await db.first(isRecent ? packSince(question, earlier) : wholePack(question));
  if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  const { cursor, incarnation, site, sessions, mobiles, on_lists, ...rest } = row;
  const ids = row.people.map(({ beneficiary_id }) => beneficiary_id);
  const count = ids.length;
  const reply = {
    ...rest,
    // An ASHA has only her own villages of the site.
    ...(actor.role === 'ASHA' ? {} : { site_key: atRest.keyFor(`site/${session_site_id}`).toString('base64') }),
    cursor: cursorOf(incarnation, cursor, today),
    rules_version: nationalSchedule.version,
    site: wireSite(site),
    people: row.people.map(({ sealed_events, registered_children, sealed_abha, ...person }) => ({
      ...person,
      ...openedAccount(sealed_abha, person.beneficiary_id, atRest),
      ...packedPregnancies({ sealed_events, registered_children }, actor, atRest),
    })),
    villages: row.villages.map(written('village_name')),
    reasons: row.reasons.map(written('reason')),
    sessions: sessions.map((session) => ({
      ...wireSession(session, context),
      doses_given: [...session.doses_given],
      doses_counted: [...session.doses_counted],
    })),
    mobiles: openedMobiles(mobiles, ids, atRest),
    certificates: await packedCertificates(on_lists, context),
  };
  // One line for the pull and not one for each person: a day of a district would leave millions that say the same.
  const read = packNumbers(ids);
  const detail = { people: count, whole: row.whole, since, until: reply.cursor, read };
  const audit = [{ beneficiary_id: '0', subject: session_site_id, detail }];
  return { reply, audit };
});

/** One number a line, in the order of the people. */
function openedMobiles(sealed: string, people: readonly string[], atRest: AtRest): string {
  if (people.length === 0) return '';
  const numbers = sealed
    .split('\n')
    .map((hex, nth) =>
      hex === '' ? '' : atRest.open('mobile', `person/${people[nth] ?? ''}`, Buffer.from(hex, 'hex')),
    );
  return numbers.join('\n');
}
