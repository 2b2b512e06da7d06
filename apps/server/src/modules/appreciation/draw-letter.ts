import { displayDate, indianNumber } from '@teeka/domain/format';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { drawPaper } from '../../platform/paper/draw-paper.ts';
import { blocksOf } from './blocks-of.ts';
import type { Letter, Named } from './letter.ts';

const onPaper = ({ name, role, place }: Named) => ({ name, as: [role, place].filter(Boolean).join(' · ') });

/** The letter as a PDF: one sheet to be framed. A text that is longer than it goes on on the next. */
export function drawLetter(letter: Letter, at: Date): Promise<Buffer> {
  const { language, worker, issuer, period, deeds, html, head, issuedOn, number } = letter;
  const { app, appreciation } = whole[language];
  const data = {
    language,
    title: `${appreciation.letter}: ${worker.name}`,
    head,
    worker: onPaper(worker),
    issuer: issuer && onPaper(issuer),
    deeds: deeds.map(({ deed, count }) => ({ count: indianNumber(count), what: appreciation[deed] })),
    blocks: blocksOf(html),
    words: {
      record: `${app.name} · ${appreciation.record}`,
      letter: appreciation.letter,
      given: appreciation.given,
      period: fill(appreciation.period, { from: displayDate(period.from), to: displayDate(period.to) }),
      issued: fill(appreciation.issued, { day: displayDate(issuedOn) }),
      number: fill(appreciation.number, { number }),
      signature: appreciation.signature,
      kept: issuer ? appreciation.kept : `${appreciation.byOneself} ${appreciation.kept}`,
    },
  };
  return drawPaper('modules/appreciation/letter.typ', data, at);
}
