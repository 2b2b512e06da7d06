import type { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import {
  type Answers,
  aefiForm,
  answerRefusals,
  applicableAnswers,
  type FormField,
  type FormStep,
  fieldsOfStep,
  formField,
  formSteps,
  isApplicable,
  mayFile,
  missingForFiling,
  requiredOfRow,
  rowTimes,
  type VaccineRow,
  vaccineRowRefusals,
} from '@teeka/domain/aefi';
import type { Refusal } from '@teeka/domain/refusal';

/** A report as it is filled in, kept on this phone. `answers` is null before anything was typed. */
export interface ReportDraft {
  readonly report_id: string | null;
  readonly answers: Answers | null;
  readonly vaccines: readonly VaccineRow[] | null;
  readonly step: FormStep;
}
export const emptyReport: ReportDraft = { report_id: null, answers: null, vaccines: null, step: 'event' };

/** Where a report is filled in, or what completes one. */
export const reportPlace = (person: string, report: string) =>
  report === '' ? (`/aefi/new/${person}#report` as const) : (`/aefi/new/${person}?report=${report}#report` as const);

/** An ASHA gives notice; the other steps are for who files. */
export const stepsOf = (role: string): readonly FormStep[] => (mayFile(role) ? formSteps : ['event']);

/** The fields of a step that apply with these answers, the vaccination's time before the symptom. */
export function applicableFields(step: FormStep, answers: Answers): readonly FormField[] {
  const fields = fieldsOfStep(step).filter((field) => isApplicable(field, answers));
  return step === 'event' ? fields.toSorted((a, b) => eventOrder.indexOf(a.key) - eventOrder.indexOf(b.key)) : fields;
}

/** What happened is asked for in this order, whatever the paper says. */
const eventOrder = [
  'symptoms',
  'first_symptom_at',
  'hospitalised',
  'hospital_name',
  'hospitalised_at',
  'outcome',
  'death_at',
  'post_mortem',
  'notified_at',
  'description',
];

/** In which step a refused field stands. */
export function stepOfPath(path: string | undefined): FormStep {
  if (path?.startsWith('vaccines')) return 'vaccination';
  return formField((path ?? '').replace('answers.', ''))?.step ?? 'event';
}

/** What of a row can be wrong. */
export const rowFields = [...requiredOfRow, 'dose_no', 'mfg_date', 'opened_at'] as const;

interface Judged {
  readonly answers: Answers;
  readonly vaccines: readonly VaccineRow[];
}

/** What stands in the way: of a notice, or of filing the whole form. `at` in milliseconds. */
export function wrongIn({ answers, vaccines }: Judged, stage: 'notice' | 'filing', at: number): readonly Refusal[] {
  return [
    ...answerRefusals(answers, { stage, reportedAt: at }),
    ...vaccineRowRefusals(vaccines, stage, rowTimes(answers.vaccinated_at, at)),
  ];
}

/** How many fields still keep the form from being filed. `at` in milliseconds. */
export function missingCount({ answers, vaccines }: Judged, at: number): number {
  const times = rowTimes(answers.vaccinated_at, at);
  return missingForFiling(answers).length + vaccineRowRefusals(vaccines, 'filing', times).length;
}

interface About {
  readonly id: string;
  readonly person: string;
  readonly session: string;
  readonly file: boolean;
  readonly captured_at: string;
}

/** The request of a new report. */
export function reportOf({ answers, vaccines }: Judged, about: About): InputOf<typeof reportAefi> {
  return {
    report_id: about.id,
    beneficiary_reference_id: about.person,
    given_in_session_id: about.session,
    form_version: aefiForm.version,
    answers: applicableAnswers(answers),
    vaccines: vaccines.map((row) => ({ ...row })),
    file: about.file,
    captured_at: about.captured_at,
  };
}

/**
 * What is said anew of a report: answers that are as before are not said again, for somebody else may have reported
 * something newer meanwhile.
 */
export function saidAnew(answers: Answers, before: Answers): Answers {
  const applicable = Object.entries(applicableAnswers(answers));
  return Object.fromEntries(applicable.filter(([key, value]) => !isSame(value, before[key])));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The request that completes a report which is there already; of the answers those that are said anew. */
export function completionOf(
  { answers, vaccines }: Judged,
  about: About & { readonly report: string },
): InputOf<typeof followUpAefi> {
  return {
    event_id: about.id,
    report_id: about.report,
    beneficiary_reference_id: about.person,
    kind: 'answers',
    answers: { ...answers },
    vaccines: vaccines.map((row) => ({ ...row })),
    file: about.file,
    captured_at: about.captured_at,
  };
}

interface Compared {
  readonly isProposed: boolean;
  /** Somebody has answered. */
  readonly isSaid: boolean;
  /** The server has compared: without network others may have reported what this phone does not know. */
  readonly byServer: boolean;
}

/**
 * The answers with what is said of a cluster. Nothing looks like the same event: no, without asking, once the server
 * has compared; until then the answer is open. Something does: it is asked, whatever a notice said before anything was
 * alike, until somebody answers.
 */
export function withCluster(answers: Answers, { isProposed, isSaid, byServer }: Compared): Answers {
  if (!isProposed) return byServer ? { is_cluster: false, ...answers } : answers;
  const { is_cluster, ...others } = answers;
  return isSaid || is_cluster === true ? answers : others;
}
