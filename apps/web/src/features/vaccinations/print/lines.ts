import type { DoseDetails } from '@teeka/contract/vaccinations';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Forecast } from '@teeka/domain/schedule';

/** One line of the printed card. */
export interface PaperLine {
  readonly key: string;
  readonly code: string;
  /** When it is due, or may be given; empty where it was given, or is closed. */
  readonly due: CivilDate | '';
  readonly given: CivilDate | '';
  readonly batch: string;
  readonly place: string;
  /** Given elsewhere: has somebody approved it? */
  readonly previous: 'Pending' | 'Approved' | null;
  /** Given, and does not count. */
  readonly notCounted: boolean;
}

/** What is closed has no day any more; what waits for the dose before it has none yet. */
const undated = new Set(['closed', 'waiting']);
/** Doses that are not for this person. */
const farAhead = new Set(['not-applicable']);

/**
 * The doses in the order of the schedule: what was given with batch and place, what is to come with its day. `details`
 * are known with network only; doses that were given and do not count stand below the others.
 */
export function paperLines(
  forecast: Forecast,
  details: readonly DoseDetails[] | null,
  previous: ReadonlyMap<string, 'Pending' | 'Approved'>,
): readonly PaperLine[] {
  const storyOf = (code: string, day: string) =>
    details?.find((one) => one.dose_code === code && one.given_on === day && one.voided === null);
  const given = (code: string, day: CivilDate) => {
    const story = storyOf(code, day);
    return {
      given: day,
      batch: story?.batch_number ?? '',
      place: story?.session_site_name ?? '',
      previous: previous.get(`${code} ${day}`) ?? null,
    };
  };
  const none = { given: '', batch: '', place: '', previous: null } as const;
  const planned = forecast.doses
    .filter(({ state }) => !farAhead.has(state))
    .map(({ code, state, givenOn, due, earliest }): PaperLine => {
      const about = { key: code, code, notCounted: false };
      if (givenOn !== undefined) return { ...about, due: '', ...given(code, givenOn) };
      return { ...about, ...none, due: undated.has(state) ? '' : (due ?? earliest ?? '') };
    });
  const others = forecast.recorded
    .filter(({ notCounted }) => notCounted && notCounted.code !== 'not-counted-other-kind-of-person')
    .map(({ dose: { code, date }, notCounted: why }, at): PaperLine => {
      const notCounted = why?.code !== 'not-counted-earlier-pregnancy';
      return { key: `${code} ${at}`, code, notCounted, due: '', ...given(code, date) };
    });
  return [...planned, ...others];
}
