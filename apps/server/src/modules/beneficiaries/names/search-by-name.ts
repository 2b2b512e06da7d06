import { searchByName } from '@teeka/contract/beneficiaries';
import {
  asksForNear,
  checkSearchedName,
  judgeNames,
  nameSearch,
  nearKeys,
  searchKeys,
} from '@teeka/domain/beneficiaries';
import { type QueryHandler, refuse } from '../../../platform/http/handler.ts';
import { wirePerson } from '../wire-person.ts';
import { peopleByName } from './queries.ts';

export const searchByNameHandler: QueryHandler<typeof searchByName> = {
  call: searchByName,
  async answer({ name, village_id: village }, context) {
    const { actor, db } = context;
    const checked = checkSearchedName(name);
    if (!checked.ok) return refuse({ ...checked.refusal, path: 'name' });
    const typed = checked.normal;
    const keys = searchKeys(typed);
    let judged = judgeNames(typed, await db.rows(peopleByName(actor, { keys, near: [], village })));
    if (asksForNear(judged)) {
      const near = [...new Set(keys.flatMap(nearKeys))];
      judged = judgeNames(typed, await db.rows(peopleByName(actor, { keys, near, village })));
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
