import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearingOn, type EarlierEvent, earlierEventRefusals, gravestBearing } from './index.ts';

const event = (wish: Partial<EarlierEvent> = {}): EarlierEvent => ({
  report_id: 'r1',
  category: 'severe',
  vaccinated_on: '2026-10-10',
  causality: '',
  symptoms: ['CRYING'],
  dose_codes: ['PENTA1'],
  vaccines: ['Penta'],
  ...wish,
});
const anaphylaxis = { symptoms: ['ANAPHYLAXIS'] };

test('what an adverse event means for a dose', () => {
  const table: [string, EarlierEvent, string, string | undefined][] = [
    ['severe, the same vaccine', event(), 'Penta', 'question'],
    ['severe, a vaccine that shares a component', event(), 'DPT', 'question'],
    ['penta shares hepatitis B as well', event(), 'HepB', 'question'],
    ['severe, an unrelated vaccine', event(), 'MR', undefined],
    ['two vaccines on the day: either', event({ dose_codes: ['PENTA1', 'FIPV1'] }), 'fIPV', 'question'],
    ['serious, in hospital', event({ category: 'serious', symptoms: ['FEVER_HIGH'] }), 'Penta', 'question'],
    ['anaphylaxis', event(anaphylaxis), 'Penta', 'contraindication'],
    ['anaphylaxis, unrelated', event(anaphylaxis), 'RVV', undefined],
    [
      'bowel blocked after rotavirus',
      event({ symptoms: ['INTUSSUSCEPTION'], category: 'serious', dose_codes: ['RVV1'] }),
      'RVV',
      'contraindication',
    ],
    [
      'bowel blocked, penta on the same day',
      event({ symptoms: ['INTUSSUSCEPTION'], category: 'serious', dose_codes: ['RVV1', 'PENTA1'] }),
      'Penta',
      'question',
    ],
    [
      'encephalopathy after pertussis vaccine',
      event({ symptoms: ['ENCEPHALOPATHY'], category: 'serious' }),
      'DPT',
      'contraindication',
    ],
    ['minor: no reason to wait', event({ category: 'minor', symptoms: ['FEVER_LOW'] }), 'Penta', 'note'],
    ['judged coincidental', event({ ...anaphylaxis, causality: 'C' }), 'Penta', 'note'],
    ['judged a reaction to the vaccine', event({ ...anaphylaxis, causality: 'A1' }), 'Penta', 'contraindication'],
    ['no vaccine named: any of them', event({ dose_codes: [], vaccines: [] }), 'MR', 'question'],
  ];
  for (const [what, found, vaccine, expected] of table) {
    assert.equal(bearingOn(found, vaccine), expected, what);
  }
  assert.equal(gravestBearing(event(anaphylaxis), ['MR', 'Penta']), 'contraindication');
  assert.equal(gravestBearing(event(), ['MR', 'RVV']), undefined);
});

test('a dose after an event needs a typed reason, unless the event is a note or another vaccine is given', () => {
  const codes = (reason: string | null, events: EarlierEvent[], vaccines: string[]) =>
    earlierEventRefusals(reason === null ? [] : [{ report_id: 'r1', reason }], events, vaccines).map(
      ({ code, path }) => `${code} ${path}`,
    );
  const path = 'screening.earlier_events.r1';
  assert.deepEqual(codes(null, [event()], ['Penta']), [`VACDOS0022 ${path}`]);
  assert.deepEqual(codes('  ', [event()], ['Penta']), [`VACDOS0022 ${path}`]);
  assert.deepEqual(codes('<b>', [event()], ['Penta']), [`FLDVAL0003 ${path}`]);
  assert.deepEqual(codes('Doctor has seen the child', [event()], ['Penta']), []);
  assert.deepEqual(codes(null, [event()], ['MR']), []);
  assert.deepEqual(codes(null, [event({ category: 'minor', symptoms: ['RASH'] })], ['Penta']), []);
  assert.deepEqual(
    codes('Doctor agreed', [event(), event({ report_id: 'r2' })], ['Penta']),
    ['VACDOS0022 screening.earlier_events.r2'],
    'each event its own reason',
  );
});
