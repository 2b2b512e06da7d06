import { likenessTo, nameSearch } from '@teeka/domain/beneficiaries';
import type { WomanLine } from '../../../records/pregnancies/listed-women.ts';

/** Whether a woman is meant by what was typed: it is in her name, the guardian's or the village's, or sounds like one of the first two, in either script. */
export function answersTo(typed: string): (line: Pick<WomanLine, 'name' | 'guardian' | 'village'>) => boolean {
  const word = typed.toLocaleUpperCase();
  const likeness = likenessTo(typed, nameSearch.beside);
  return ({ name, guardian, village }) =>
    `${name} ${guardian} ${village}`.toLocaleUpperCase().includes(word) ||
    [name, guardian].some((one) => likeness(one) >= nameSearch.clearly);
}
