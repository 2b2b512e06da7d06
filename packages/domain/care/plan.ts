import type { CaseType } from '../bites/dose-codes.ts';
import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import type { RosterStatus } from '../sessions/index.ts';
import type { MaterialCategory } from '../vaccines/row.ts';
import type { Drawn, StockedBatch, Vaccine } from './batch.ts';
import type { Closing } from './case.ts';

/** A dose as it was reported from a visit. */
export interface ReportedDose extends Drawn {
  readonly dose_id: string;
  readonly batch_number: string;
  readonly body_site: string;
  /** Given by others before, read from their paper: no batch of ours, and the day as it was. */
  readonly elsewhere?: boolean;
}

/** A dose on record. `attempt` counts the doses of one code, voided ones included. */
export interface RecordedDose {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly attempt: number;
  readonly given_on: CivilDate;
  readonly voided: boolean;
}

/** What every plan judges doses by. */
export interface KnownOfDoses {
  readonly recorded: readonly RecordedDose[];
  readonly vaccines: readonly Vaccine[];
  readonly batches: readonly StockedBatch[];
  readonly today: CivilDate;
}

/** A dose beside what is known of its visit. */
export interface DoseFacts<Dose, Known> {
  readonly known: Known;
  /** The doses of the same visit before it. */
  readonly before: readonly Dose[];
  /** Why it cannot have come from its vial, as `drawnRefusal` says; none of a dose that others gave. */
  readonly drawn: Refusals;
  /** What is wrong with what is written of it, as `writtenRefusals` says. */
  readonly written: Refusals;
}

/** How a plan judges the doses of a visit. */
export interface DoseRules<Dose extends ReportedDose, Known extends KnownOfDoses> {
  /** Is this the dose on record under the same id, sent again? */
  isSame(dose: Dose, recorded: Known['recorded'][number]): boolean;
  /** Why the dose cannot be recorded, in the order to be told; paths are fields of the dose. */
  refusals(dose: Dose, facts: DoseFacts<Dose, Known>): Refusals;
}

/** A case as it is sent to be opened, by what tells which plan it is of. */
export interface SentCase {
  /** Of a bite: what was asked before anything was given. */
  readonly bite?: { readonly case_type: CaseType; readonly rabies: { readonly regimen: string } | null } | undefined;
  /** Of an antenatal visit: what was found. */
  readonly antenatal?: object | undefined;
}

/** What a plan says of the cases and the line of a person; the phone loads it with the day, the rest with a visit. */
export interface LineOfCare extends Pick<PlanOfCare<never>, 'opens' | 'lineAfterCase'> {
  readonly gives?: (dose_code: string) => boolean;
  readonly lineAfterDose?: RosterStatus;
}

/** A plan of care: where it is cared for, which cases are of it, what they make of the person's line, how they end. */
export interface PlanOfCare<Case> {
  /** The heading under which its cases are kept and listed. */
  readonly category: MaterialCategory;
  /** Is it cared for in sessions of this category? */
  isCaredForIn(category: string): boolean;
  /** Is what is sent a case of it? */
  opens(sent: SentCase): boolean;
  /** What the person's line becomes by the case alone, whatever else follows; null where it stays as it is. */
  lineAfterCase(sent: SentCase): RosterStatus | null;
  /** Why an open case cannot be completed or closed so. */
  closingRefusal(closing: Closing, care: Case): Refusal<RefusalCode> | undefined;
}

/** A plan that gives doses: which ones, how it judges them, and what they make of the person's line. */
export interface PlanWithDoses<Dose extends ReportedDose, Known extends KnownOfDoses, Case>
  extends PlanOfCare<Case>,
    DoseRules<Dose, Known> {
  gives(dose_code: string): boolean;
  /** Somebody is watched through the night: doses are given until the day they are captured on. */
  readonly throughNight: boolean;
  /** What the person's line becomes by a dose that was given here. */
  readonly lineAfterDose: RosterStatus;
}
