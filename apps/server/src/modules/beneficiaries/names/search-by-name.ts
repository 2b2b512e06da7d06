import { searchByName } from '@teeka/contract/beneficiaries';
import {
  asksForNear,
  checkSearchedName,
  nameJudge,
  nameSearch,
  nearKeys,
  searchKeys,
} from '@teeka/domain/beneficiaries';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { wirePerson } from '../wire-person.ts';
import { type NamedRow, peopleByName, peopleNearName, shownPeople } from './queries.ts';

const idOf = ({ row }: { readonly row: NamedRow }): string => row.beneficiary_id;

export const searchByNameHandler = queryHandler(searchByName, async ({ name, village_id: village }, context) => {
  const { actor, db } = context;
  const checked = checkSearchedName(name);
  if (!checked.ok) return refuse({ ...checked.refusal, path: 'name' });
  const typed = checked.normal;
  const keys = searchKeys(typed);
  const place = { actor, village };
  const rows = await db.rows(peopleByName(place, keys));
  const judge = nameJudge(typed);
  let judged = judge(rows);
  if (asksForNear(judged)) {
    const near = new Set(keys.flatMap(nearKeys));
    for (const key of keys) near.delete(key);
    const known = new Set(rows.map(({ beneficiary_id }) => beneficiary_id));
    const more = await db.rows(peopleNearName(place, [...near]));
    judged = judge([...rows, ...more.filter((row) => !known.has(row.beneficiary_id))]);
  }
  const shown = judged.slice(0, nameSearch.most);
  const whole = shown.length === 0 ? [] : await db.rows(shownPeople(shown.map(idOf)));
  const byId = new Map(whole.map((row) => [row.beneficiary_id, row]));
  const beneficiaries = shown.flatMap(({ row, likeness }) => {
    const person = byId.get(row.beneficiary_id);
    return person ? { ...wirePerson(person, context), likeness: Math.round(likeness * 100) / 100 } : [];
  });
  const audit = shown.map((one) => ({ beneficiary_id: idOf(one), subject: 'name' }));
  return { reply: { beneficiaries, more: judged.length > nameSearch.most }, audit };
});
