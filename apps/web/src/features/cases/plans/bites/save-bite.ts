import type { Plan } from '../../visit/plan.ts';
import { asSaved, type BiteSave, biteEntries, dosesOf } from './entries.ts';
import type { OpenBite } from './use-bite-visit.ts';

/** How a visit to a clinic for bites is saved, whatever bit. */
export const saveBite: Pick<Plan<OpenBite, BiteSave>, 'save' | 'saveLabel'> = {
  saveLabel: (_save, t) => t('bites:save'),
  save({ draft, keep }, save, facts) {
    const doses = dosesOf(draft, save, facts);
    const entries = biteEntries(draft, save, facts);
    return keep({ doses, entries, draft: asSaved(draft, save, doses), vials: draft.batches }, facts);
  },
};
