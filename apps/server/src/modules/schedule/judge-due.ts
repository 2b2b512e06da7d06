import type { CivilDate } from '@teeka/domain/calendar';
import { type DueSpan, dueSpans, forecast, nationalSchedule, summaryOf } from '@teeka/domain/schedule';
import { killedVaccine, type PersonOnRecord, schedulesOf } from '@teeka/domain/vaccinations';
import { knownOfPlace } from '../beneficiaries/index.ts';

type PlaceOfRow = Parameters<typeof knownOfPlace>[0];

/** A person with all that the engine asks. */
export interface JudgedRow extends PersonOnRecord, PlaceOfRow {
  readonly beneficiary_id: string;
  /** Code, day and material code of each dose that stands; true where it is known by word alone. */
  readonly doses: readonly (readonly [string, CivilDate, string | null, boolean])[];
}

const schedule = nationalSchedule;

/**
 * By which rules stored rows were judged: the version of the schedule by which the rows of everybody on record stand, and what
 * the engine makes of it. What came with a later version concerns adults who are marked since, and are judged then.
 */
export const judgedBy = 'IN-UIP 2023-01 + HPV 2026-02 / 4';

function knownOf(row: JudgedRow) {
  const recorded = row.doses.map(([code, date, vaccine, byWord]) => ({
    code,
    date,
    byWord,
    killed: vaccine === killedVaccine,
  }));
  return { ...knownOfPlace(row), doses: recorded, schedule };
}

/** All that will be open for a person from a day on, or what of it opens until another day. */
export function spansOf(row: JudgedRow, from: CivilDate, until?: CivilDate): readonly DueSpan[] {
  const schedules = schedulesOf(row, knownOf(row), { on: from });
  return schedules.flatMap(({ person, doses }) => dueSpans(person, doses, { from, schedule, until }));
}

/** What the schedule of a child says of a person on a day, and its summary; undefined of whom it is not for. */
export function judgedAsChild(row: JudgedRow, on: CivilDate) {
  const child = schedulesOf(row, knownOf(row), { on }).find(({ person }) => person.kind === 'child');
  if (!child) return undefined;
  const { doses, ...judged } = forecast(child.person, child.doses, { on, schedule });
  return { doses, summary: summaryOf(child.person, { doses, ...judged }) };
}

/** What the list says of a person beside the doses. */
export function marksOf(row: JudgedRow, on: CivilDate) {
  const { summary } = judgedAsChild(row, on) ?? {};
  if (!summary) return { left_out: false, dropped_out: false, zero_dose: false };
  return { left_out: summary.leftOut, dropped_out: summary.droppedOut, zero_dose: summary.zeroDose };
}
