import { type CivilDate, dayInIndia, daysBetween } from '../calendar/index.ts';
import { batchNumberOf } from '../stock/index.ts';
import { categoryOf } from './category.ts';
import type { Answers } from './form/field.ts';
import { type Category, symptomOf } from './symptoms.ts';
import { vaccinatedOn } from './vaccinated-on.ts';
import type { VaccineRow } from './vaccine-row.ts';

/** A report as far as a cluster asks. */
export interface ClusterFacts {
  readonly report_id: string;
  readonly beneficiary_id: string;
  readonly session_id: string | null;
  readonly vaccinated_on: CivilDate;
  readonly symptoms: readonly string[];
  readonly category: Category;
  /** Vaccine and number, for example `104/PENTA-26A104`. */
  readonly batches: readonly string[];
}

type Drawn = Pick<VaccineRow, 'material_id' | 'batch_number'>;

/** A batch within its vaccine; a number as it is written differently is the same. Empty without one of both. */
export function batchKey({ material_id, batch_number }: Drawn): string[] {
  const number = batchNumberOf(batch_number);
  return material_id === null || number === '' ? [] : [`${material_id}/${number}`];
}

/** A report as it is made; `session_id` is empty for none, `made_at` ISO 8601. */
export interface MadeReport {
  readonly report_id: string;
  readonly beneficiary_id: string;
  readonly session_id: string;
  readonly answers: Answers;
  readonly vaccines: readonly Drawn[];
  readonly made_at: string;
}

/** What a cluster asks of a report as it is made. Without a whole time of vaccination the day it was made counts. */
export function clusterFactsOf({ report_id, beneficiary_id, ...made }: MadeReport): ClusterFacts {
  const { symptoms } = made.answers;
  return {
    report_id,
    beneficiary_id,
    session_id: made.session_id === '' ? null : made.session_id,
    vaccinated_on: vaccinatedOn(made.answers) ?? dayInIndia(made.made_at),
    symptoms: Array.isArray(symptoms) ? (symptoms as readonly string[]) : [],
    category: categoryOf(made.answers).category,
    batches: made.vaccines.flatMap(batchKey),
  };
}

/**
 * Two or more of the same event, related by place, time or vaccine (section 4.1). How near in time a batch must have
 * been given is not said: 7 days, a setting by version.
 */
export const clusterRule = { version: '2023.1', days: 7, least: 2 } as const;

export interface ClusterProposal {
  readonly report_id: string;
  readonly because: {
    readonly session: boolean;
    readonly batches: readonly string[];
    /** Symptoms that both have; empty when both are serious for other reasons. */
    readonly symptoms: readonly string[];
  };
}

/** Symptoms that say something when two have them: not those that every family is told to expect. */
const telling = (code: string): boolean => symptomOf(code)?.expected !== true;

/**
 * The reports that look like the same event: another person, at the same session or from the same batch within days,
 * with a telling symptom in common, or both serious. Proposed, never decided: staff say whether it is a cluster.
 */
export function clusterWith(one: ClusterFacts, others: readonly ClusterFacts[]): readonly ClusterProposal[] {
  return others.flatMap((other) => {
    if (other.beneficiary_id === one.beneficiary_id) return [];
    const session = one.session_id !== null && one.session_id === other.session_id;
    const near = Math.abs(daysBetween(one.vaccinated_on, other.vaccinated_on)) <= clusterRule.days;
    const batches = near ? one.batches.filter((batch) => other.batches.includes(batch)) : [];
    if (!session && batches.length === 0) return [];
    const symptoms = one.symptoms.filter((code) => other.symptoms.includes(code) && telling(code));
    const bothSerious = one.category === 'serious' && other.category === 'serious';
    if (symptoms.length === 0 && !bothSerious) return [];
    return [{ report_id: other.report_id, because: { session, batches, symptoms } }];
  });
}

/** How many persons a cluster would have: whoever reports now, and everybody proposed. */
export const clusterSize = (proposals: readonly ClusterProposal[]): number => proposals.length + 1;
