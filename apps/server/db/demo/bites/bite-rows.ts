import { caseCodes, codeFor } from '@teeka/contract/word-for';
import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { inCatalogue } from '@teeka/domain/vaccines';
import type { Client } from 'pg';
import { instantOf } from '../days.ts';
import type { Network } from '../places/network.ts';
import { batchNumber } from '../stock/batches.ts';
import { uuidNamed } from '../uuid.ts';
import { type BiteStory, biteStories, type DemoBiteDose } from './stories.ts';

/** The grown-ups of the clinic's villages, the same ones and in the same order as on its list of today. */
const people = `
  select beneficiary_id from beneficiary
  where village_code = any($1) and synthetic and deceased_on is null and lmp_date is null and dob < '2010-01-01'
  order by beneficiary_id limit $2`;

const material = { ARV: 'ARV', RIG: 'ERIG', ASV: 'ASV' } as const;

interface Of {
  readonly network: Network;
  readonly today: DayNumber;
  readonly author: string;
  readonly person: string;
}

/**
 * Tells a story of a bite about each of the first people of the antivenom clinic: open courses on different days, a
 * completed one, a snake bite that was referred. The last of today's list stays without, for a new case.
 */
export async function copyBites(client: Client, network: Network, today: DayNumber): Promise<void> {
  const villages = network.antivenom.villages.map(({ code }) => code);
  const found = await client.query<{ beneficiary_id: string }>(people, [villages, biteStories.length + 1]);
  const author = await client.query<{ user_id: string }>(
    `select user_id from app_user where user_name = 'vaccinator2'`,
  );
  const ids = found.rows.map(({ beneficiary_id }) => beneficiary_id).filter((_, nth) => nth !== fresh);
  for (const [nth, story] of biteStories.entries()) {
    const [person, by] = [ids[nth], author.rows[0]?.user_id];
    if (person && by) await tell(client, story, { network, today, author: by, person });
  }
}

/** Of today's four the one without a story. */
const fresh = 3;

async function tell(client: Client, story: BiteStory, of: Of): Promise<void> {
  const { today, person, author, network } = of;
  const day = (ago: number) => dayText(today - ago);
  const at = (ago: number, hour: number) => new Date(instantOf(today - ago, hour * 60)).toISOString();
  const named = (what: string) => uuidNamed(instantOf(today - story.openedDaysAgo, 540), `bite ${person} ${what}`);
  const case_id = named('case');
  const opened = at(story.openedDaysAgo, 9);
  const details = story.details(day);
  const ended = story.status === 'open' ? null : at(story.doses.at(-1)?.daysAgo ?? story.openedDaysAgo, 18);
  const site = network.antivenom.session_site_id;
  const bittenOn = details.rabies?.bitten_on ?? details.venom?.bitten_on ?? null;
  await client.query(
    `insert into care_case (beneficiary_id, case_id, kind, session_site_id, material_category, status, opened_at, opened_by,
       closed_at, recorded_at)
     values ($1, $2, $8, $3, 'Others', $4, $5, $6, $7, $5)`,
    [person, case_id, site, codeFor(caseCodes, story.status), opened, author, ended, details.case_type],
  );
  await client.query(
    `insert into bite_case (beneficiary_id, case_id, case_type, session_site_id, opened_at, is_open, regimen,
       rules_version, bitten_on, details)
     values ($1, $2, $3, $4, $5, $6, $7, '2026-1', $8, $9)`,
    [
      ...[person, case_id, details.case_type, site, opened, story.status === 'open'],
      ...[details.rabies?.regimen ?? '', bittenOn, JSON.stringify(details)],
    ],
  );
  const given = new Map<string, number>();
  for (const dose of story.doses) {
    const attempt = (given.get(dose.code) ?? 0) + 1;
    given.set(dose.code, attempt);
    const instant = at(dose.daysAgo, dose.hour);
    const of = inCatalogue(material[dose.code]);
    await client.query(
      `insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, case_id, session_site_id, material_id,
         batch_number, body_site, captured_at, captured_by, recorded_at, day_of_dose, amounts)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', $10, $11, $10, $12, $13)`,
      [
        ...[person, named(`${dose.code} ${dose.day}`), dose.code, attempt, day(dose.daysAgo), case_id, site],
        ...[of?.id ?? null, of ? batchNumber(of, today) : '', instant, author, dose.day],
        JSON.stringify(amountsOf(dose, instant)),
      ],
    );
  }
  for (const [nth, event] of story.events.entries()) {
    await client.query(
      `insert into bite_event (beneficiary_id, event_id, case_id, kind, at, facts, captured_at, captured_by, recorded_at)
       values ($1, $2, $3, $4, $5, $6, $5, $7, $5)`,
      [
        ...[person, named(`event ${nth}`), case_id, event.kind, at(event.daysAgo, event.hour)],
        ...[JSON.stringify(event.facts), author],
      ],
    );
  }
}

function amountsOf({ code, vials }: DemoBiteDose, startedAt: string): object {
  if (code === 'ARV') return { route: 'ID', sites: ['left-upper-arm', 'right-upper-arm'], ml: 0.2 };
  if (code === 'RIG') {
    return { route: 'wound', sites: [], ml: 7.2, rig_type: 'ERIG', iu: 2160, infiltrated_ml: 5, im_ml: 2.2 };
  }
  return { route: 'IV', sites: [], ml: null, vials: vials ?? 0, started_at: startedAt };
}
