import type { DayNumber } from '@teeka/domain/calendar';
import type { QuickRow } from './rows.ts';

export interface HistoricDose {
  readonly dose: QuickRow;
  readonly attempt: number;
}

/** What was given at one visit; `meant` is the day on which the family should have come. */
export interface PastVisit {
  readonly day: DayNumber;
  readonly meant: DayNumber;
  readonly at: 'delivery-point' | 'session' | 'school';
  readonly doses: readonly HistoricDose[];
}
