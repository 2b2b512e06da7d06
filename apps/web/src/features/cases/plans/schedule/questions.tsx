import { Button, Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { nationalScreening, questionsFor } from '@teeka/domain/vaccinations';
import { useId } from 'react';
import { useWords } from '../../../../platform/language/index.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { YesNo } from '../../../../ui/choice/yes-no.tsx';
import { Notice, Section } from '../../../../ui/index.ts';
import type { VialsProps } from '../../visit/plan.ts';
import classes from '../../visit/visit.module.css';
import { ReasonToGoOn, reasonRefused } from './reason-to-go-on.tsx';
import { answerTo, withAnswer, withNoToRest } from './screened.ts';
import type { ScheduleVisit } from './use-schedule-visit.ts';

const sentences = {
  'severe-reaction': 'cases:askSevereReaction',
  'severe-illness': 'cases:askSevereIllness',
  'immune-weak': 'cases:askImmuneWeak',
} as const;

/** The questions before the needle: each with its two answers, one tap where all are no, and what follows from a yes. */
export function Questions({ visit: { draft, vaccines, edit, withheld }, missing }: VialsProps<ScheduleVisit>) {
  const { t } = useWords();
  const id = useId();
  const { yes = [], consents = [], reasons = {} } = draft;
  const all = questionsFor(nationalScreening, vaccines);
  const questions = all.filter(({ consent }) => !consent).map(({ code }) => code);
  const unanswered = missing && !draft.screened;
  const refused = missing ? reasonRefused(yes, reasons) : undefined;
  return (
    <Section title={t('cases:askFirst')}>
      <div className="stack-12">
        {all
          .filter(({ consent }) => consent)
          .map(({ code }) => (
            <Checkbox
              key={code}
              label={t('cases:consentHpv')}
              description={t('cases:consentHint')}
              checked={consents.includes(code)}
              onChange={({ currentTarget }) => edit({ consents: currentTarget.checked ? [code] : [] })}
            />
          ))}
        {unanswered ? (
          <p id={id} className={`flat ${classes.danger}`}>
            {t('cases:askMissing')}
          </p>
        ) : null}
        <ul className={classes.questions}>
          {questions.map((code) => {
            const sentence = sentences[code as keyof typeof sentences];
            const answer = answerTo(draft, code);
            return (
              <li key={code}>
                <YesNo
                  question={sentence ? t(sentence) : code}
                  answer={answer}
                  onAnswer={(isYes) => edit(withAnswer(draft, { question: code, isYes, of: questions }))}
                  wrongBy={unanswered && answer === null ? id : undefined}
                />
                {answer ? (
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
        <Button
          variant={draft.screened ? 'default' : 'light'}
          fullWidth
          leftSection={draft.screened ? <IconCheck size={20} aria-hidden /> : null}
          aria-pressed={draft.screened}
          onClick={() => edit(withNoToRest(draft))}
        >
          {t(yes.length > 0 ? 'cases:askNoneElse' : 'cases:askNone')}
        </Button>
        {withheld.length > 0 ? (
          <Notice kind="info">
            {t('cases:withheldDoses', { doses: withheld.map(({ dose }) => doseName(dose.code)).join(', ') })}
          </Notice>
        ) : null}
        <p className={`flat ${classes.quiet}`}>{t('cases:askNote')}</p>
      </div>
    </Section>
  );
}
