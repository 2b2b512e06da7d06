import type { CivilDate } from '../calendar/index.ts';
import { beneficiaryTypeIds } from '../person/index.ts';
import { goesOn, type Pregnancy } from './record.ts';

/** What of a woman's own record follows from her pregnancies. */
export interface HerRecord {
  readonly ben_type_id: number;
  readonly lmp_date: CivilDate | null;
  readonly deceased_on: CivilDate | null;
}

/** Her pregnancies before and after an act. */
interface Around {
  readonly before: readonly Pregnancy[];
  readonly after: readonly Pregnancy[];
}

/**
 * What an act makes of her record: pregnant while a pregnancy goes on, a citizen like others after it, dead by a death that
 * stands in one. `takesBackDeath`: the act takes back the one by which her death was declared.
 */
export function herRecordAfter<Hers extends HerRecord>(
  { ben_type_id, lmp_date, deceased_on }: Hers,
  { before, after, takesBackDeath }: Around & { readonly takesBackDeath: boolean },
): HerRecord {
  const open = after.find(goesOn);
  const hasEnded = !open && before.some(goesOn);
  const wasPregnant = ben_type_id === beneficiaryTypeIds.pregnantWoman;
  const ended = hasEnded && wasPregnant ? beneficiaryTypeIds.citizen : ben_type_id;
  const died = after.find(({ death }) => death !== null)?.death?.on;
  return {
    ben_type_id: open ? beneficiaryTypeIds.pregnantWoman : ended,
    lmp_date: open?.lmp ?? (hasEnded ? null : lmp_date),
    deceased_on: died ?? (takesBackDeath ? null : deceased_on),
  };
}

/** The day of her last abortion after an act: one that was taken back is none, one that stands elsewhere stays. */
export function abortionAfter(abortion_on: CivilDate | null, { before, after }: Around): CivilDate | null {
  const days = (of: readonly Pregnancy[]) =>
    of.flatMap(({ outcome }) => (outcome?.kind === 'abortion' ? [outcome.on] : [])).toSorted();
  const wasOfThese = abortion_on !== null && days(before).includes(abortion_on);
  const elsewhere = abortion_on !== null && !wasOfThese ? [abortion_on] : [];
  return [...elsewhere, ...days(after)].toSorted().at(-1) ?? null;
}
