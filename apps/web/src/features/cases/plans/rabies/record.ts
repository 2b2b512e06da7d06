import type { RabiesDetails } from '@teeka/contract/bites/shapes';
import type { Dose } from '@teeka/contract/cases';
import { caseCodes } from '@teeka/contract/word-for';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { type BiteDraft, hadCourse, weightOf } from '../bites/draft.ts';
import type { BiteDose, BiteRecord } from '../bites/entries.ts';
import { adviceOf, courseWith, paperDays, type RigPlan, regimenFor, restForMuscle, woundMl } from './course.ts';
import { rigElsewhereDose } from './rig-elsewhere.ts';

/** A course as it is written down: vaccine and immunoglobulin, of here and of others, and its last dose as its end. */
export const recordRabies: BiteRecord = {
  details(draft, today) {
    const { rabies } = draft;
    const kept: RabiesDetails = {
      ...rabies,
      weight_kg: weightOf(draft.weight),
      regimen: regimenFor(rabies, adviceOf(rabies, today)),
      bitten_on: rabies.purpose === 'bite' ? dayOr(rabies.bitten_on) : null,
      earlier_on: dayOr(rabies.earlier_on),
      earlier_product: (hadCourse(rabies) && rabies.earlier_product?.trim()) || null,
    };
    return { case_type: 'rabies', rabies: kept, venom: null };
  },
  doses(draft, { care, vaccine, rig }, today) {
    const regimen = courseWith(draft, care, today)?.regimen;
    const doses: BiteDose[] = paperDays(draft, regimen).map(({ day, on }) => {
      const amounts: Dose['amounts'] = { route: regimen?.route ?? 'IM', sites: [], ml: null, elsewhere: true };
      return [{ dose_code: 'ARV', day_of_dose: day, given_on: on, amounts }, null];
    });
    const theirs = rigElsewhereDose(draft);
    if (theirs) doses.push([theirs, null]);
    const next = vaccine?.course.next;
    if (vaccine && regimen && next) {
      const places = regimen.sites[next.nth] ?? 1;
      const ml = regimen.ml === null ? null : Math.round(regimen.ml * places * 100) / 100;
      const sites = sitesOf(places);
      const amounts = { route: regimen.route, sites, ml };
      const of = { dose_code: 'ARV', day_of_dose: next.day, body_site: sites.join(', '), amounts };
      doses.push([of, vaccine.vial]);
    }
    if (rig) doses.push([rigDoseOf(draft, rig.plan), rig.vial]);
    return doses;
  },
  /** With its last dose, also one that others gave; a bite that needs wound care only at once. */
  end(draft, { care, vaccine }, today) {
    const completed = { status: caseCodes.completed, reason: '' };
    if (vaccine) {
      const isLast = vaccine.course.next?.nth === vaccine.course.regimen.days.length - 1;
      return isLast ? completed : null;
    }
    const course = courseWith(draft, care, today);
    if (course?.state === 'completed') return completed;
    return care || course ? null : { status: caseCodes.closed, reason: 'wound-care-only' };
  },
};

const dayOr = (typed: string | null): CivilDate | null => (isCivilDate(typed) ? typed : null);

/** Both upper arms for two places, the left one for one. */
const sitesOf = (count: number): string[] => ['left-upper-arm', 'right-upper-arm'].slice(0, count);

function rigDoseOf(draft: BiteDraft, plan: RigPlan): BiteDose[0] {
  const amounts = {
    route: 'wound' as const,
    sites: [],
    ml: plan.ml,
    rig_type: plan.code,
    iu: plan.iu,
    vials: plan.vials,
    infiltrated_ml: woundMl(draft.infiltrated) ?? null,
    im_ml: restForMuscle(plan, draft.infiltrated),
  };
  return { dose_code: 'RIG', day_of_dose: 0, body_site: 'wound', amounts };
}
