import { searchByName } from '@teeka/contract/beneficiaries';
import {
  checkSearchedName,
  latinName,
  nearKeys,
  searchKeys,
  searchLikeness,
} from '@teeka/domain/beneficiaries';
import { type QueryHandler, refuse } from '../../../platform/http/handler.ts';
import type { PersonRow } from '../queries.ts';
import { wirePerson } from '../wire-person.ts';
import { peopleByName } from './queries.ts';

const mostShown = 50;
/** Below this a name is no answer to what was typed. */
const leastLikeness = 0.55;

/** So many people who clearly answer are enough; with fewer, keys one typing error away are asked as well. */
const enough = 5;
const clearly = 0.85;

interface Judged {
  readonly row: PersonRow;
  readonly likeness: number;
  /** Whether the name holds what was typed to the letter. */
  readonly spelt: number;
}

function judge(typed: string, rows: readonly PersonRow[]): Judged[] {
  const letters = latinName(typed);
  return rows
    .map((row) => ({
      row,
      likeness: searchLikeness(typed, row.ben_name),
      spelt: row.ben_name.includes(letters) ? 1 : 0,
    }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort(
      (a, b) => b.likeness - a.likeness || b.spelt - a.spelt || a.row.ben_name.localeCompare(b.row.ben_name),
    );
}

export const searchByNameHandler: QueryHandler<typeof searchByName> = {
  call: searchByName,
  async answer({ name, village_id: village }, context) {
    const { actor, db } = context;
    const checked = checkSearchedName(name);
    if (!checked.ok) return refuse({ ...checked.refusal, path: 'name' });
    const typed = checked.normal;
    const keys = searchKeys(typed);
    let judged = judge(typed, await db.rows(peopleByName(actor, { keys, near: [], village })));
    if (judged.filter(({ likeness }) => likeness >= clearly).length < enough) {
      const near = [...new Set(keys.flatMap(nearKeys))];
      judged = judge(typed, await db.rows(peopleByName(actor, { keys, near, village })));
    }
    const shown = judged.slice(0, mostShown);
    const beneficiaries = shown.map(({ row, likeness }) => ({
      ...wirePerson(row, context),
      likeness: Math.round(likeness * 100) / 100,
    }));
    const audit = shown.map(({ row }) => ({ beneficiary_id: row.beneficiary_id, subject: 'name' }));
    return { reply: { beneficiaries, more: judged.length > mostShown }, audit };
  },
};
