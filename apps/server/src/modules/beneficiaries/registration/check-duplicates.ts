import { checkDuplicates } from '@teeka/contract/beneficiaries';
import { membersShown } from '@teeka/domain/beneficiaries';
import { triesRefusal } from '@teeka/domain/identity';
import { countTriesNow, triesToday } from '../../../platform/access/tries/tries.ts';
import { queryHandler } from '../../../platform/http/handler.ts';
import { allSettings, maxMembersPerMobile } from '../../settings/index.ts';
import { candidates, membersSeen } from '../names/queries.ts';
import { wirePerson } from '../wire-person.ts';
import { duplicatesAmong, questionOf } from './compare.ts';

export const checkDuplicatesHandler = queryHandler(checkDuplicates, async (input, context) => {
  const { actor, now, atRest, db } = context;
  const wholeQuestion = questionOf(input, atRest);
  const tries = wholeQuestion.photo_id.length > 0 ? await triesToday('photo-id-asked', context) : 0;
  const question = triesRefusal('photo-id-asked', tries) ? { ...wholeQuestion, photo_id: [] } : wholeQuestion;
  const [rows, settings, members] = await Promise.all([
    db.rows(candidates(actor, now.today, question)),
    db.rows(allSettings()),
    question.mobile.length > 0 ? db.first(membersSeen(actor, now.today, question.mobile)) : undefined,
  ]);
  const holders = rows.filter(({ same_photo_id }) => same_photo_id);
  if (question.photo_id.length > 0 && !holders.some(({ in_area }) => in_area))
    await countTriesNow('photo-id-asked', context);
  const elsewhere = holders.filter(({ in_area }) => !in_area);
  const visible = rows.filter(({ in_area }) => in_area);
  const found = duplicatesAmong(input, visible);
  const max = maxMembersPerMobile(settings);
  const reply = {
    duplicates: found.map(({ row, reasons, likeness }) => ({
      ...wirePerson(row, context),
      reasons: [...reasons],
      likeness,
      deceased_on: row.deceased_on,
    })),
    photo_id_elsewhere: elsewhere.length > 0,
    members_on_mobile: membersShown(members, max),
    max_members_per_mobile: max,
  };
  return {
    reply,
    audit: [
      ...found.map(({ row }) => ({ beneficiary_id: row.beneficiary_id, subject: 'duplicate' })),
      ...elsewhere.map(({ beneficiary_id }) => ({ beneficiary_id, subject: 'photo ID elsewhere' })),
    ],
  };
});
