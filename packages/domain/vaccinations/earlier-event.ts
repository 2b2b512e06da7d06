import type { Category } from '../aefi/index.ts';
import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { vaccineOfDose } from '../schedule/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';

/** An adverse event on a person's record, as far as the next dose asks for it. */
export interface EarlierEvent {
  readonly report_id: string;
  readonly category: Category;
  /** Day of the suspected doses. */
  readonly vaccinated_on: CivilDate;
  /** Codes of the form's list. */
  readonly symptoms: readonly string[];
  /** Class of causality, empty while nobody has judged it. */
  readonly causality: string;
  /** Codes of the suspected doses; empty where none of them is known by a code. */
  readonly dose_codes: readonly string[];
  /** Suspected vaccines by the name in the report. */
  readonly vaccines: readonly string[];
  /** At which session the doses were given, for a cluster; not said by old packs. */
  readonly session_id?: string | null | undefined;
  /** Of which batches, as `batchKey` writes them; not said by old packs. */
  readonly batches?: readonly string[] | undefined;
}

/**
 * What an event means for a dose: it speaks against it, it is to be asked about first, or it is no reason to wait. The
 * first two need a reason to go on.
 */
export type Bearing = 'contraindication' | 'question' | 'note';

interface EventRule {
  /** Any of these symptoms, or an event of this category. */
  readonly symptoms?: readonly string[];
  readonly category?: Category;
  /** Only doses of these vaccines; of every suspected one where left out. */
  readonly vaccines?: readonly string[];
  readonly bearing: Bearing;
  readonly source: string;
  /** General knowledge, to be confirmed by a medical officer. */
  readonly uncertain?: true;
}

const practice =
  'National Immunization Schedule 2023, contraindications in practice: only a severe reaction to the previous dose';
const general = 'general practice';
const link = 'AEFI guideline: next dose of the same vaccine gets a warning after a severe or serious event';
const pertussis = ['Penta', 'DPT'] as const;

/** By version; the first rule that fits decides. Vaccines by the codes of the schedule. */
export const earlierEventRules = {
  version: 'IN-UIP earlier events 2023-01',
  rules: [
    { symptoms: ['ANAPHYLAXIS'], bearing: 'contraindication', source: practice, uncertain: true },
    {
      symptoms: ['ENCEPHALOPATHY'],
      vaccines: pertussis,
      bearing: 'contraindication',
      source: general,
      uncertain: true,
    },
    {
      symptoms: ['INTUSSUSCEPTION'],
      vaccines: ['RVV'],
      bearing: 'contraindication',
      source: general,
      uncertain: true,
    },
    { category: 'serious', bearing: 'question', source: link },
    { category: 'severe', bearing: 'question', source: link },
    { category: 'minor', bearing: 'note', source: practice },
  ] as readonly EventRule[],
  /** Judged as coincidental: no reason to wait any more. */
  settled: ['C'] as readonly string[],
  /** Vaccines that share a component: an event after one asks before the other. */
  related: [pertussis, ['Penta', 'HepB'], ['DPT', 'Td', 'Penta']] as readonly (readonly string[])[],
} as const;

/** Vaccines of doses, by the codes of the schedule. */
export const vaccinesOf = (doseCodes: readonly string[]): readonly string[] => [
  ...new Set(doseCodes.flatMap((code) => vaccineOfDose(code) ?? [])),
];

/**
 * What an event means for a dose of this vaccine; undefined where the vaccine was not under suspicion, nor one that
 * shares a component with it. An event of which no vaccine is known may be of any.
 */
export function bearingOn(event: EarlierEvent, vaccine: string): Bearing | undefined {
  const suspected = vaccinesOf(event.dose_codes);
  const touches = (one: string) =>
    one === vaccine || earlierEventRules.related.some((group) => group.includes(one) && group.includes(vaccine));
  if (suspected.length > 0 && !suspected.some(touches)) return undefined;
  if (earlierEventRules.settled.includes(event.causality)) return 'note';
  return earlierEventRules.rules.find(
    ({ symptoms, category, vaccines }) =>
      (symptoms?.some((code) => event.symptoms.includes(code)) || category === event.category) &&
      (vaccines === undefined || vaccines.includes(vaccine)),
  )?.bearing;
}

const rank = ['contraindication', 'question', 'note'] as const satisfies readonly Bearing[];

/** What an event means for several vaccines: the gravest; undefined where it concerns none of them. */
export const gravestBearing = (event: EarlierEvent, vaccines: readonly string[]): Bearing | undefined =>
  rank.find((bearing) => vaccines.some((vaccine) => bearingOn(event, vaccine) === bearing));

/** Why a dose is given although an event speaks against it. */
export interface EventReason {
  readonly report_id: string;
  readonly reason: string;
}

/**
 * What is missing before vaccines may be given after these events: for each that is more than a note a reason to go on
 * (VACDOS0022 at `screening.earlier_events.<report_id>`, or what `checkRemark` says of it).
 */
export function earlierEventRefusals(
  reasons: readonly EventReason[],
  events: readonly EarlierEvent[],
  vaccines: readonly string[],
): Refusal<RefusalCode>[] {
  return events.flatMap((event): Refusal<RefusalCode>[] => {
    const bearing = gravestBearing(event, vaccines);
    if (bearing === undefined || bearing === 'note') return [];
    const path = `screening.earlier_events.${event.report_id}`;
    const given = reasons.find(({ report_id }) => report_id === event.report_id)?.reason.trim() ?? '';
    if (given === '') return [{ code: 'VACDOS0022', path, values: { date: event.vaccinated_on } }];
    return refusedAt(path, checkRemark(given));
  });
}
