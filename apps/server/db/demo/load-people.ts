import { setImmediate as turn } from 'node:timers/promises';
import type { DayNumber } from '@teeka/domain/calendar';
import type { Client } from 'pg';
import type { AtRest } from '../../src/platform/sealing/at-rest.ts';
import { type Census, makeFamily } from './people/families.ts';
import type { DemoPerson } from './people/person.ts';
import { type PersonWriter, writePerson } from './people/person-rows.ts';
import { makePersonae } from './people/personae.ts';
import type { Network } from './places/network.ts';
import type { Village } from './places/plan.ts';
import { PregnanciesOfCatchment } from './pregnancies/pregnancies-of.ts';
import { writePregnancies } from './pregnancies/pregnancy-rows.ts';
import { PastSessions } from './sessions/past.ts';
import { peopleTables, sendAll } from './tables.ts';
import { authorOf } from './users/users.ts';
import { historyOf } from './vaccinations/history.ts';
import { type VisitWriter, writeVisits } from './vaccinations/visit-rows.ts';

export interface PeopleLoad {
  readonly network: Network;
  readonly seed: number;
  readonly today: DayNumber;
  readonly atRest: AtRest;
  readonly progress: (people: number) => void;
}

export interface PeopleLoaded {
  readonly people: number;
  readonly doses: number;
  readonly sessions: PastSessions;
  /** The children whom every demo has. */
  readonly personae: readonly string[];
}

/** The people of a village, family by family, exactly as many as it has. */
function* peopleOf(census: Census, village: Village, before: readonly DemoPerson[]): Generator<DemoPerson> {
  let left = village.people;
  for (const person of before.slice(0, left)) yield person;
  left -= before.length;
  while (left > 0) {
    const family = makeFamily(census, village).slice(0, left);
    yield* family;
    left -= family.length;
  }
}

/** People between two looks at the network, so that making and sending go on side by side. */
const slice = 100;
/** People after whom what has gathered is sent. */
const load = 4000;

/** Makes everybody with their vaccinations and copies them into the database; memory stays flat. */
export async function loadPeople(client: Client, of: PeopleLoad): Promise<PeopleLoaded> {
  const { network, seed, today, atRest } = of;
  const tables = peopleTables();
  const sessions = new PastSessions(today);
  const writer: VisitWriter = { tables, network, sessions, seed, today };
  const people: PersonWriter = { tables, atRest, today };
  const census: Census = { seed, today, people: 0, families: 0 };
  const personae: string[] = [];
  let nth = 0;
  let sent = Promise.resolve();
  for (const catchment of network.catchments) {
    const where = { catchment, author: authorOf(network, catchment) };
    const expecting = new PregnanciesOfCatchment();
    for (const village of catchment.villages) {
      const special = nth === 0 ? makePersonae(census, village) : [];
      for (const drawn of peopleOf(census, village, special)) {
        if (drawn.story || special.at(-1) === drawn) personae.push(drawn.beneficiary_id);
        const recorded = expecting.of(drawn, { seed, today, nth });
        const person = recorded?.woman ?? drawn;
        writePerson(people, person, where.author);
        if (recorded) writePregnancies(people, recorded, where.author);
        const visits = historyOf(person, { seed, nth, until: today });
        if (visits.length > 0) writeVisits(writer, where, { person, nth, visits });
        nth += 1;
        if (nth % slice === 0) await turn();
        if (nth % load === 0) {
          await sent;
          sent = sendAll(client, tables);
          sent.catch(() => undefined);
          of.progress(nth);
        }
      }
    }
  }
  await sent;
  await sendAll(client, tables);
  of.progress(nth);
  return { people: nth, doses: tables.dose.rows, sessions, personae };
}
