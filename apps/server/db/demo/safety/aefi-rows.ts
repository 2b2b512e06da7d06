import { type DayNumber, dayText } from '@teeka/domain/calendar';
import type { Client } from 'pg';

/** An invented event after a dose that the demo's vaccinator gave; times count from midnight of the demo's day. */
interface DemoEvent {
  readonly symptoms: readonly string[];
  readonly hospitalised: boolean;
  readonly outcome: string;
  readonly category: 'minor' | 'severe' | 'serious';
  readonly description: string;
  /** Days before the demo's day on which staff heard of it. */
  readonly daysAgo: number;
  readonly filed: boolean;
}

/** One that has just come and whose 24 hours run, one filed and waiting for its investigation, one for the register. */
const events: readonly DemoEvent[] = [
  {
    symptoms: ['SEIZURE_FEBRILE', 'FEVER_HIGH'],
    hospitalised: true,
    outcome: 'still-hospitalised',
    category: 'serious',
    description: 'High fever in the evening, then a seizure of two minutes. Taken to the CHC.',
    daysAgo: 0,
    filed: false,
  },
  {
    symptoms: ['CRYING'],
    hospitalised: false,
    outcome: 'recovered',
    category: 'severe',
    description: 'Cried for four hours after the injection, then slept. Well the next morning.',
    daysAgo: 4,
    filed: true,
  },
  {
    symptoms: ['LOCAL_MILD', 'FEVER_LOW'],
    hospitalised: false,
    outcome: 'recovering',
    category: 'minor',
    description: 'Warm and sore at the thigh since yesterday.',
    daysAgo: 1,
    filed: false,
  },
];

/** Writes the demo's adverse events, each after one dose of the vaccinator's site. */
export async function writeAdverseEvents(client: Client, today: DayNumber): Promise<void> {
  for (const event of events) {
    const heard = `${dayText(today - event.daysAgo)} 00:10:00+05:30`;
    const filed = event.filed ? `${dayText(today - event.daysAgo)} 18:00:00+05:30` : null;
    const { symptoms, hospitalised, outcome, description } = event;
    const answers = {
      symptoms,
      hospitalised,
      outcome,
      description,
      is_cluster: false,
      place_type: 'outreach',
    };
    await client.query(
      `with picked as (
         select d.beneficiary_id, d.session_id, d.session_site_id, b.village_code, d.given_on, d.captured_at,
           d.captured_by, d.dose_id, d.dose_code, d.material_id, d.batch_number, d.expiry_date, m.material_name,
           md5('aefi ' || d.dose_id)::uuid as report_id, b.guardian_name
         from app_user u
         join user_site us using (user_id)
         join dose d on d.session_site_id = us.session_site_id
         join material m on m.material_id = d.material_id
         join beneficiary b on b.beneficiary_id = d.beneficiary_id
         where u.user_name = 'vaccinator1' and d.dose_code in ('PENTA1', 'PENTA2', 'PENTA3')
           and d.given_on < $1::date - $2::int
           and not exists (select from aefi_report r where r.beneficiary_id = d.beneficiary_id)
         order by d.given_on desc, d.dose_id limit 1
       ), answered as (
         select p.*, $3::jsonb || jsonb_build_object('vaccinated_at', to_char(p.captured_at at time zone 'UTC',
             'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'first_symptom_at', to_char((p.captured_at + interval '6 hours')
             at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'notified_at', to_char($4::timestamptz at time zone
             'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'guardian_name', p.guardian_name) as answers,
           jsonb_build_array(jsonb_build_object('dose_id', p.dose_id, 'material_id', p.material_id, 'name',
             p.material_name, 'is_diluent', false, 'dose_code', p.dose_code, 'dose_no', right(p.dose_code, 1)::int,
             'manufacturer', '', 'batch_number', p.batch_number, 'mfg_date', null, 'expiry_date', p.expiry_date,
             'opened_at', null, 'others_same_vial', null)) as vaccines
         from picked p
       ), stored as (
         insert into aefi_report (beneficiary_id, report_id, session_id, session_site_id, village_code, form_version,
           status, category, vaccinated_on, notified_at, filed_at, answers, vaccines, made_by, made_at, recorded_at)
         select beneficiary_id, report_id, session_id, session_site_id, village_code, 'crf-2023.1',
           case when $5::timestamptz is null then 'notified' else 'reported' end, $6, given_on, $4, $5, answers, vaccines,
           captured_by, $4, $4 from answered
         returning beneficiary_id, report_id, session_id, answers, vaccines, made_by
       ), notice as (
         insert into aefi_event (beneficiary_id, report_id, event_id, kind, detail, captured_at, captured_by, role,
           recorded_at)
         select beneficiary_id, report_id, report_id, 'answers', jsonb_build_object('answers', answers), $4, made_by,
           'Vaccinator', $4 from stored
       )
       insert into aefi_token (token, beneficiary_id, report_id)
       select 'session/' || session_id, beneficiary_id, report_id from stored where session_id is not null
       union select 'batch/' || (v->>'material_id') || '/' || upper(trim(v->>'batch_number')), beneficiary_id, report_id
       from stored, jsonb_array_elements(vaccines) v`,
      [dayText(today), event.daysAgo, JSON.stringify(answers), heard, filed, event.category],
    );
  }
}
