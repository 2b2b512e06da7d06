import { roles } from '@teeka/contract/roles';
import { qrOfCard } from '@teeka/domain/certificates';
import { displayDate } from '@teeka/domain/format';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { nameIn, type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { doseName } from '@teeka/words/explain-dose';
import { roleWords } from '@teeka/words/role-words';
import { whole } from '@teeka/words/whole';
import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { drawPaper } from '../../platform/paper/draw-paper.ts';
import type { PaperOfCertificate } from './paper.ts';

const sexes = ['others', 'male', 'female', 'others'] as const;

/** The lines of one language. */
function sheetIn(paper: PaperOfCertificate, language: SpokenLanguage) {
  const { app, certificates: words, identity, schedule } = whole[language];
  const tell = (key: string) => (schedule as Readonly<Record<string, string>>)[key] ?? key;
  const name = (code: string) => doseName(code, tell);
  const role = roles.find((known) => known === paper.issuer.role);
  const { facility } = paper.issuer;
  const by = [paper.issuer.name, role && app[roleWords[role]], facility && nameIn(facility, language)];
  const [first] = paper.next;
  const document = (identity as Readonly<Record<string, string>>)[`document-${paper.photo_id_type}`];
  const facts = [
    [words.name, paper.name],
    [words.born, displayDate(paper.dob)],
    [words.sex, app[sexes[paper.gender] ?? 'others']],
    [words.guardian, paper.guardian],
    [words.village, nameIn(paper.village, language)],
    [words.reference, groupReferenceNumber(paper.reference)],
    [
      words.document,
      document && paper.photo_id_last4 ? fill(words.documentOf, { kind: document, last: paper.photo_id_last4 }) : '',
    ],
  ];
  return {
    language,
    app: `${app.name} · ${words.record}`,
    title: words.title,
    facts: facts.filter(([, value]) => value).map(([label, value]) => ({ label, value })),
    head: [words.dose, words.day, words.batch, words.place, words.by],
    rows: paper.doses.map(({ dose_code, given_on, batch_number, place, by: who }) => [
      ...[name(dose_code), displayDate(given_on), batch_number || words.notKnown],
      ...(place ? [nameIn(place, language), who] : [words.elsewhere, '']),
    ]),
    next: words.next,
    due: first
      ? fill(words.nextOn, {
          doses: paper.next.map(({ dose_code }) => name(dose_code)).join(', '),
          day: displayDate(first.due),
        })
      : words.nextNone,
    check: words.check,
    checkText: words.checkText,
    issued: fill(words.issued, { day: displayDate(paper.issued_on), by: by.filter(Boolean).join(', ') }),
    number: fill(words.number, { number: paper.number }),
    pageOf: words.pageOf,
  };
}

/** A certificate as a PDF: a sheet in each of its languages, more where the doses need them, each with the signed code. */
export function drawCertificate(paper: PaperOfCertificate, at: Date): Promise<Buffer> {
  const languages = paper.language === 'both' ? spokenLanguages : [paper.language];
  const [first = 'en'] = languages;
  const code = generate(qrOfCard(paper.signed), { minCorrectionLevel: correction.M });
  const data = {
    language: first,
    title: fill(whole[first].certificates.titleOf, { name: paper.name }),
    pictures: { code: toSvgSource(code, { on: 'black', padX: 0, padY: 0 }) },
    sheets: languages.map((language) => sheetIn(paper, language)),
  };
  return drawPaper('modules/certificates/certificate.typ', data, at);
}
