import type { CivilDate } from '@teeka/domain/calendar';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { DateRange } from '@teeka/domain/reports';
import type { deedsToTell } from '@teeka/domain/workers';

/** Somebody on the letter: the name, and as what they work where. */
export interface Named {
  readonly name: string;
  readonly role: string;
  readonly place: string;
}

/** What a letter says, its names and roles in its language. */
export interface Letter {
  readonly language: SpokenLanguage;
  /** In whose name it is written: district and state. */
  readonly head: string;
  readonly worker: Named;
  readonly period: DateRange;
  readonly deeds: ReturnType<typeof deedsToTell>;
  /** The text of the administration, cleaned. */
  readonly html: string;
  readonly issuedOn: CivilDate;
  readonly number: string;
  /** Who signs; null where the worker has drawn the letter, and the office is still to sign. */
  readonly issuer: Named | null;
}
