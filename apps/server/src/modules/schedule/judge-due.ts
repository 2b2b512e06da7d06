import type { CivilDate } from '@teeka/domain/calendar';
import {
  type DueSpan,
  dueSpans,
  forecast,
  nationalSchedule,
  type Person,
  summaryOf,
} from '@teeka/domain/schedule';
import { chartPeople, killedVaccine, type PersonOnRecord } from '@teeka/domain/vaccinations';

/** A person with all that the engine asks. */
export interface JudgedRow extends PersonOnRecord {
  readonly beneficiary_id: string;
  readonly je_endemic: boolean;
  /** Code, day and material code of each dose that stands; true where it is known by word alone. */
  readonly doses: readonly (readonly [string, CivilDate, string | null, boolean])[];
}

const schedule = nationalSchedule;

function knownOf({ je_endemic, doses }: JudgedRow) {
  const recorded = doses.map(([code, date, vaccine, byWord]) => ({
    ...{ code, date, byWord, killed: vaccine === killedVaccine },
  }));
  return { jeEndemic: je_endemic, doses: recorded, schedule };
}

/** As whom the schedule looks at the person, and with which doses. */
function judgedPeople(row: JudgedRow, on: CivilDate) {
  const known = knownOf(row);
  return { people: chartPeople(row, known, { on, lmp: null }) as readonly Person[], doses: known.doses };
}

/** All that will be open for a person from a day on, or what of it opens until another day. */
export function spansOf(row: JudgedRow, from: CivilDate, until?: CivilDate): readonly DueSpan[] {
  const { people, doses } = judgedPeople(row, from);
  return people.flatMap((person) => dueSpans(person, doses, { from, schedule, until }));
}

/** What the list says of a person beside the doses. */
export function marksOf(row: JudgedRow, on: CivilDate) {
  const { people, doses } = judgedPeople(row, on);
  const [person] = people;
  if (person?.kind !== 'child') return { left_out: false, dropped_out: false, zero_dose: false };
  const summary = summaryOf(person, forecast(person, doses, { on, schedule }));
  return { left_out: summary.leftOut, dropped_out: summary.droppedOut, zero_dose: summary.zeroDose };
}
