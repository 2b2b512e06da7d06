import { getAefiReport } from '@teeka/contract/aefi';
import { clusterWith, deathAfterDose } from '@teeka/domain/aefi';
import { dayInIndia } from '@teeka/domain/calendar';
import { type Names, nameIn } from '@teeka/domain/names';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import {
  type DetailRow,
  type EventRow,
  eventsOfReport,
  type RelatedRow,
  relatedReports,
  reportDetail,
} from './queries.ts';
import { tokensOf } from './tokens.ts';
import { clusterFacts, phoneOf, standingOf, wireListed } from './wire-report.ts';

export const getAefiReportHandler = queryHandler(
  getAefiReport,
  async ({ beneficiary_reference_id, report_id }, context) => {
    const { actor, db, origin } = context;
    const of = { beneficiary_id: beneficiary_reference_id, report_id };
    const [row, events] = await Promise.all([db.first(reportDetail(actor, of)), db.rows(eventsOfReport(actor, of))]);
    if (!row) return refuse({ code: 'REQVAL0012', path: 'report_id' });
    const { beneficiary_id } = row;
    const tokens = tokensOf(row.session_id, row.vaccines);
    const day = row.vaccinated_on;
    const related = await db.rows(relatedReports(actor, { beneficiary_id, tokens, from: day, to: day }));
    const inWords = (names: Names | null) => nameIn(names, origin.language);
    const { answers, vaccines } = standingOf(row, phoneOf(row, context));
    const reply = {
      ...wireListed(row, context),
      form_version: row.form_version,
      given_in_session_id: row.session_id,
      guardian_name: row.guardian_name,
      place: { state: inWords(row.state), district: inWords(row.district), block: inWords(row.block) },
      answers,
      vaccines: [...vaccines],
      events: events.map(wireEvent),
      cluster: clusterOf(row, related),
      death: deathOf(row),
    };
    return { reply, audit: [{ beneficiary_id, subject: report_id }] };
  },
);

function wireEvent({ event_id, kind, by, role, detail, captured_at, recorded_at }: EventRow) {
  return {
    event_id,
    kind,
    role,
    by: by ?? '',
    note: detail.note ?? '',
    answers: detail.answers ?? {},
    captured_at: captured_at.toISOString(),
    recorded_at: recorded_at.toISOString(),
  };
}

/** What looks like the same event; a person outside of the actor's area stays unnamed. */
function clusterOf(row: DetailRow, related: readonly RelatedRow[]) {
  return clusterWith(clusterFacts(row), related.map(clusterFacts)).flatMap(({ report_id, because }) => {
    const other = related.find((one) => one.report_id === report_id);
    if (!other) return [];
    const { session, batches, symptoms } = because;
    return [
      {
        report_id,
        beneficiary_id: other.is_ours ? other.beneficiary_id : '',
        ben_name: other.is_ours ? other.ben_name : '',
        vaccinated_on: other.vaccinated_on,
        same_session: session,
        batches: batches.map((batch) => batch.slice(batch.indexOf('/') + 1)),
        symptoms: [...symptoms],
      },
    ];
  });
}

/** The 28-day window, asked where the report tells of a death. */
function deathOf({ answers, dob, dose_days }: DetailRow) {
  if (answers.outcome !== 'death' || typeof answers.death_at !== 'string') return null;
  const { days, isEvent } = deathAfterDose({ dob, on: dayInIndia(answers.death_at) }, dose_days);
  return { days, is_event: isEvent };
}
