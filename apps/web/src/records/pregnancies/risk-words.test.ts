import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { masterNames, otherReasons, type ProposedRisk } from '@teeka/domain/pregnancy';
import { checkRemark } from '@teeka/domain/text';
import * as en from '@teeka/words/en/index';
import * as hi from '@teeka/words/hi/index';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { asReason, riskInWords, sentFor } from './risk-words.ts';

before(async () => {
  // As the app starts its words.
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en, hi }, defaultNS: 'app' });
});

const day = '2026-11-25';
const risk = (of: object) => ({ urgency: 'today', figure: '170/112', on: '2026-11-20', ...of }) as ProposedRisk;
const all = [
  ...masterNames('high_risk').map((name) => risk({ risk: name, reason: 'pressure-severe' })),
  ...otherReasons.map((reason) => risk({ risk: 'Other', reason })),
];

test('what is put into a referral is taken as its reason, in either language, however much there is', async () => {
  for (const language of ['en', 'hi']) {
    await i18next.changeLanguage(language);
    const refused = all.map((one) => sentFor(one, day)).filter((text) => !checkRemark(text).ok);
    assert.deepEqual(refused, [], language);
    const whole = asReason(
      all.map((one) => sentFor(one, day)),
      '; ',
    );
    assert.ok(checkRemark(whole).ok && whole.length > 150, whole);
    assert.ok(checkRemark(asReason(all.map(riskInWords))).ok, language);
  }
  await i18next.changeLanguage('en');
});

test('a risk is written with its figure, and the day on which it was found where that is another', () => {
  const pale = { risk: 'Severe anaemia (Hb under 7)', reason: 'anaemia-severe', figure: '6.8' } as const;
  assert.equal(sentFor(risk({ ...pale, on: day }), day), 'Severe anaemia (Hb under 7), 6.8');
  const fever = { risk: 'Other', reason: 'fever', figure: '' } as const;
  assert.equal(sentFor(risk({ ...fever, on: '2026-11-20' }), day), 'Fever, 20/11/2026');
  assert.equal(riskInWords({ risk: 'Other', reason: '' }), 'Other');
});
