import { Checkbox, Textarea } from '@mantine/core';
import { checkRemark } from '@teeka/domain/text';
import { nationalScreening, questionsFor } from '@teeka/domain/vaccinations';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { invalid } from '../../../../ui/form/invalid.ts';
import { Notice, Section } from '../../../../ui/index.ts';
import classes from '../../visit/visit.module.css';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import type { Visit } from './visit.ts';

const sentences = {
  'severe-reaction': 'cases:askSevereReaction',
  'severe-illness': 'cases:askSevereIllness',
  'immune-weak': 'cases:askImmuneWeak',
} as const;

/** Why a typed reason is not taken; null where all are, or none was typed. */
export function answerRefused({ yes = [], reasons = {} }: Visit) {
  for (const question of yes) {
    const reason = (reasons[question] ?? '').trim();
    const verdict = reason === '' ? null : checkRemark(reason);
    if (verdict && !verdict.ok) return { question, sentence: refusalWords(verdict.refusal) };
  }
  return null;
}

interface Props {
  readonly visit: ScheduleVisit;
  /** Go on was tapped, and something is missing. */
  readonly missing: boolean;
}

/** The questions before the needle: one tap where all are answered no, else which one, and what follows from it. */
export function Questions({ visit: { draft, vaccines, edit, withheld }, missing }: Props) {
  const { t } = useWords();
  const { yes = [], consents = [], reasons = {} } = draft;
  const questions = questionsFor(nationalScreening, vaccines);
  const none = draft.screened && yes.length === 0;
  const unanswered = missing && !draft.screened;
  const refused = missing ? answerRefused(draft) : null;
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
                  <Textarea
                    className="above-8"
                    label={t('cases:askReason')}
                    description={t('cases:askReasonHint')}
                    autosize
                    minRows={2}
                    maxLength={200}
                    value={reasons[code] ?? ''}
                    onChange={({ currentTarget }) => edit({ reasons: { ...reasons, [code]: currentTarget.value } })}
                    error={refused?.question === code ? refused.sentence : undefined}
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
