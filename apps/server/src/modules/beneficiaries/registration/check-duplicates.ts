import { checkDuplicates } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { allSettings, maxMembersPerMobile } from '../../settings/index.ts';
import { candidates, membersOnMobile } from '../names/queries.ts';
import { wirePerson } from '../wire-person.ts';
import { duplicatesAmong, questionOf } from './compare.ts';

export const checkDuplicatesHandler: QueryHandler<typeof checkDuplicates> = {
  call: checkDuplicates,
  async answer(input, context) {
    const { actor, now, atRest, db } = context;
    const question = questionOf(input, atRest);
    const [rows, settings, members] = await Promise.all([
      db.rows(candidates(actor, now.today, question)),
      db.rows(allSettings()),
      question.mobile ? db.first(membersOnMobile(question.mobile, '0')) : undefined,
    ]);
    const visible = rows.filter(({ in_area }) => in_area);
    const found = duplicatesAmong(input, visible);
    const reply = {
      duplicates: found.map(({ row, reasons, likeness }) => ({
        ...wirePerson(row, context),
        reasons: [...reasons],
        likeness,
        deceased_on: row.deceased_on,
      })),
      photo_id_elsewhere: rows.some((row) => row.same_photo_id && !row.in_area),
      members_on_mobile: members?.count ?? 0,
      max_members_per_mobile: maxMembersPerMobile(settings),
    };
    return {
      reply,
      audit: found.map(({ row }) => ({ beneficiary_id: row.beneficiary_id, subject: 'duplicate' })),
    };
  },
};
