import type { Answers } from '@teeka/domain/forms';
import { type PostnatalAlarm, postnatalAlarms, pregnancyForms, textIn } from '@teeka/domain/pregnancy';
import i18next from 'i18next';
import { pregnancyWords } from './field-words.ts';

const fieldOf = (key: string) => pregnancyForms.postnatal.find((field) => field.key === key);

function alarmInWords(one: PostnatalAlarm, facts: Answers): string {
  const { option, label } = pregnancyWords('postnatal');
  const of = (key: string, value: string) => {
    const field = fieldOf(key);
    return field ? option(field, value) : value;
  };
  switch (one.alarm) {
    case 'sign':
      return (one.sign === 'Other' && textIn(facts, 'danger_other')) || of('danger_signs', one.sign);
    case 'pressure':
      return `${i18next.t('pregnancyPage:trend-pressure')} ${one.figure}`;
    case 'fever': {
      const field = fieldOf('temperature');
      return field ? `${label(field)} ${one.figure}` : one.figure;
    }
    case 'child':
      return `${i18next.t('pregnancyOutcome:postnatalChild')}: ${of('child_well', 'ill')}`;
  }
}

/** So long may the reason of a referral be. */
const mostLetters = pregnancyForms.referral.find(({ key }) => key === 'reason')?.max ?? 0;

/** Why mother or child are sent on after a visit, as it is written into the referral: as much of it as fits there. `whom`: one of them alone. */
export function alarmsInWords(facts: Answers, whom?: string): string {
  const all = postnatalAlarms(facts)
    .filter(({ alarm }) => whom === undefined || (alarm === 'child') === (whom === 'child'))
    .map((one) => alarmInWords(one, facts));
  while (all.join(', ').length > mostLetters) all.pop();
  return all.join(', ');
}
