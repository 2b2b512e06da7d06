import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spokenLanguages } from '@teeka/domain/names';
import { contentLength } from '@teeka/domain/settings';
import { whole } from '@teeka/words/whole';
import { contents } from '../../../db/masters/contents.ts';
import { textOfPdf, unspaced } from '../../testing/text-of-pdf.ts';
import { drawLetter } from './draw-letter.ts';
import type { Letter } from './letter.ts';

const letter: Letter = {
  language: 'en',
  head: 'Rampur, Uttar Pradesh',
  worker: { name: 'Sunita Devi', role: 'ANM', place: 'PHC Shahabad, Shahabad' },
  period: { from: '2025-04-01', to: '2026-03-31' },
  deeds: [
    { deed: 'sessions', count: 48 },
    { deed: 'doses', count: 112_345 },
  ],
  html: contents.appreciation_letter.en,
  issuedOn: '2026-04-02',
  number: '2604-K7QD-92MF',
  issuer: { name: 'Rajesh Kumar', role: 'District Administrator', place: 'Rampur' },
};
const drawn = async (change: Partial<Letter>) => {
  const sheets = await textOfPdf(await drawLetter({ ...letter, ...change }, new Date('2026-04-02T06:00:00Z')));
  return sheets.map(unspaced);
};

test('one sheet in either language says who is thanked for what, from when to when, by whom, and its number', async () => {
  for (const language of spokenLanguages) {
    const words = whole[language].appreciation;
    const [sheet = '', ...more] = await drawn({ language, html: contents.appreciation_letter[language] });
    assert.equal(more.length, 0);
    const { worker, issuer, head, number } = letter;
    for (const said of [
      ...[words.letter, words.given, words.sessions, words.doses, words.kept, head, number, '48', '1,12,345'],
      ...[
        worker.name,
        `${worker.role} · ${worker.place}`,
        issuer?.name ?? '',
        '01/04/2025',
        '31/03/2026',
        '02/04/2026',
      ],
      contents.appreciation_letter[language]
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split('  ')[0] ?? '',
    ])
      assert.ok(sheet.includes(unspaced(said)), `${language}: ${said} in ${sheet}`);
    assert.ok(!sheet.includes(unspaced(words.people)) && !sheet.includes(unspaced(words.byOneself)));
  }
});

test('one that the worker has drawn leaves the line to whoever signs, and says so', async () => {
  const [sheet = ''] = await drawn({ issuer: null });
  const words = whole.en.appreciation;
  assert.ok(sheet.includes(unspaced(words.signature)) && sheet.includes(unspaced(words.byOneself)));
});

test('a text of any length finds its place: small on one sheet, else on as many as it takes, signed on the last', async () => {
  const paragraph = contents.appreciation_letter.en;
  for (const [html, sheets] of [
    ['', 1],
    [paragraph.repeat(3), 1],
    [paragraph.repeat(8), 2],
    ['<p>x</p>'.repeat(contentLength / 8), 71],
    [`<p>${'क्षि'.repeat(contentLength / 5)}</p>`, 5],
  ] as const) {
    const all = await drawn({ html });
    assert.ok(sheets === 1 ? all.length === 1 : all.length > 1 && all.length <= sheets, `${all.length} of ${sheets}`);
    assert.ok(all.at(-1)?.includes(letter.number));
    assert.equal(all.filter((text) => text.includes(letter.number)).length, 1);
    const words = (text: string) => unspaced(text.replace(/<[^>]*>/g, '')).length;
    assert.ok(words(all.join('')) >= words(html), 'nothing of the text is lost');
  }
});

test('a long name becomes smaller and stays on the sheet', async () => {
  const name = 'Venkatanarasimharajuvaripeta Lakshmi Subrahmanyeswari Devi Kumari';
  const [sheet = ''] = await drawn({ worker: { ...letter.worker, name } });
  assert.ok(sheet.includes(unspaced(name)));
});
