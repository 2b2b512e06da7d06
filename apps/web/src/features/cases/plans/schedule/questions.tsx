import { Checkbox } from '@mantine/core';
import { nationalScreening, questionsFor } from '@teeka/domain/vaccinations';
import { useWords } from '../../../../platform/language/index.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { invalid } from '../../../../ui/form/invalid.ts';
import { Notice, Section } from '../../../../ui/index.ts';
import type { VialsProps } from '../../visit/plan.ts';
import classes from '../../visit/visit.module.css';
import { ReasonToGoOn, reasonRefused } from './reason-to-go-on.tsx';
import type { ScheduleVisit } from './use-schedule-visit.ts';

const sentences = {
  'severe-reaction': 'cases:askSevereReaction',
  'severe-illness': 'cases:askSevereIllness',
  'immune-weak': 'cases:askImmuneWeak',
} as const;

/** The questions before the needle: one tap where all are answered no, else which one, and what follows from it. */
export function Questions({ visit: { draft, vaccines, edit, withheld }, missing }: VialsProps<ScheduleVisit>) {
  const { t } = useWords();
  const { yes = [], consents = [], reasons = {} } = draft;
  const questions = questionsFor(nationalScreening, vaccines);
  const none = draft.screened && yes.length === 0;
  const unanswered = missing && !draft.screened;
  const refused = missing ? reasonRefused(yes, reasons) : undefined;
  const answered = (question: string, isYes: boolean) => {
    const left = yes.filter((one) => one !== question);
    const now = isYes ? [...left, question] : left;
    edit({ yes: now, screened: now.length > 0 });
  };
  return (
    <Section title={t('cases:askFirst')}>
      {questions
        .filter(({ consent }) => consent)
        .map(({ code }) => (
          <Checkbox
            key={code}
            className={classes.consent ?? ''}
            label={t('cases:consentHpv')}
            description={t('cases:consentHint')}
            checked={consents.includes(code)}
            onChange={({ currentTarget }) => edit({ consents: currentTarget.checked ? [code] : [] })}
          />
        ))}
      <Checkbox
        label={t('cases:askNone')}
        checked={none}
        onChange={({ currentTarget }) => edit({ screened: currentTarget.checked, yes: [], reasons: {} })}
        error={unanswered ? t('cases:askMissing') : undefined}
        {...invalid(unanswered)}
      />
      <ul className={classes.questions}>
        {questions
          .filter(({ consent }) => !consent)
          .map(({ code }) => {
            const sentence = sentences[code as keyof typeof sentences];
            const isYes = yes.includes(code);
            return (
              <li key={code}>
                <Checkbox
                  label={
                    <>
                      {sentence ? t(sentence) : code} <strong>{t('cases:askYes')}</strong>
                    </>
                  }
                  checked={isYes}
                  onChange={({ currentTarget }) => answered(code, currentTarget.checked)}
                />
                {isYes ? (
                  <ReasonToGoOn
                    className="above-8"
                    of={code}
                    reasons={reasons}
                    onChange={(reasons) => edit({ reasons })}
                    error={refused?.key === code ? refused.sentence : undefined}
                  />
                ) : null}
              </li>
            );
          })}
      </ul>
      {withheld.length > 0 ? (
        <Notice kind="info">
          {t('cases:withheldDoses', { doses: withheld.map(({ dose }) => doseName(dose.code)).join(', ') })}
        </Notice>
      ) : null}
      <p className={classes.quiet}>{t('cases:askNote')}</p>
    </Section>
  );
}
