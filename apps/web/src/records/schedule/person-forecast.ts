import type { CivilDate } from '@teeka/domain/calendar';
import { type Forecast, nationalSchedule, type Reason, type RecordedDose } from '@teeka/domain/schedule';
import { forecastOf, notCountedIf } from '@teeka/domain/vaccinations';

/** What the schedule needs to know of a person; a packed person is one. */
export interface CardPerson {
  readonly dob: CivilDate;
  readonly gender: number;
  readonly lmp_date: CivilDate | null;
  readonly deceased_on: CivilDate | null;
  readonly worker_category?: string | undefined;
  /** Code, day, 1 when it was voided, 1 when it was the killed vaccine. */
  readonly doses: readonly (readonly [string, CivilDate, 0 | 1, (0 | 1 | undefined)?])[];
  /** Doses given elsewhere: code, day, where its record stands, 1 when it is known by word alone. */
  readonly previous_doses?: readonly (readonly [string, CivilDate, string, (0 | 1 | undefined)?])[] | undefined;
}

/** A dose recorded on this phone that the person's own record does not carry yet. */
export interface ExtraDose {
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly killed?: boolean | undefined;
  readonly byWord?: boolean | undefined;
}

export interface CardFacts {
  readonly today: CivilDate;
  readonly jeEndemic: boolean;
  /** Programmes that the person's state has switched off. */
  readonly programmesOff?: readonly string[];
  /** Programmes that it has switched on, of those that are off until then. */
  readonly programmesOn?: readonly string[];
}

/** One forecast a person, as long as nothing about them changes: a list of 500 must scroll smoothly. */
const kept = new WeakMap<CardPerson, { readonly key: string; readonly forecast: Forecast }>();

/** Where every dose of the national schedule stands for a person today, doses saved on this phone included. */
export function personForecast(person: CardPerson, extra: readonly ExtraDose[], facts: CardFacts): Forecast {
  const { today, ...place } = facts;
  const key = `${today} ${JSON.stringify(place)} ${keyOfDoses(extra)}`;
  const before = kept.get(person);
  if (before?.key === key) return before.forecast;
  const doses = recordedDoses(person, extra);
  const known = { ...place, doses, schedule: nationalSchedule };
  const result = forecastOf(person, known, { on: today });
  kept.set(person, { key, forecast: result });
  return result;
}

/** Why a dose given on the day would not count; undefined where it would. */
export function verdictOn(
  code: string,
  person: CardPerson,
  extra: readonly ExtraDose[],
  { today, ...place }: CardFacts,
): Reason | undefined {
  const known = { ...place, doses: recordedDoses(person, extra), schedule: nationalSchedule };
  return notCountedIf({ code, date: today }, person, known);
}

/** What forecasts kept for a person depend on beside the record: the doses that only this phone has. */
export const keyOfDoses = (extra: readonly ExtraDose[]): string =>
  extra
    .map(
      ({ dose_code, given_on, killed, byWord }) =>
        `${dose_code}@${given_on}${killed ? ' killed' : ''}${byWord ? ' word' : ''}`,
    )
    .join();

/** The doses that stand, as the schedule looks at them. */
export function recordedDoses(
  person: Pick<CardPerson, 'doses' | 'previous_doses'>,
  extra: readonly ExtraDose[],
): readonly RecordedDose[] {
  const byWord = (code: string, day: CivilDate) =>
    person.previous_doses?.some((dose) => dose[0] === code && dose[1] === day && dose[3] === 1) ?? false;
  const onRecord = person.doses
    .filter(([, , voided]) => voided === 0)
    .map(([code, date, , killed]) => ({ code, date, killed: killed === 1, byWord: byWord(code, date) }));
  const fresh = extra.map(({ dose_code, given_on, killed = false, byWord = false }) => ({
    code: dose_code,
    date: given_on,
    killed,
    byWord,
  }));
  return [...onRecord, ...fresh];
}
