import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, categoryOf, symptoms } from './index.ts';

/** Expected: category, then why: code and what it is about. */
type Row = [what: string, answers: Answers, expected: string];

const rows: Row[] = [
  ['nothing but pain and swelling: register at the PHC', { symptoms: ['LOCAL_MILD'] }, 'minor: none'],
  ['fever under 39 C', { symptoms: ['FEVER_LOW'] }, 'minor: none'],
  ['fever of 39 C or more is severe', { symptoms: ['FEVER_HIGH'] }, 'severe: symptom FEVER_HIGH'],
  ['seizure with recovery', { symptoms: ['SEIZURE_FEBRILE'] }, 'severe: symptom SEIZURE_FEBRILE'],
  [
    'anaphylaxis, recovered at the site',
    { symptoms: ['ANAPHYLAXIS'], outcome: 'recovered' },
    'severe: symptom ANAPHYLAXIS',
  ],
  ['hypotonic episode beside a mild reaction', { symptoms: ['LOCAL_MILD', 'HHE'] }, 'severe: symptom HHE'],
  ['cry over three hours', { symptoms: ['CRYING'] }, 'severe: symptom CRYING'],
  ['two severe symptoms, both named', { symptoms: ['ABSCESS', 'CRYING'] }, 'severe: symptom ABSCESS,CRYING'],
  [
    'a mild symptom in hospital is serious: outcome decides',
    { symptoms: ['FEVER_LOW'], hospitalised: true },
    'serious: hospital ',
  ],
  ['not in hospital, said so', { symptoms: ['FEVER_LOW'], hospitalised: false }, 'minor: none'],
  ['death', { symptoms: ['OTHER'], outcome: 'death' }, 'serious: death '],
  [
    'death in hospital: both reasons',
    { symptoms: ['OTHER'], outcome: 'death', hospitalised: true },
    'serious: death  hospital ',
  ],
  ['a cluster of mild events', { symptoms: ['FAINT'], is_cluster: true }, 'serious: cluster '],
  ['no cluster', { symptoms: ['FAINT'], is_cluster: false }, 'minor: none'],
  ['reason death', { symptoms: ['OTHER'], reasons: ['death'] }, 'serious: reason death'],
  ['reason hospitalisation', { symptoms: ['OTHER'], reasons: ['hospitalisation'] }, 'serious: reason hospitalisation'],
  ['reason disability', { symptoms: ['OTHER'], reasons: ['disability'] }, 'serious: reason disability'],
  [
    'reason congenital anomaly',
    { symptoms: ['OTHER'], reasons: ['congenital-anomaly'] },
    'serious: reason congenital-anomaly',
  ],
  [
    'reason life threatening',
    { symptoms: ['ANAPHYLAXIS'], reasons: ['life-threatening'] },
    'serious: reason life-threatening',
  ],
  ['reason cluster', { symptoms: ['FAINT'], reasons: ['cluster'] }, 'serious: reason cluster'],
  ['sepsis practically always means hospital', { symptoms: ['SEPSIS'] }, 'serious: symptom SEPSIS'],
  ['encephalopathy', { symptoms: ['ENCEPHALOPATHY'] }, 'serious: symptom ENCEPHALOPATHY'],
  ['toxic shock', { symptoms: ['TSS'] }, 'serious: symptom TSS'],
  ['intussusception', { symptoms: ['INTUSSUSCEPTION'] }, 'serious: symptom INTUSSUSCEPTION'],
  ['flaccid paralysis', { symptoms: ['AFP_GBS'] }, 'serious: symptom AFP_GBS'],
  [
    'serious beside severe: only what makes it serious is named',
    { symptoms: ['CRYING', 'SEPSIS'] },
    'serious: symptom SEPSIS',
  ],
  ['reason minor event changes nothing', { symptoms: ['RASH'], reasons: ['minor-event'] }, 'minor: none'],
  [
    'reason minor event does not lower a seizure',
    { symptoms: ['SEIZURE_AFEBRILE'], reasons: ['minor-event'] },
    'severe: symptom SEIZURE_AFEBRILE',
  ],
  [
    'reason severe event raises a mild symptom',
    { symptoms: ['OTHER'], reasons: ['severe-event'] },
    'severe: reason severe-event',
  ],
  [
    'strong concern of the community counts as serious (4.1)',
    { symptoms: ['OTHER'], reasons: ['concern'] },
    'serious: reason concern',
  ],
  ['staff raise to severe', { symptoms: ['RASH'], raised_to: 'severe' }, 'severe: raised '],
  ['staff raise to serious', { symptoms: ['CRYING'], raised_to: 'serious' }, 'serious: raised '],
  [
    'raising to severe does not lower what is serious',
    { symptoms: ['SEPSIS'], raised_to: 'severe' },
    'serious: symptom SEPSIS',
  ],
  ['raising to minor is no raising', { symptoms: ['CRYING'], raised_to: 'minor' }, 'severe: symptom CRYING'],
  ['nothing answered yet', {}, 'minor: none'],
  ['answers of another kind are not taken for symptoms', { symptoms: 'SEPSIS', reasons: 'death' }, 'minor: none'],
];

test('category and why', () => {
  for (const [what, answers, expected] of rows) {
    const { category, because } = categoryOf(answers);
    const why = because.map(({ code, of }) => (code === 'none' ? code : `${code} ${of.join(',')}`));
    assert.equal(`${category}: ${why.join(' ')}`, expected, what);
  }
});

test('each symptom alone has its default category', () => {
  for (const { code, category } of symptoms) assert.equal(categoryOf({ symptoms: [code] }).category, category, code);
  assert.equal(symptoms.length, 22, 'the list of the form');
});
