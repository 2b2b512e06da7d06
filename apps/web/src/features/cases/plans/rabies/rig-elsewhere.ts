import type { BiteCase, BiteDose } from '@teeka/contract/bites/shapes';
import { freeTextRefusals } from '@teeka/domain/bites';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { rigElsewhereRefusal } from '@teeka/domain/rabies';
import type { Refusals } from '@teeka/domain/refusal';
import type { BiteDraft, RigElsewhere } from '../bites/draft.ts';
import { chainOf } from './course.ts';

export const newRigElsewhere: RigElsewhere = { on: '', type: '', place: '', paper: false };

interface Known {
  readonly bittenOn: string | null;
  readonly rules_version: string;
  readonly today: CivilDate;
}

/** What is wrong with where (`rig_place`) and on which day (`rig_on`) another hospital gave immunoglobulin. */
export function rigElsewhereProblems(rig: RigElsewhere | null, { bittenOn, rules_version, today }: Known): Refusals {
  if (!rig) return [];
  const [place] = freeTextRefusals({ facility: rig.place });
  if (place) return [{ ...place, path: 'rig_place' }];
  const path = 'rig_on';
  if (rig.on === '') return [{ code: 'FLDVAL0001', path }];
  if (!isCivilDate(rig.on)) return [{ code: 'FLDVAL0017', path }];
  if (rig.on > today) return [{ code: 'SCHEDU0003', path }];
  const bitten = isCivilDate(bittenOn) ? bittenOn : null;
  const refusal = rigElsewhereRefusal({ given_on: rig.on, rig_type: rig.type }, { bittenOn: bitten, rules_version });
  return refusal ? [{ ...refusal, path }] : [];
}

/** The immunoglobulin of this bite as it stands: in its case, in the one before, or typed in this visit. */
export function rigOnRecord(
  draft: BiteDraft,
  cases: readonly BiteCase[],
  care: BiteCase | undefined,
): Pick<BiteDose, 'given_on' | 'amounts'> | undefined {
  const given = chainOf(care, cases)
    .flatMap(({ doses }) => doses)
    .find(({ dose_code, voided }) => dose_code === 'RIG' && !voided);
  return given ?? rigElsewhereDose(draft);
}

/** Immunoglobulin of another hospital as a dose of the case; undefined without a day. */
export function rigElsewhereDose({ rigElsewhere }: BiteDraft) {
  if (!rigElsewhere || !isCivilDate(rigElsewhere.on)) return undefined;
  const { on, type, place, paper } = rigElsewhere;
  const amounts = {
    route: 'wound' as const,
    sites: [],
    ml: null,
    rig_type: type,
    elsewhere: true,
    facility: place.trim(),
    paper,
  };
  return { dose_code: 'RIG', day_of_dose: 0, given_on: on, body_site: 'wound', amounts };
}
