import type { ListedAefi } from '@teeka/contract/aefi';
import { batchKey, type ClusterFacts, type Standing } from '@teeka/domain/aefi';
import { nameIn } from '@teeka/domain/names';
import type { Context } from '../../platform/http/handler.ts';
import type { ListedRow, ReportRow } from './queries.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A list of codes among the answers. */
const codes = (row: ReportRow, key: string): string[] => {
  const value = row.answers[key];
  return Array.isArray(value) ? [...(value as readonly string[])] : [];
};

/** The report as the rules see it; `phone` is the notifier's number, opened. */
export function standingOf(row: ReportRow, phone: string): Standing {
  const { category, external_case_id, causality, vaccines } = row;
  return {
    category,
    external_case_id,
    causality,
    vaccines,
    answers: phone === '' ? row.answers : { ...row.answers, notifier_phone: phone },
    notified_at: row.notified_at.toISOString(),
    filed_at: instant(row.filed_at),
    case_id_at: instant(row.case_id_at),
    investigated_at: instant(row.investigated_at),
    final_at: instant(row.final_at),
    closed_at: instant(row.closed_at),
  };
}

export const phoneOf = (row: ReportRow, { atRest }: Pick<Context, 'atRest'>): string =>
  row.notifier_phone_sealed ? atRest.open('mobile', `report/${row.report_id}`, row.notifier_phone_sealed) : '';

export function wireListed(row: ListedRow, { origin }: Pick<Context, 'origin'>): ListedAefi {
  const { answers: _, vaccines: __, ...times } = standingOf(row, '');
  const { report_id, beneficiary_id, ben_name, dob, gender, status } = row;
  return {
    ...times,
    report_id,
    beneficiary_id,
    ben_name,
    dob,
    gender,
    status,
    village_name: nameIn(row.village, origin.language),
    session_site_name: nameIn(row.site, origin.language),
    symptoms: codes(row, 'symptoms'),
    outcome: String(row.answers.outcome ?? ''),
  };
}

/** The report as far as a cluster asks. */
export function clusterFacts(row: ReportRow): ClusterFacts {
  const { report_id, beneficiary_id, session_id, vaccinated_on, category, vaccines } = row;
  return {
    report_id,
    beneficiary_id,
    session_id,
    vaccinated_on,
    category,
    symptoms: codes(row, 'symptoms'),
    batches: vaccines.flatMap(batchKey),
  };
}
