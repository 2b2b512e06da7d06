import { addCaseEvent } from '@teeka/contract/bites';
import type { BiteCase, BiteDetails } from '@teeka/contract/bites/shapes';
import { addVaccineDetails, caseStatusUpdation, type Dose, saveCaseDetails } from '@teeka/contract/cases';
import { caseCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import { plans } from '@teeka/domain/care';
import type { Course } from '@teeka/domain/rabies';
import type { Entry } from '../../../../platform/outbox/index.ts';
import type { SaveFacts } from '../../visit/use-visit.ts';
import type { RigPlan } from '../rabies/course.ts';
import { recordRabies } from '../rabies/record.ts';
import { recordVenom } from '../venom/record.ts';
import type { BiteDraft } from './draft.ts';
import { eventOptions } from './event-place.ts';
import { isVenomKind } from './steps.ts';

/** A vial in hand. */
export interface Vial {
  readonly batch_id: string;
  readonly batch_number: string;
  readonly expiry_date: CivilDate;
  readonly material_id: number;
  readonly material: { readonly material_code: string };
  /** The dose was drawn from it though it was stopped. */
  readonly despite?: boolean;
}

/** What is saved of a visit: the case it goes on with, or none yet; what is given, each from its vial. */
export interface BiteSave {
  readonly care: BiteCase | undefined;
  readonly vaccine: { readonly course: Course; readonly vial: Vial } | null;
  readonly rig: { readonly plan: RigPlan; readonly vial: Vial } | null;
  readonly antivenom: readonly { readonly dose: BiteDraft['antivenom'][number]; readonly vial: Vial }[];
}

/** The writes of one visit, saved together: a new case, its doses, what happened, and its end where it ends. */
export function biteEntries(draft: BiteDraft, save: BiteSave, facts: SaveFacts): readonly Entry[] {
  const { caseId: case_id, beneficiaryId, sessionId: session_id, capturedAt } = facts;
  const subject = { case_id, beneficiary_reference_id: beneficiaryId };
  const doses = dosesOf(draft, save, facts);
  const entries: Entry[] = [];
  if (!save.care) {
    const bite = detailsOf(draft, facts.today);
    const materials = [...new Set(doses.map(({ material_id }) => material_id).filter((one) => one > 0))];
    const about = { material_category: plans[bite.case_type].category, material_ids: materials, screened: [] };
    const input = { ...subject, session_id, ...about, bite, captured_at: facts.openedAt ?? capturedAt };
    entries.push({ call: saveCaseDetails, input });
  }
  if (doses.length > 0) {
    entries.push({ call: addVaccineDetails, input: { ...subject, session_id, vaccine_details: doses } });
  }
  for (const event of draft.events) {
    const kept = { ...subject, session_id, event };
    const input = { ...kept, captured_at: capturedAt };
    entries.push({ call: addCaseEvent, input, options: eventOptions(facts, kept) });
  }
  const end = endOf(draft, save, facts.today);
  if (end) {
    const input = { ...subject, ...end, captured_at: capturedAt };
    entries.push({ call: caseStatusUpdation, input, options: { draft: null } });
  }
  return entries;
}

/** The visit as it opens again: with the vials that were in hand, and whether immunoglobulin was given. */
export function asSaved(draft: BiteDraft, { vaccine, rig }: BiteSave, doses: readonly Dose[]): BiteDraft {
  const ARV = vaccine ? { ARV: vaccine.vial.batch_id } : {};
  const RIG = rig ? { RIG: rig.vial.batch_id } : {};
  const rigToday = doses.length === 0 ? draft.rigToday : rig !== null;
  return { ...draft, rigToday, batches: { ...draft.batches, ...ARV, ...RIG } };
}

/** How what a visit of a kind found, gave and ended is written down. */
export interface BiteRecord {
  /** The details as they are stored: what does not belong to the kind is null. */
  readonly details: (draft: BiteDraft, today: CivilDate) => BiteDetails;
  readonly doses: (draft: BiteDraft, save: BiteSave, today: CivilDate) => readonly BiteDose[];
  /** How the case ends by what was given; null where it goes on. */
  readonly end: (draft: BiteDraft, save: BiteSave, today: CivilDate) => CaseEnd | null;
}

/** What is particular to a dose, and the vial it came from; null where others gave it. */
export type BiteDose = readonly [Partial<Dose> & Pick<Dose, 'dose_code'>, Vial | null];

export interface CaseEnd {
  readonly status: (typeof caseCodes)['completed' | 'closed'];
  readonly reason: string;
}

const recordOf = ({ kind }: BiteDraft): BiteRecord => (isVenomKind(kind) ? recordVenom : recordRabies);

export const detailsOf = (draft: BiteDraft, today: CivilDate): BiteDetails => recordOf(draft).details(draft, today);

/** The doses as they are sent. */
export const dosesOf = (draft: BiteDraft, save: BiteSave, { today, capturedAt, newId }: SaveFacts): Dose[] =>
  recordOf(draft)
    .doses(draft, save, today)
    .map(([of, vial]) => ({
      dose_id: newId(),
      material_id: vial?.material_id ?? 0,
      batch_id: vial?.batch_id ?? null,
      batch_number: vial?.batch_number ?? '',
      expiry_date: vial?.expiry_date ?? null,
      given_on: today,
      body_site: '',
      captured_at: capturedAt,
      ...(vial?.despite ? { despite_stop: true } : {}),
      ...of,
    }));

/** A case ends when that is said, else by what was given. */
function endOf(draft: BiteDraft, save: BiteSave, today: CivilDate): CaseEnd | null {
  if (draft.closing === '') return recordOf(draft).end(draft, save, today);
  return draft.closing === 'completed'
    ? { status: caseCodes.completed, reason: '' }
    : { status: caseCodes.closed, reason: draft.closing };
}
