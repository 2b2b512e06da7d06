import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { displayDate } from '@teeka/domain/format';
import {
  isAlike,
  type Pregnancy,
  type ProposedRisk,
  type RisksNow,
  risksNow,
  type StandingRisk,
} from '@teeka/domain/pregnancy';
import type { Words } from '@teeka/words';
import { now, useToday } from '../../../platform/clock/index.ts';
import { type Words as Translate, useWords } from '../../../platform/language/use-words.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { riskInWords, sentFor } from '../../../records/pregnancies/risk-words.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { Notice, Section, StatusBadge, toast } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { actOf } from '../parts/act.ts';
import type { Her } from '../parts/her.ts';
import classes from '../pregnancies.module.css';
import type { Act } from './act.ts';
import type { Recorder } from './recorder.ts';

type RiskWord = keyof Words['pregnancyRisks'];

interface Props {
  readonly her: Her;
  readonly pregnancy: Pregnancy;
  /** Whoever may judge; null for who only reads. */
  readonly by: Recorder | null;
  readonly onAct: (act: Act) => void;
}

/** Why the pregnancy is one of high risk: what was confirmed, and what the record speaks for, to be judged by the worker. */
export function Risks({ her, pregnancy, by, onAct }: Props) {
  const { t } = useWords();
  const today = useToday();
  const others = her.pregnancies.filter((other) => other !== pregnancy);
  const risks = risksNow(pregnancy, her.woman.born, today, others);
  const { standing } = risks;
  // Her death ends it, wherever it was declared.
  const lives = her.woman.deceased_on === null;
  const isFollowed = risks.isFollowed && lives;
  const isUrgent = risks.isUrgent && lives;
  const number = pregnancy.pregnancy_number;
  // What nobody judged while she was looked after is over with it.
  const proposed = isFollowed ? risks.proposed : [];
  if (standing.length + proposed.length === 0 && !isUrgent) return null;
  const judges = by !== null && !by.answers && isFollowed;
  return (
    <Section title={t('pregnancyPage:risks')}>
      <div className={classes.within}>
        {isUrgent ? <Notice>{t('pregnancyPage:referToday')}</Notice> : null}
        <ul className={classes.entries}>
          {proposed.map((risk) => (
            <li key={`${risk.risk} ${risk.reason}`} className={classes.entry}>
              <span className={classes.risk}>
                <IconAlertTriangle size={20} aria-hidden />
                <strong>{isOver(risk, risks) ? sentFor(risk, risk.on ?? today) : toDo(risk, t)}</strong>
              </span>
              {risk.on === null ? null : (
                <span className="quiet">{t('pregnancyPage:riskFoundOn', { date: displayDate(risk.on) })}</span>
              )}
              {judges ? <Judging her={her} pregnancy={pregnancy} by={by} risk={risk} onAct={onAct} /> : null}
            </li>
          ))}
          {standing.map((risk) => (
            <li key={`${risk.risk} ${risk.reason}`} className={classes.entry}>
              <span className="between">
                <span>{riskInWords(risk)}</span>
                {isFollowed ? (
                  <StatusBadge status="grave">{t('pregnancyPage:riskHolds')}</StatusBadge>
                ) : (
                  <span className="quiet">{t('pregnancyPage:riskWas')}</span>
                )}
              </span>
              {judges ? (
                <Button variant="subtle" onClick={() => onAct({ kind: 'risk', number, facts: judgedNot(risk) })}>
                  {t('pregnancyPage:riskNoMore')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Did it ask for today, and does so no more: she was sent for it, or has been seen since? */
const isOver = (risk: ProposedRisk, { forToday }: RisksNow): boolean =>
  risk.urgency === 'today' && !forToday.some((one) => isAlike(one, risk));

/** What it is, and what is to be done. */
const toDo = ({ reason, figure }: ProposedRisk, t: Translate): string =>
  t(`pregnancyRisks:${reason}` as `pregnancyRisks:${RiskWord}`, { figure });

/** That it does not hold; of what the list has no line for, which. */
const judgedNot = ({ risk, reason }: StandingRisk): Act['facts'] => ({
  overruled: [risk],
  ...(risk === 'Other' && reason !== '' ? { overruled_reasons: [reason] } : {}),
});

type JudgingProps = Props & { readonly by: Recorder; readonly risk: ProposedRisk };

/** One tap where it holds; where it does not, and where the list has no line for it, why. */
function Judging({ her, pregnancy, by, risk: proposed, onAct }: JudgingProps) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const number = pregnancy.pregnancy_number;
  const { risk, reason } = proposed;
  const holds = async () => {
    const at = now();
    // Of what the list has no line for, the words of the proposal are the reason.
    const facts = { risks: [risk], ...(risk === 'Other' ? { reasons: [reason], reason: toDo(proposed, t) } : {}) };
    const { input, refused } = actOf(her, { kind: 'risk', number, facts }, { by, at, id: newId(at) });
    if (!workday || refused.length > 0) return;
    if (await save(() => workday.outbox.enqueue(addPregnancyEvent, input, { person: her.card })))
      toast.success(t('pregnancyPage:saved'));
  };
  return (
    <div className={classes.acts}>
      <Button variant="light" loading={busy} onClick={() => void holds()}>
        {t('pregnancyPage:holds')}
      </Button>
      <Button variant="default" onClick={() => onAct({ kind: 'risk', number, facts: judgedNot(proposed) })}>
        {t('pregnancyPage:holdsNot')}
      </Button>
    </div>
  );
}
