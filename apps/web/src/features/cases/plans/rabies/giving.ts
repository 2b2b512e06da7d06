import { rabiesRulesOf } from '@teeka/domain/rabies';
import type { BiteSave } from '../bites/entries.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { vialFor } from '../bites/vials.ts';
import { judgeWoundMl } from './course.ts';

/** Is a dose of vaccine to be given now? */
export function givesVaccine({ course, draft }: Pick<OpenBite, 'course' | 'draft'>): boolean {
  const state = course?.next?.state;
  return draft.closing === '' && !draft.onlyPaper && (state === 'due' || state === 'late');
}

type Giving = Pick<OpenBite, 'rig' | 'draft' | 'kind' | 'course'>;

/** Does this visit open vials: is vaccine due, or immunoglobulin still needed, on whichever day of the course? */
export const opensVials = (visit: Giving): boolean =>
  givesVaccine(visit) || (visit.rig.state === 'needed' && mayGiveRig(visit));

const mayGiveRig = ({ kind, draft }: Pick<Giving, 'kind' | 'draft'>): boolean =>
  kind === 'bite' && draft.closing === '' && !draft.onlyPaper;

/** Is immunoglobulin given today? When it is needed, unless the worker says no. */
export const givesRig = ({ rig, draft, kind }: Pick<OpenBite, 'rig' | 'draft' | 'kind'>): boolean =>
  mayGiveRig({ kind, draft }) && (draft.rigToday ?? rig.state === 'needed') && rig.state !== 'given';

/** What stands against the amount typed for the wounds, by the rules of the course. */
export const woundMlOf = ({ plan, draft, care }: Pick<OpenBite, 'plan' | 'draft' | 'care'>) =>
  judgeWoundMl(plan, draft.infiltrated, rabiesRulesOf((care?.details.rabies ?? draft.rabies).rules_version));

/** The vaccine and the immunoglobulin that this visit would save; null while something of them is missing. */
export function readyRabies(visit: OpenBite): BiteSave | null {
  const { care, course, plan, draft, kind } = visit;
  const vaccineVial = vialFor(visit, 'ARV').vial;
  const rigVial = vialFor(visit, 'RIG', draft.rigType).vial;
  if (kind === null || (givesVaccine(visit) && !vaccineVial)) return null;
  if (givesRig(visit) && (!plan || !rigVial || woundMlOf(visit).refusal)) return null;
  const vaccine = givesVaccine(visit) && course && vaccineVial ? { course, vial: vaccineVial } : null;
  const rig = givesRig(visit) && plan && rigVial ? { plan, vial: rigVial } : null;
  return { care, vaccine, rig, antivenom: [] };
}
