import { downloadPregnencyDetailsPdf } from '@teeka/contract/pregnancies';
import { fileDate } from '@teeka/domain/format';
import { readPregnancy } from '@teeka/domain/pregnancy';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { drawnBy } from '../../platform/paper/queries.ts';
import { drawReport, pdfFile } from '../../platform/paper/report.ts';
import { personDetails, personOnPaper } from '../beneficiaries/index.ts';
import type { HerPaper } from './paper/her-paper.ts';
import { pregnancyContent } from './paper/pregnancy-content.ts';
import { tdDosesOf } from './paper/queries.ts';
import { pregnanciesOfWoman } from './queries.ts';
import { shownPregnancies } from './sealed/shown-events.ts';

/** A pregnancy as a paper: what its page shows to the same reader, and no more. */
export const downloadPregnencyDetailsPdfHandler = queryHandler(downloadPregnencyDetailsPdf, async (input, context) => {
  const { actor, now, atRest, db, origin } = context;
  const { beneficiary_ref_id: id, pregnancy_number, env, language = origin.language } = input;
  const [woman, details, doses, by] = await Promise.all([
    db.first(pregnanciesOfWoman(actor, now.today, id)),
    db.first(personDetails(actor, now.today, id)),
    db.rows(tdDosesOf(id)),
    db.first(drawnBy(actor.user_id)),
  ]);
  if (!woman || !details || !by) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const shown = shownPregnancies(woman.events, actor, atRest).map(({ pregnancy_number, events }) => ({
    read: readPregnancy(
      pregnancy_number,
      events.map(([event]) => event),
    ),
    names: events.map(([{ event_id }, { by_name }]) => [event_id, by_name] as const),
  }));
  const all = shown.flatMap(({ read }) => (read ? [read] : []));
  const pregnancy =
    pregnancy_number === undefined ? all.at(-1) : all.find((one) => one.pregnancy_number === pregnancy_number);
  if (!pregnancy) return refuse({ code: 'REPREP0010', path: 'pregnancy_number' });
  const next = all.find((one) => one.pregnancy_number > pregnancy.pregnancy_number);
  const paper: HerPaper = {
    person: personOnPaper(details),
    pregnancy,
    others: all.filter((one) => one !== pregnancy),
    deceased_on: woman.deceased_on,
    names: new Map(shown.flatMap(({ names }) => names)),
    td: doses.filter(({ given_on }) => given_on >= pregnancy.lmp && (next === undefined || given_on < next.lmp)),
    children: new Map(
      woman.children.map(({ beneficiary_id, ben_name, deceased_on }) => [
        beneficiary_id,
        { name: ben_name, deceased_on },
      ]),
    ),
  };
  const body = await drawReport({
    ...{ language, env, by, now },
    content: (language) => pregnancyContent(paper, { language, today: now.today }),
  });
  return {
    reply: pdfFile(body, `pregnancy-details-${fileDate(now.today)}`),
    audit: [
      { beneficiary_id: woman.beneficiary_id, detail: { pregnancy: pregnancy.pregnancy_number, language } },
      ...woman.children.map(({ beneficiary_id }) => ({ beneficiary_id, subject: 'family' })),
    ],
  };
});
