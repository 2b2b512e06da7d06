import { qrOfCard, sheetLanguages } from '@teeka/domain/certificates';
import { displayDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { correction, generate } from 'lean-qr';
import { codePicture } from '../../platform/paper/code-picture.ts';
import { drawPaper } from '../../platform/paper/draw-paper.ts';
import { drawnByIn } from '../../platform/paper/drawn-by.ts';
import { filledFacts, type PaperEnvironment, trialIn } from '../../platform/paper/report.ts';
import { doseIn } from '../../platform/words/dose-words.ts';
import { personFacts } from '../beneficiaries/index.ts';
import type { PaperOfCertificate } from './paper.ts';

/** The lines of one language. */
function sheetIn(paper: PaperOfCertificate, language: SpokenLanguage, env: PaperEnvironment) {
  const { app, certificates: words, papers } = whole[language];
  const name = doseIn(language);
  const { name: display_name, role, facility } = paper.issuer;
  const [first] = paper.next.map(({ due }) => due).sort();
  const isBcg = paper.of === 'BCG';
  return {
    language,
    app: `${app.name} · ${papers.record}`,
    title: isBcg ? papers.bcg : words.title,
    facts: filledFacts(personFacts(paper, language)),
    head: [words.dose, words.day, words.batch, words.place, words.by],
    rows: paper.doses.map(({ dose_code, given_on, batch_number, place, by: who }) => [
      ...[name(dose_code), displayDate(given_on), batch_number || papers.notKnown],
      ...(place ? [nameIn(place, language), who] : [words.elsewhere, '']),
    ]),
    pending: paper.pending ? fill(words.pending, { n: paper.pending }) : null,
    // A paper of one dose says nothing of others.
    next: isBcg ? null : words.next,
    due: first
      ? fill(words.nextOn, {
          doses: paper.next.map(({ dose_code }) => name(dose_code)).join(', '),
          // Papers of before keep days that were past as they were issued: what is overdue may be given from that day on.
          day: displayDate(first < paper.issued_on ? paper.issued_on : first),
        })
      : words.nextNone,
    check: words.check,
    checkText: words.checkText,
    issued: fill(words.issued, {
      day: displayDate(paper.issued_on),
      by: drawnByIn({ display_name, role, facility }, language),
    }),
    number: fill(words.number, { number: paper.number }),
    pageOf: papers.pageOf,
    trial: trialIn(env, language),
  };
}

/** A certificate as a PDF: a sheet in each of its languages, more where the doses need them, each with the signed code. */
export function drawCertificate(paper: PaperOfCertificate, env: PaperEnvironment, at: Date): Promise<Buffer> {
  const languages = sheetLanguages(paper.language);
  const [first = 'en'] = languages;
  const code = generate(qrOfCard(paper.signed), { minCorrectionLevel: correction.M });
  const data = {
    language: first,
    title: fill(whole[first].certificates.titleOf, { name: paper.name }),
    pictures: { code: codePicture(code) },
    sheets: languages.map((language) => sheetIn(paper, language, env)),
  };
  return drawPaper('modules/certificates/certificate.typ', data, at);
}
