import type { DayNumber } from '@teeka/domain/calendar';

import type { Answers } from '@teeka/domain/forms';
import { type Birth, normalAct, type PregnancyAct, type PregnancyEventKind } from '@teeka/domain/pregnancy';
import { instantOf } from '../days.ts';
import type { Random } from '../random.ts';
import { uuidOf } from '../uuid.ts';

/** Something that was recorded of a pregnancy, and when (milliseconds). */
export interface DemoAct {
  readonly at: number;
  readonly act: PregnancyAct;
}

/** One pregnancy as it was recorded, in the order of recording. */
export interface DemoPregnancy {
  readonly pregnancy_number: number;
  readonly acts: readonly DemoAct[];
}

const wordOf = (numbers: Random): number => Math.floor(numbers.next() * 4_294_967_296);
export const idAt = (numbers: Random, instant: number): string =>
  uuidOf(instant, wordOf(numbers), wordOf(numbers), wordOf(numbers));

/** Tells one pregnancy act by act: those of one day stand minutes apart. */
export class Telling {
  readonly acts: DemoAct[] = [];
  readonly numbers: Random;

  constructor(numbers: Random) {
    this.numbers = numbers;
  }

  /** What was recorded on that day, at ten or later (`minutes`: not before); answers the id of the event. */
  say(
    day: DayNumber,
    kind: PregnancyEventKind,
    facts: Answers,
    { births = [], minutes = 600 }: { readonly births?: readonly Birth[]; readonly minutes?: number } = {},
  ): string {
    const last = this.acts.at(-1)?.at ?? 0;
    const at = Math.max(instantOf(day, minutes + this.numbers.between(0, 100)), last + 4 * 60_000);
    const event_id = idAt(this.numbers, at);
    this.acts.push({ at, act: normalAct({ event_id, kind, facts, births }) });
    return event_id;
  }
}
