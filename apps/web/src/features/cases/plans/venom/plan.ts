import { late } from '../../../../ui/late/late.tsx';
import type { BitePlan } from '../bites/plan.ts';
import { saveBite } from '../bites/save-bite.ts';
import { vialFor } from '../bites/vials.ts';
import { hadAntivenom } from './had-antivenom.ts';
import { venomProblems } from './problems.ts';

/** A snake bite or a sting: what is looked at and done as it goes on; antivenom is entered with the case. */
export const venom: BitePlan = {
  ...saveBite,
  /** Called after antivenom only where it was given. */
  called: (visit, t) => ({
    caseNote: t('cases:stepCaseVenomSub'),
    summary: t(hadAntivenom(visit) ? 'bites:venomSummary' : 'cases:treatedSummary'),
    success: t(hadAntivenom(visit) ? 'bites:venomSuccess' : 'cases:treatedSuccess'),
  }),
  Questions: late(async () => ({ default: (await import('./venom-case.tsx')).VenomCase })),
  problems: ({ draft, today, person }) => venomProblems(draft, { today, dob: person.person.dob }),
  ready(visit) {
    const { care, draft } = visit;
    const antivenom = draft.antivenom.flatMap((dose) => {
      const vial = vialFor(visit, dose.code).found.find(({ batch_id }) => batch_id === dose.batchId);
      return vial ? [{ dose, vial }] : [];
    });
    return antivenom.length < draft.antivenom.length ? null : { care, vaccine: null, rig: null, antivenom };
  },
  Summary: late(async () => ({ default: (await import('./venom-summary.tsx')).Summary })),
  Success: late(async () => ({ default: (await import('./success.tsx')).Success })),
};
