import { downloadAppreciationLetter } from '@teeka/contract/appreciation';
import { roles } from '@teeka/contract/roles';
import { fileDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { checkReportRange } from '@teeka/domain/reports';
import { deedsToTell } from '@teeka/domain/workers';
import { roleWords } from '@teeka/words/role-words';
import { whole } from '@teeka/words/whole';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { paperNumber } from '../../platform/paper/paper-number.ts';
import { contentOf, ownText } from '../settings/index.ts';
import { judgeAct, workerInArea } from '../workers/index.ts';
import { drawLetter } from './draw-letter.ts';
import type { Named } from './letter.ts';
import { deedsOf, type NamedRow, namedOnLetter } from './queries.ts';

const fields = { from: 'from', to: 'to' } as const;

/** The closest place, with the one above it where that is the block: a health centre is known by it. */
const placeOf = ({ facility, block, district, state }: NamedRow, language: SpokenLanguage): string =>
  (facility ? [facility, block] : [block ?? district ?? state])
    .flatMap((names) => (names ? nameIn(names, language) : []))
    .join(', ');

function named(row: NamedRow, language: SpokenLanguage): Named {
  const role = roles.find((known) => known === row.role);
  return {
    name: row.display_name,
    role: role ? whole[language].app[roleWords[role]] : '',
    place: placeOf(row, language),
  };
}

/**
 * The letter of a worker for a period, drawn when it is requested. Its number is kept in the audit log with days and
 * figures, so that whoever answers for the worker can tell a letter that was issued here.
 */
export const downloadAppreciationLetterHandler = queryHandler(downloadAppreciationLetter, async (input, context) => {
  const { actor, db, now } = context;
  const { user_id, language } = input;
  const isOwn = user_id === actor.user_id;
  if (!isOwn) {
    const worker = await db.first(workerInArea(user_id, actor.scope));
    const judged = judgeAct({ user_id, reason: undefined }, worker, context);
    if ('refused' in judged) return judged;
  }
  const checked = checkReportRange(input, { today: now.today, fields });
  if ('refusal' in checked) return refuse(checked.refusal);
  const key = `appreciation_letter_${language}`;
  const [counted, people, content] = await Promise.all([
    db.first(deedsOf(user_id, checked.range)),
    db.rows(namedOnLetter([user_id, actor.user_id])),
    db.first(contentOf(key)),
  ]);
  const deeds = counted ? deedsToTell(counted) : [];
  const worker = people.find((one) => one.user_id === user_id);
  const issuer = people.find((one) => one.user_id === actor.user_id);
  if (deeds.length === 0 || !worker || !issuer) return refuse({ code: 'APPREC0001' });
  const number = paperNumber(now.today);
  const body = await drawLetter(
    {
      language,
      head: [worker.district, worker.state].flatMap((names) => (names ? nameIn(names, language) : [])).join(', '),
      worker: named(worker, language),
      period: checked.range,
      deeds,
      html: content?.value ?? ownText(key),
      issuedOn: now.today,
      number,
      issuer: isOwn ? null : named(issuer, language),
    },
    now.instant,
  );
  const detail = { letter: number, language, ...checked.range, ...counted };
  return {
    reply: { type: 'application/pdf', name: `appreciation-letter-${fileDate(now.today)}.pdf`, body },
    audit: [{ beneficiary_id: '0', subject: user_id, detail }],
  };
});
