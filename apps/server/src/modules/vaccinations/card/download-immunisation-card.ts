import { downloadImmunisationCard } from '@teeka/contract/vaccinations';
import { fileWords } from '@teeka/domain/beneficiaries';
import { fileDate } from '@teeka/domain/format';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { drawnBy } from '../../../platform/paper/queries.ts';
import { drawReport, pdfFile } from '../../../platform/paper/report.ts';
import { personDetails, personOnPaper } from '../../beneficiaries/index.ts';
import { pregnanciesOfWoman, pregnancyOnCard } from '../../pregnancies/index.ts';
import { allSettings, helpContactOf } from '../../settings/index.ts';
import { forecastOfStory } from '../doses/dose-details.ts';
import { dosesOfPerson } from '../doses/queries.ts';
import { type CardOf, cardContent } from './card-content.ts';

/** The immunisation card, drawn from what stands on record when it is requested. */
export const downloadImmunisationCardHandler = queryHandler(downloadImmunisationCard, async (input, context) => {
  const { actor, now, atRest, db, origin } = context;
  const { beneficiary_ref_id: id, env, language = origin.language } = input;
  const [details, doses, record, settings, by] = await Promise.all([
    db.first(personDetails(actor, now.today, id)),
    db.rows(dosesOfPerson(id)),
    db.first(pregnanciesOfWoman(actor, now.today, id)),
    db.rows(allSettings()),
    db.first(drawnBy(actor.user_id)),
  ]);
  if (!details || !record || !by) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const card: CardOf = {
    person: personOnPaper(details),
    father: details.father_name,
    rch_id: details.rch_id,
    forecast: forecastOfStory(details, doses, now.today),
    standing: doses.filter(({ void_reason }) => void_reason === null),
    isDead: details.deceased_on !== null || details.reported_dead_on !== null,
    pregnancy: pregnancyOnCard(record, { actor, atRest, today: now.today }),
    contact: helpContactOf(settings),
  };
  const body = await drawReport({
    ...{ language, env, by, now },
    content: (language) => cardContent(card, { language, today: now.today }),
  });
  return {
    reply: pdfFile(body, `${fileWords(card.person.name, 'card')}-${fileDate(now.today)}-Immunisation-Card`),
    audit: [{ beneficiary_id: details.beneficiary_id, subject: 'card', detail: { language } }],
  };
});
