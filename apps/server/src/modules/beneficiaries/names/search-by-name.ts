import { searchByName } from '@teeka/contract/beneficiaries';
import {
  asksForNear,
  checkSearchedName,
  nameJudge,
  nameSearch,
  nearKeys,
  searchKeys,
} from '@teeka/domain/beneficiaries';
import { type QueryHandler, refuse } from '../../../platform/http/handler.ts';
import { wirePerson } from '../wire-person.ts';
import { peopleByName, peopleNearName } from './queries.ts';

export const searchByNameHandler: QueryHandler<typeof searchByName> = {
  call: searchByName,
  async answer({ name, village_id: village }, context) {
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
    const beneficiaries = shown.map(({ row, likeness }) => ({
      ...wirePerson(row, context),
      likeness: Math.round(likeness * 100) / 100,
    }));
    const audit = shown.map(({ row }) => ({ beneficiary_id: row.beneficiary_id, subject: 'name' }));
    return { reply: { beneficiaries, more: judged.length > nameSearch.most }, audit };
  },
};
