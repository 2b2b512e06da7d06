import type { CivilDate } from '../calendar/index.ts';
import type { Regimen } from '../rabies/index.ts';
import type { DoseForecast } from '../schedule/index.ts';

/** Somebody who gives doses or hands a record over. */
export interface Worker {
  /** A UUID. */
  readonly user_id: string;
  readonly name: string;
  /** In the registry of professionals; empty where none is linked. */
  readonly hpr_number: string;
}

export interface Facility {
  /** A UUID. */
  readonly facility_id: string;
  readonly name: string;
}

/** A dose that stands on record. */
export interface GivenDose {
  /** A UUID. */
  readonly dose_id: string;
  /** A code of the schedule, or of the care of bites (ARV, RIG). */
  readonly dose_code: string;
  readonly given_on: CivilDate;
  /** Empty where it is not known, as the manufacturer, and the site of the body. */
  readonly batch_number: string;
  readonly manufacturer: string;
  readonly body_site: string;
  readonly expiry_date: CivilDate | null;
  /** By whom at a session of ours and for which facility; or from where it is known that it was given elsewhere. */
  readonly given: { readonly by: Worker; readonly at: Facility | null } | 'read-on-paper' | 'told-by-word';
  /** Why it does not count by the schedule, as a sentence in the language of the record; empty of one that counts. */
  readonly not_counted: string;
  /** Of a vaccine against rabies: the regimen of its course and the day of it for which it was given; null where that is not known. */
  readonly course: { readonly regimen: Regimen; readonly day: number } | null;
}

/** A dose of the schedule that may be given now or later. */
export type WaitingDose = Pick<
  DoseForecast,
  'code' | 'vaccine' | 'state' | 'earliest' | 'due' | 'lastValid' | 'overdueAfter'
>;

/** The health account (ABHA) of the person, and the care context under which the record is asked for. */
export interface Account {
  readonly abha_address: string;
  /** A UUID. */
  readonly care_context: string;
}

/** What a health record of vaccinations is made from. Neither a telephone nor an identity number is in it. */
export interface HealthRecordFacts {
  /** The number under which the person is found here. */
  readonly reference: string;
  /** Empty of a newborn without one. */
  readonly name: string;
  /** 1 male, 2 female, 3 others. */
  readonly gender: number;
  readonly dob: CivilDate;
  /** Only the year of birth is known. */
  readonly dob_is_year: boolean;
  readonly deceased_on: CivilDate | null;
  /** Null where none is linked, and in files about many people. */
  readonly account: Account | null;
  /** The first one first. */
  readonly doses: readonly GivenDose[];
  readonly waiting: readonly WaitingDose[];
  /** Who hands it over, and for which facility; null of who works above facilities. */
  readonly author: { readonly by: Worker; readonly at: Facility | null };
}

/** Of each document, also of the same record made again. */
export interface Issue {
  /** A UUID. */
  readonly document_id: string;
  /** An instant, ISO 8601 with its zone. */
  readonly at: string;
}
