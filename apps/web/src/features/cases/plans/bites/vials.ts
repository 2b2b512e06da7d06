import type { Batch } from '@teeka/contract/vaccinations';
import { rabiesRulesOf } from '@teeka/domain/rabies';
import { drawnDespite } from '../../visit/corrected.ts';
import type { BiteSave, Vial } from './entries.ts';
import type { OpenBite } from './frame/use-bite-visit.ts';
import { batchesFor, batchInHand, judgeWoundMl } from './visit.ts';

export interface VialChoice {
  readonly found: readonly Vial[];
  readonly vial: Vial | undefined;
}

/** The vials of the site for a dose, and the one in hand. */
export function vialFor(visit: OpenBite, dose: string, product?: string): VialChoice {
  const { meta, today, draft, lastUsed, mended } = visit;
  const { materials, batches } = meta;
  const despite = (batch: Batch, isStopped: boolean) => drawnDespite(mended, batch, isStopped);
  const wanted = { dose, ...(product === undefined ? {} : { product }) };
  const found = batchesFor(wanted, { materials, batches, despite }, today);
  return { found, vial: batchInHand(draft.batches[dose], lastUsed[dose], found) };
}

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

/** What happened besides the vials of today: enough for a visit to be saved. */
export const hasNews = ({ draft }: Pick<OpenBite, 'draft'>): boolean =>
  draft.events.length + draft.antivenom.length + draft.earlierDays.length > 0 ||
  draft.rigElsewhere !== null ||
  draft.closing !== '';

/** Is immunoglobulin given today? When it is needed, unless the worker says no. */
export const givesRig = ({ rig, draft, kind }: Pick<OpenBite, 'rig' | 'draft' | 'kind'>): boolean =>
  mayGiveRig({ kind, draft }) && (draft.rigToday ?? rig.state === 'needed') && rig.state !== 'given';

/** What stands against the amount typed for the wounds, by the rules of the course. */
export const woundMlOf = ({ plan, draft, care }: Pick<OpenBite, 'plan' | 'draft' | 'care'>) =>
  judgeWoundMl(plan, draft.infiltrated, rabiesRulesOf((care?.details.rabies ?? draft.rabies).rules_version));

/** What this visit would save, or what is still missing for it. */
export function readySave(
  visit: OpenBite,
): { readonly save: BiteSave } | { readonly missing: 'vaccine' | 'rig' | 'antivenom' } {
  const { care, course, plan, draft } = visit;
  const vaccineVial = vialFor(visit, 'ARV').vial;
  if (givesVaccine(visit) && !vaccineVial) return { missing: 'vaccine' };
  const rigVial = vialFor(visit, 'RIG', draft.rigType).vial;
  if (givesRig(visit) && (!plan || !rigVial || woundMlOf(visit).refusal)) return { missing: 'rig' };
  const antivenom = draft.antivenom.flatMap((dose) => {
    const vial = vialFor(visit, dose.code).found.find(({ batch_id }) => batch_id === dose.batchId);
    return vial ? [{ dose, vial }] : [];
  });
  if (antivenom.length < draft.antivenom.length) return { missing: 'antivenom' };
  const vaccine = givesVaccine(visit) && course && vaccineVial ? { course, vial: vaccineVial } : null;
  const rig = givesRig(visit) && plan && rigVial ? { plan, vial: rigVial } : null;
  return { save: { care, vaccine, rig, antivenom } };
}
