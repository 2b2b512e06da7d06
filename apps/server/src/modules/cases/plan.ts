import type { ReplyOf, RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails, getAllCaseFields, saveCaseDetails } from '@teeka/contract/cases';
import type { CivilDate } from '@teeka/domain/calendar';
import type { CaseOnRecord, CaseStatus, CloseOutcome, Closing, Judgement } from '@teeka/domain/care';
import type { Refusals } from '@teeka/domain/refusal';
import type { RawBuilder } from 'kysely';
import type { Now } from '../../platform/clock/clock.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { AuditLine, Context } from '../../platform/http/handler.ts';
import type { NewCase } from '../care/index.ts';
import type { CaseJson, OpeningRow, RecordingRow } from './queries.ts';

export type Reading = Context & { readonly db: Reader };
export type Opening = RequestOf<typeof saveCaseDetails>;
export type Recording = RequestOf<typeof addVaccineDetails>;
type Dose = Recording['vaccine_details'][number];

/** A case as it is opened, with what that makes of the person's line on the list. */
export type OpenedCase = Omit<NewCase, 'material_category' | 'screening' | 'rules_version'>;

/** How a plan opens its cases. `facts` is what it asks of the record. */
export interface PlanOfOpening<Facts> {
  /** What it asks beside the visit: one document, of a row `b` of `beneficiary`. */
  asks(input: Opening, now: Now): RawBuilder<Facts>;
  /** The same with what it reads and judges besides, where one document is not enough. */
  reads?(document: Facts, input: Opening, context: Reading): Promise<Facts>;
  /** Is what only this plan keeps of its case on record under that id the same? */
  isSame(input: Opening, kept: CaseJson, facts: Facts): boolean;
  /** Why the case cannot be opened, in a session of that category and by what is known on the day of the visit. */
  refusals(
    input: Opening,
    row: OpeningRow<Facts>,
    of: { readonly category: string; readonly capturedDay: CivilDate },
  ): Refusals;
  store(
    opened: OpenedCase,
    input: Opening,
    by: { readonly user_id: string; readonly facts: Facts },
  ): readonly Statement[];
  /** What is logged beside the case. */
  audit?(facts: Facts): readonly AuditLine[];
}

/** A dose with what its plan keeps of it. */
export interface PlannedDose extends Dose {
  readonly day_of_dose: number | null;
  /** Given by others before. */
  readonly elsewhere: boolean;
}

/** Doses as their plan judged them. */
export interface JudgedDoses {
  readonly care: CaseOnRecord;
  readonly doses: readonly PlannedDose[];
  readonly judged: Judgement<PlannedDose>;
  readonly throughNight: boolean;
  /** Its cases travel with the person, who counts as changed with them. */
  readonly withPerson: boolean;
}

/** How a plan judges the doses of a visit. `known` is what it asks of the record. */
export interface PlanOfRecording<Known> {
  records(dose_codes: readonly string[]): boolean;
  asks(input: Recording): RawBuilder<Known>;
  /** Undefined where it has no such case. */
  judge(input: Recording, row: RecordingRow<Known>, now: Now): JudgedDoses | undefined;
}

export interface CaseOfPerson {
  readonly beneficiary_id: string;
  readonly case_id: string;
}

/** An open or closed case that is to be completed or closed. */
export interface CaseToEnd extends CaseOfPerson {
  readonly status: CaseStatus;
}

/** How a plan ends its cases. `known` is what it asks of the record. */
export interface PlanOfEnding<Known> {
  /** One document, of a row `b` of `beneficiary`; asked of its own cases only. */
  asks(case_id: string): RawBuilder<Known>;
  close(closing: Closing, care: CaseToEnd, known: Known): CloseOutcome;
  store(closing: Closing & { readonly at: string }, care: CaseToEnd, user_id: string): readonly Statement[];
}

/** A plan of care as the server asks it: what one kind of case adds to the calls that all of them share. */
export interface PlanOfCases<Facts, Known> {
  readonly fields: ReplyOf<typeof getAllCaseFields>['fields'];
  readonly opening: PlanOfOpening<Facts>;
  readonly ending: PlanOfEnding<Known>;
}

/** A plan that gives doses. */
export interface PlanWithDoses<Facts, Known, OfDoses> extends PlanOfCases<Facts, Known> {
  readonly recording: PlanOfRecording<OfDoses>;
}
