import { addVaccineDetails, caseStatusUpdation, type Dose, saveCaseDetails } from '@teeka/contract/cases';
import type { BiteCase, BiteDetails, RabiesDetails, VenomDetails } from '@teeka/contract/cases/bite-shapes';
import { addCaseEvent } from '@teeka/contract/cases/bites';
import { caseCodes } from '@teeka/contract/word-for';
import { type CivilDate, dayInIndia, isCivilDate } from '@teeka/domain/calendar';
import type { Course } from '@teeka/domain/rabies';
import type { Entry } from '../../../../platform/outbox/index.ts';
import type { Sent } from '../../visit/corrected.ts';
import { rigElsewhereDose } from '../rabies/rig-elsewhere.ts';
import { type BiteDraft, hadCourse, weightOf } from './draft.ts';
import { eventOptions } from './event-place.ts';
import type { BitePlace } from './frame/bite-steps.ts';
import { isVenomKind } from './frame/bite-steps.ts';
import { adviceOf, courseWith, paperDays, type RigPlan, regimenFor, restForMuscle, woundMl } from './visit.ts';

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

export interface SaveFacts extends BitePlace {
  readonly caseId: string;
  readonly today: CivilDate;
  /** Instant of saving, ISO 8601. */
  readonly capturedAt: string;
  /** When the case was written down first, where that was refused. */
  readonly openedAt?: string;
  readonly newId: () => string;
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
    const about = { material_category: 'Others', material_ids: materials, screened: [] };
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
export function asSaved(draft: BiteDraft, { vaccine, rig }: BiteSave, sent: Sent): BiteDraft {
  const ARV = vaccine ? { ARV: vaccine.vial.batch_id } : {};
  const RIG = rig ? { RIG: rig.vial.batch_id } : {};
  const rigToday = sent.batches.length === 0 ? draft.rigToday : rig !== null;
  return { ...draft, rigToday, batches: { ...draft.batches, ...ARV, ...RIG }, sent };
}

/** The details as they are stored: what does not belong to the kind is null. */
export function detailsOf(draft: BiteDraft, today: CivilDate): BiteDetails {
  const weight_kg = weightOf(draft.weight);
  if (isVenomKind(draft.kind)) {
    const venom: VenomDetails = { ...draft.venom, weight_kg, bitten_on: dayOr(draft.venom.bitten_on) };
    return { case_type: 'venom', rabies: null, venom };
  }
  const { rabies } = draft;
  const kept: RabiesDetails = {
    ...rabies,
    weight_kg,
    regimen: regimenFor(rabies, adviceOf(rabies, today)),
    bitten_on: rabies.purpose === 'bite' ? dayOr(rabies.bitten_on) : null,
    earlier_on: dayOr(rabies.earlier_on),
    earlier_product: (hadCourse(rabies) && rabies.earlier_product?.trim()) || null,
  };
  return { case_type: 'rabies', rabies: kept, venom: null };
}

const dayOr = (typed: string | null): CivilDate | null => (isCivilDate(typed) ? typed : null);

/** The doses as they are sent. */
export function dosesOf(draft: BiteDraft, save: BiteSave, facts: SaveFacts): Dose[] {
  const { today, capturedAt, newId } = facts;
  const dose = (of: Partial<Dose> & Pick<Dose, 'dose_code'>, vial: Vial | null): Dose => ({
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
  });
  const doses: Dose[] = [];
  const isVenom = isVenomKind(draft.kind);
  const regimen = isVenom ? undefined : courseWith(draft, save.care, today)?.regimen;
  for (const { day, on } of paperDays(draft, regimen)) {
    const amounts: Dose['amounts'] = { route: regimen?.route ?? 'IM', sites: [], ml: null, elsewhere: true };
    doses.push(dose({ dose_code: 'ARV', day_of_dose: day, given_on: on, amounts }, null));
  }
  const theirs = isVenom ? undefined : rigElsewhereDose(draft);
  if (theirs) doses.push(dose(theirs, null));
  const next = save.vaccine?.course.next;
  if (save.vaccine && regimen && next) {
    const ml = regimen.ml === null ? null : Math.round(regimen.ml * (regimen.sites[next.nth] ?? 1) * 100) / 100;
    const sites = sitesOf(regimen.sites[next.nth] ?? 1);
    const amounts = { route: regimen.route, sites, ml };
    const of = { dose_code: 'ARV', day_of_dose: next.day, body_site: sites.join(', '), amounts };
    doses.push(dose(of, save.vaccine.vial));
  }
  if (save.rig) doses.push(dose(rigDoseOf(draft, save.rig.plan), save.rig.vial));
  const before = (save.care?.doses ?? []).filter(({ dose_code }) => dose_code !== 'ARV').length;
  for (const [at, { dose: given, vial }] of (isVenom ? save.antivenom : []).entries()) {
    const amounts: Dose['amounts'] = {
      route: 'IV',
      sites: [],
      ml: null,
      vials: given.vials,
      started_at: given.startedAt,
      ended_at: given.endedAt ?? null,
    };
    const given_on = dayInIndia(given.startedAt);
    const of = { dose_code: given.code, given_on, day_of_dose: before + at + 1, body_site: 'vein', amounts };
    doses.push(dose(of, vial));
  }
  return doses;
}

/** Both upper arms for two places, the left one for one. */
const sitesOf = (count: number): string[] => ['left-upper-arm', 'right-upper-arm'].slice(0, count);

function rigDoseOf(draft: BiteDraft, plan: RigPlan): Pick<Dose, 'dose_code' | 'day_of_dose' | 'body_site' | 'amounts'> {
  const infiltrated_ml = woundMl(draft.infiltrated) ?? null;
  const amounts = {
    route: 'wound' as const,
    sites: [],
    ml: plan.ml,
    rig_type: plan.code,
    iu: plan.iu,
    vials: plan.vials,
    infiltrated_ml,
    im_ml: restForMuscle(plan, draft.infiltrated),
  };
  return { dose_code: 'RIG', day_of_dose: 0, body_site: 'wound', amounts };
}

/** A course ends with its last dose, also one that others gave, a bite that needs wound care only at once, a case of venom when it is said. */
function endOf(
  draft: BiteDraft,
  save: BiteSave,
  today: CivilDate,
): { status: (typeof caseCodes)['completed' | 'closed']; reason: string } | null {
  if (draft.closing !== '') {
    return draft.closing === 'completed'
      ? { status: caseCodes.completed, reason: '' }
      : { status: caseCodes.closed, reason: draft.closing };
  }
  if (isVenomKind(draft.kind)) return null;
  const { vaccine } = save;
  if (!vaccine) {
    const course = courseWith(draft, save.care, today);
    if (course?.state === 'completed') return { status: caseCodes.completed, reason: '' };
    return save.care || course ? null : { status: caseCodes.closed, reason: 'wound-care-only' };
  }
  const isLast = vaccine.course.next?.nth === vaccine.course.regimen.days.length - 1;
  return isLast ? { status: caseCodes.completed, reason: '' } : null;
}
