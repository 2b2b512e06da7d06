import type { Category } from './symptoms.ts';

const hour = 60 * 60_000;

/** What has to happen by when. `filed` is when the form reached the district, `notified` when staff heard of the event. */
interface Timeline {
  readonly step: ClockStep;
  readonly from: 'notified' | 'filed';
  readonly hours: number;
  readonly of: readonly Category[];
}
export type ClockStep = 'register' | 'crf' | 'case-id' | 'cif' | 'final-cif';

/**
 * Limits by version; never edited, a new version stands beside it. Source: section 4.2 (24 hours for the CRF and for
 * the case id, CIF in 10 days, final CIF in 70 days by the rule of 2015); minor events go into the register each week.
 */
export const aefiTimelines = {
  version: '2023.1',
  timelines: [
    { step: 'register', from: 'notified', hours: 7 * 24, of: ['minor'] },
    { step: 'crf', from: 'notified', hours: 24, of: ['severe', 'serious'] },
    { step: 'case-id', from: 'filed', hours: 24, of: ['severe', 'serious'] },
    { step: 'cif', from: 'notified', hours: 10 * 24, of: ['severe', 'serious'] },
    { step: 'final-cif', from: 'notified', hours: 70 * 24, of: ['severe', 'serious'] },
  ] as readonly Timeline[],
} as const;

/** Everybody waits so long at the site after a dose, in minutes. */
export const observationMinutes = 30;

/** When the steps of a report were taken, ISO 8601; null while open. */
export interface StepTimes {
  readonly category: Category;
  readonly notified_at: string;
  readonly filed_at: string | null;
  readonly case_id_at: string | null;
  readonly investigated_at: string | null;
  readonly final_at: string | null;
  readonly closed_at: string | null;
}

export interface Clock {
  readonly step: ClockStep;
  /** ISO 8601; null while what it counts from has not happened. */
  readonly due: string | null;
  readonly done: string | null;
  /** `waiting`: not begun; `soon`: less than a quarter of the time is left; `late`: open past the limit. */
  readonly state: 'waiting' | 'running' | 'soon' | 'late' | 'done' | 'done-late';
  /** Whole minutes left, negative when late; 0 when done or waiting. */
  readonly minutesLeft: number;
}

/** The clocks of a report as they stand at an instant (milliseconds). A step on its limit to the minute is in time. */
export function clocksOf(times: StepTimes, at: number): readonly Clock[] {
  const done: Readonly<Record<ClockStep, string | null>> = {
    register: times.filed_at ?? times.closed_at,
    crf: times.filed_at,
    'case-id': times.case_id_at,
    cif: times.investigated_at,
    'final-cif': times.final_at,
  };
  return aefiTimelines.timelines
    .filter(({ of }) => of.includes(times.category))
    .map(({ step, from, hours }) => {
      const begin = from === 'notified' ? times.notified_at : times.filed_at;
      return clock({ step, hours, begin, done: done[step] }, at);
    });
}

interface Running {
  readonly step: ClockStep;
  readonly hours: number;
  readonly begin: string | null;
  readonly done: string | null;
}

function clock({ step, hours, begin, done }: Running, at: number): Clock {
  if (begin === null) {
    return { step, due: null, done, state: done === null ? 'waiting' : 'done', minutesLeft: 0 };
  }
  const limit = Date.parse(begin) + hours * hour;
  const due = new Date(limit).toISOString();
  if (done !== null) {
    return { step, due, done, state: Date.parse(done) > limit ? 'done-late' : 'done', minutesLeft: 0 };
  }
  const minutesLeft = Math.floor((limit - at) / 60_000);
  const quarter = (hours * 60) / 4;
  const open = minutesLeft < quarter ? 'soon' : 'running';
  return { step, due, done, state: at > limit ? 'late' : open, minutesLeft };
}

/** The clock that presses most: a late one, else the one that ends first; undefined when all is done. */
export function nextClock(clocks: readonly Clock[]): Clock | undefined {
  return clocks
    .filter(({ state }) => state === 'late' || state === 'soon' || state === 'running')
    .toSorted((a, b) => a.minutesLeft - b.minutesLeft)[0];
}
