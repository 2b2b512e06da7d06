/** What becomes of a course whose period was exceeded: begin anew, or (WHO) give at once and go on by the same gaps. */
export interface RestartRule {
  readonly whenExceeded: 'restart' | 'resume';
  readonly source: string;
}

/** A schedule of doses of one rabies vaccine course. The lists run side by side, one place a visit. */
export interface Regimen {
  readonly code: string;
  /** After an exposure, after an exposure of somebody fully vaccinated before, or before any exposure. */
  readonly kind: 'PEP' | 'REEXPOSURE' | 'PREP';
  /** Days counted from the first dose, which is day 0. */
  readonly days: readonly number[];
  /** First and last day of the last visit where the guideline names a span instead of a day. */
  readonly lastDayWindow: readonly [number, number] | null;
  readonly route: 'ID' | 'IM';
  /** Millilitres at each place; null: one whole vial. */
  readonly ml: number | null;
  /** How many places of the body at each visit. */
  readonly sites: readonly number[];
  /** Of the national guideline, not only of WHO. */
  readonly national: boolean;
  /** How many days after its planned day a dose may still be given so that the course goes on; null for day 0. */
  readonly maxLateDays: readonly (number | null)[];
  /** Beyond that, whatever the vaccine. */
  readonly exceeded: RestartRule;
  /** Beyond that with these vaccines, by their code: the label or a guideline says something of its own. */
  readonly exceededBy?: Readonly<Record<string, RestartRule>>;
  readonly source: string;
}

/** An immunoglobulin or antibody that is put into the wound once. */
export interface Immunoglobulin {
  /** `rig_type` on the wire. */
  readonly code: string;
  readonly iuPerKg: number;
  /** Null: as printed on the vial. */
  readonly iuPerMl: number | null;
  readonly iuPerVial: number | null;
  /** Above this the label asks for a second thought; never cut silently. */
  readonly labelMaxIu: number | null;
  readonly source: string;
}

/** A vaccine as it comes: how much is in a vial, and therefore how many shots of a regimen. */
export interface RabiesVaccine {
  readonly code: string;
  readonly vialMl: number;
  /** Where a course begun with it is judged by another rule than that of its regimen. */
  readonly exceeded?: RestartRule;
  readonly source: string;
}

/** Everything about anti-rabies care that a guideline may revise. A version is never edited; a new one is added. */
export interface RabiesRules {
  readonly version: string;
  readonly regimens: readonly Regimen[];
  readonly immunoglobulins: readonly Immunoglobulin[];
  readonly vaccines: readonly RabiesVaccine[];
  /** Last day for immunoglobulin, counted from the first dose of vaccine. */
  readonly rigLatestDay: number;
  /** Months after a complete course within which a new exposure needs wound care only. */
  readonly woundCareOnlyMonths: number;
  /** Days for which a biting dog or cat is watched. */
  readonly observationDays: number;
  /** A typed amount beyond so many times the computed dose is asked about before it is saved. */
  readonly askAboveDose: number;
  /** What becomes of immunoglobulin that finds no room in the wounds. */
  readonly restOfRig: 'im-away-from-vaccine' | 'may-be-left-out';
  /** Animals after which no vaccine is given as a routine, and those that count as wild: category III. */
  readonly harmless: readonly string[];
  readonly wild: readonly string[];
  /** Animals that can be watched instead of going on with the course. */
  readonly watched: readonly string[];
  /** How the animal must be found after those days so that the course may be stopped. */
  readonly stopsAfter: readonly string[];
}
