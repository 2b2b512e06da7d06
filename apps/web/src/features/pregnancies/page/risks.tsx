import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { type Pregnancy, type ProposedRisk, risksNow, stageOn } from '@teeka/domain/pregnancy';
import type { Words } from '@teeka/words';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { riskName } from '../../../records/pregnancies/field-words.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { Notice, Section, StatusBadge, toast } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { actOf } from '../parts/act.ts';
import type { Her } from '../parts/her.ts';
import classes from '../pregnancies.module.css';
import type { Act } from './act-sheet.tsx';
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
  const { confirmed, proposed, isUrgent } = risksNow(pregnancy, her.woman.born, today, others);
  if (confirmed.length + proposed.length === 0 && !isUrgent) return null;
  const goesOn = stageOn(pregnancy, today) !== 'closed';
  const judges = by !== null && !by.answers && goesOn;
  return (
    <Section title={t('pregnancyPage:risks')}>
      <div className={classes.within}>
        {isUrgent ? <Notice>{t('pregnancyPage:referToday')}</Notice> : null}
        <ul className={classes.entries}>
          {proposed.map((risk) => (
            <li key={`${risk.risk} ${risk.reason}`} className={classes.entry}>
              <span className={classes.risk}>
                <IconAlertTriangle size={20} aria-hidden />
                <strong>
                  {t(`pregnancyRisks:${risk.reason}` as `pregnancyRisks:${RiskWord}`, { figure: risk.figure })}
                </strong>
              </span>
              {judges ? <Judging her={her} pregnancy={pregnancy} by={by} risk={risk} onAct={onAct} /> : null}
            </li>
          ))}
          {confirmed.map((risk) => (
            <li key={risk} className={classes.entry}>
              <span className="between">
                <span>{riskName(risk)}</span>
                <StatusBadge status="grave">{t('pregnancyPage:riskHolds')}</StatusBadge>
              </span>
              {judges ? (
                <Button
                  variant="subtle"
                  onClick={() =>
                    onAct({ kind: 'risk', number: pregnancy.pregnancy_number, facts: { overruled: [risk] } })
                  }
                >
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

type JudgingProps = Props & { readonly by: Recorder; readonly risk: ProposedRisk };

/** One tap where it holds; where it does not, and where the list has no line for it, why. */
function Judging({ her, pregnancy, by, risk: { risk, reason, figure }, onAct }: JudgingProps) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const number = pregnancy.pregnancy_number;
  const holds = async () => {
    const at = now();
    // Of what the list has no line for, the words of the proposal are the reason.
    const why = t(`pregnancyRisks:${reason}` as `pregnancyRisks:${RiskWord}`, { figure });
    const facts = { risks: [risk], ...(risk === 'Other' ? { reason: why } : {}) };
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
      <Button variant="default" onClick={() => onAct({ kind: 'risk', number, facts: { overruled: [risk] } })}>
        {t('pregnancyPage:holdsNot')}
      </Button>
    </div>
  );
}
