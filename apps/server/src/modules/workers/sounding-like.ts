import { likenessTo, nameSearch } from '@teeka/domain/beneficiaries';
import type { NamedWorker } from './queries.ts';

/** Whose name clearly sounds like what was typed, in either script; where there is nobody, roughly. */
export function soundingLike(typed: string, workers: readonly NamedWorker[]): readonly string[] {
  const likenessOf = likenessTo(typed, nameSearch.beside);
  const heard = workers
    .map(({ user_id, display_name }) => ({ user_id, likeness: likenessOf(display_name) }))
    .filter(({ likeness }) => likeness >= nameSearch.beside);
  const clearly = heard.filter(({ likeness }) => likeness >= nameSearch.clearly);
  return (clearly.length > 0 ? clearly : heard).map(({ user_id }) => user_id);
}
