import type { Material } from '@teeka/contract/vaccinations';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DoseForecast, Forecast, Schedule, ScheduleRow } from '@teeka/domain/schedule';
import {
  type Bearing,
  bearingOn,
  type EarlierEvent,
  type EventReason,
  gravestBearing,
  holdsBack,
  nationalScreening,
  questionsFor,
  type ScreeningAnswer,
  speaksAgainst,
} from '@teeka/domain/vaccinations';
import type { DoseNow } from '../../../../records/beneficiaries/person-now.ts';
import type { VisitDraft } from '../../visit/use-visit.ts';

/** What a worker has chosen so far at one visit; kept as a draft until the doses are saved. */
export interface Visit extends VisitDraft {
  /** Dose codes to give today; null until touched: everything that is due. */
  readonly chosen: readonly string[] | null;
  /** Doses that were given though they are not due, by code. */
  readonly others?: readonly string[];
  /** Every question before the needle has its answer. */
  readonly screened: boolean;
  /** Questions before the needle that were answered yes. */
  readonly yes?: readonly string[];
  /** Those that were answered no, as long as not all are answered. */
  readonly no?: readonly string[];
  /** Consents that a parent gave. */
  readonly consents?: readonly string[];
  /** Why a dose is given although a question was answered yes, by question. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Why a dose is given although an adverse event speaks against it, by report. */
  readonly eventReasons?: Readonly<Record<string, string>>;
  /** Batch of the vial, by dose code. */
  readonly batches: Readonly<Record<string, string>>;
}

export const newVisit: Visit = { chosen: null, screened: false, batches: {}, saved: null };

/** Every question with its answer; of consents those that vaccines of this visit ask for. */
export const answersOf = (
  { yes = [], consents = [], reasons = {} }: Visit,
  vaccines: readonly string[],
): readonly ScreeningAnswer[] =>
  questionsFor(nationalScreening, vaccines).map(({ code, consent }) => ({
    question: code,
    answer: (consent ? consents : yes).includes(code) ? 'yes' : 'no',
    reason: !consent && yes.includes(code) ? (reasons[code] ?? '').trim() : '',
  }));

/** As the questions see a dose that may be given. */
export const asScreened = ({ row }: Offer, forecast: Forecast) => ({
  vaccine: row.vaccine,
  givenBefore: forecast.doses.some(({ vaccine, givenOn }) => vaccine === row.vaccine && givenOn !== undefined),
});

/** The question whose answer keeps a dose for another day: a yes without a reason to go on, or no consent. */
export function withheldBy(visit: Visit, offer: Offer, forecast: Forecast): string | undefined {
  const dose = asScreened(offer, forecast);
  const answers = answersOf(visit, [dose.vaccine]);
  return questionsFor(nationalScreening, [dose.vaccine]).find(
    (one) =>
      speaksAgainst(one, dose, nationalScreening) &&
      holdsBack(
        one,
        answers.find(({ question }) => question === one.code),
      ),
  )?.code;
}

const gravity = { contraindication: 0, question: 1, note: 2 } as const satisfies Record<Bearing, number>;

/** Earlier adverse events that concern what may be given today, and which doses; the gravest first. */
export function warningsOf(events: readonly EarlierEvent[], offers: readonly Offer[]) {
  return events
    .flatMap((event) => {
      const concerned = offers.filter(({ row }) => bearingOn(event, row.vaccine) !== undefined);
      const bearing = gravestBearing(
        event,
        concerned.map(({ row }) => row.vaccine),
      );
      return bearing ? [{ event, bearing, doses: concerned.map(({ dose }) => dose.code) }] : [];
    })
    .sort(
      (a, b) => gravity[a.bearing] - gravity[b.bearing] || b.event.vaccinated_on.localeCompare(a.event.vaccinated_on),
    );
}

export type EventWarning = ReturnType<typeof warningsOf>[number];

/** The reasons to go on as they are sent: every event that was shown, also without one. */
export const eventReasonsOf = (
  { eventReasons = {} }: Visit,
  warnings: readonly EventWarning[],
): readonly EventReason[] =>
  warnings.map(({ event: { report_id } }) => ({
    report_id,
    reason: (eventReasons[report_id] ?? '').trim(),
  }));

/** Does an earlier adverse event, without a reason to go on, keep a dose for another day? */
export const withheldByEvent = (visit: Visit, offer: Offer, events: readonly EarlierEvent[]): boolean =>
  events.some((event) => {
    const bearing = bearingOn(event, offer.row.vaccine);
    const stops = bearing === 'contraindication' || bearing === 'question';
    return stops && (visit.eventReasons?.[event.report_id] ?? '').trim() === '';
  });

/** A dose that may be given today, with the vaccines of this site's list that serve it. */
export interface Offer {
  readonly dose: DoseForecast;
  readonly row: ScheduleRow;
  readonly materials: readonly Material[];
}

/** Everything that may be given today, overdue first, then in the order of the schedule. */
export function offersOf(forecast: Forecast, materials: readonly Material[], schedule: Schedule): readonly Offer[] {
  return servedBy(forecast.doses.filter(isDue), materials, schedule).sort(
    (a, b) => Number(b.dose.overdue) - Number(a.dose.overdue),
  );
}

/** What is not due and not given, with its reason: it can be recorded where it was in truth given. */
export const othersOf = (forecast: Forecast, materials: readonly Material[], schedule: Schedule): readonly Offer[] =>
  servedBy(
    forecast.doses.filter((dose) => !isDue(dose) && dose.state !== 'given'),
    materials,
    schedule,
  );

/** What counts by now is not reported again, also where it was given after the day of the visit: it would be refused. */
export const notGivenSince = (offers: readonly Offer[], now: Forecast): readonly Offer[] =>
  offers.filter(({ dose }) => now.doses.every(({ code, state }) => code !== dose.code || state !== 'given'));

const isDue = ({ state }: DoseForecast): boolean => state === 'due' || state === 'overdue';

const servedBy = (doses: readonly DoseForecast[], materials: readonly Material[], schedule: Schedule): Offer[] =>
  doses.flatMap((dose): readonly Offer[] => {
    const row = rowOf(schedule, dose.code);
    const serving = materials.filter((material) => material.dose_codes.includes(dose.code));
    // What is only told of is written down with the doses given elsewhere.
    return row && !row.recordedOnly ? [{ dose, row, materials: serving }] : [];
  });

/** Says that a dose was given though it is not due, or takes that back. */
export function toggledOther({ others = [], ...visit }: Visit, code: string): Visit {
  const left = others.filter((one) => one !== code);
  return { ...visit, others: left.length < others.length ? left : [...others, code] };
}

/** What a person got today, each once; doses of others that were copied from a card stand elsewhere. */
export const givenToday = (doses: readonly DoseNow[], today: CivilDate): readonly string[] => {
  const given = doses.filter(
    ({ given_on, voided, state, previous }) => given_on === today && !voided && state !== 'refused' && !previous,
  );
  return [...new Set(given.map(({ dose_code }) => dose_code))];
};

const rowOf = (schedule: Schedule, code: string) => schedule.rows.find((row) => row.code === code);

/** What is not for today: coming and waiting doses with the reason, the nearest first. */
export function notToday(forecast: Forecast): readonly DoseForecast[] {
  return forecast.doses
    .filter(({ state }) => state === 'upcoming' || state === 'waiting')
    .sort((a, b) => (a.due ?? a.earliest ?? '9').localeCompare(b.due ?? b.earliest ?? '9'))
    .slice(0, 12);
}

/** The doses this visit will give. */
export const chosenOffers = (visit: Visit, offers: readonly Offer[]): readonly Offer[] =>
  visit.chosen === null ? offers : offers.filter(({ dose }) => visit.chosen?.includes(dose.code));

/** Puts a dose in or takes it out. */
export function toggled(visit: Visit, code: string, offers: readonly Offer[]): Visit {
  const chosen = chosenOffers(visit, offers).map(({ dose }) => dose.code);
  return {
    ...visit,
    chosen: chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code],
  };
}
