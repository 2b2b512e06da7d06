import { Button } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import type { Answers } from '@teeka/domain/forms';
import { birthsKey, childrenUnsent, motherUnsent, type Pregnancy, risksNow } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { alarmsInWords } from '../../../records/pregnancies/alarm-words.ts';
import { asReason, sentFor } from '../../../records/pregnancies/risk-words.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Section, StatusBadge } from '../../../ui/index.ts';
import type { Her } from '../parts/her.ts';
import { saidOf } from '../parts/said.ts';
import classes from '../pregnancies.module.css';
import type { Act } from './act.ts';
import { childrenSent } from './child-name.ts';
import type { Recorder } from './recorder.ts';

interface Props {
  readonly her: Her;
  readonly pregnancy: Pregnancy;
  readonly by: Recorder | null;
  readonly onAct: (act: Act) => void;
}

/** Where she was sent, or which of her children, what became of it, and the way to send her on. */
export function Referrals({ her, pregnancy, by, onAct }: Props) {
  const { t } = useWords();
  const today = useToday();
  const { referrals, pregnancy_number: number } = pregnancy;
  const writes = by !== null && !by.answers;
  const others = her.pregnancies.filter((other) => other !== pregnancy);
  const { forToday, isFollowed } = risksNow(pregnancy, her.woman.born, today, others);
  const died = pregnancy.death !== null || her.woman.deceased_on !== null;
  const ill = childrenUnsent(pregnancy, her.gone);
  const unsent = motherUnsent(pregnancy, today);
  const isHerself = !died && (forToday.length > 0 || unsent !== undefined);
  // Her child is sent on still; whom nobody could find, when she is found.
  const refers = writes && (died ? ill.length > 0 : isFollowed || forToday.length > 0);
  if (referrals.length === 0 && !refers) return null;
  const visits = [...new Set([...(unsent ? [unsent] : []), ...ill.map(({ visit }) => visit)])];
  const reason = asReason(
    [...forToday.map((one) => sentFor(one, today)), ...visits.map(({ facts }) => alarmsInWords(facts))],
    '; ',
  );
  const facts: Answers = {
    referred_on: today,
    ...(isHerself || ill.length > 0
      ? { whom: [...(isHerself ? ['mother'] : []), ...(ill.length > 0 ? ['child'] : [])] }
      : {}),
    ...(ill.length > 0 ? { [birthsKey]: ill.map(({ birth }) => birth.birth_id).join(' ') } : {}),
    ...(reason ? { reason } : {}),
  };
  return (
    <Section title={t('pregnancyPage:referrals')}>
      <div className={classes.within}>
        <ul className={classes.entries}>
          {referrals.map((referral) => (
            <li key={referral.event_id} className={classes.entry}>
              <span className="between">
                <strong>{displayDate(referral.on)}</strong>
                {her.unsent.has(referral.event_id) ? <StatusBadge status="savedHere" /> : null}
              </span>
              <FactList
                dense
                facts={[
                  ...saidOf('referral', referral.facts, ['whom']),
                  [t('pregnancyForms:referral-of-births'), childrenSent(referral, pregnancy, { her, t })],
                  ...saidOf('referral', referral.facts, ['to_facility', 'reason', 'transport']),
                ]}
              />
              {referral.result ? (
                <FactList dense facts={saidOf('referral-result', referral.result.facts)} />
              ) : writes ? (
                <span>
                  <Button
                    variant="light"
                    onClick={() =>
                      onAct({
                        kind: 'referral-result',
                        number,
                        facts: { referral: referral.event_id, heard_on: today },
                      })
                    }
                  >
                    {t('pregnancyPage:whatBecame')}
                  </Button>
                </span>
              ) : (
                <span className="quiet">{t('pregnancyPage:nothingHeard')}</span>
              )}
            </li>
          ))}
        </ul>
        {refers ? (
          <span>
            <Button
              variant={isHerself || ill.length > 0 ? 'filled' : 'light'}
              onClick={() => onAct({ kind: 'referral', number, facts })}
            >
              {t('pregnancyPage:refer')}
            </Button>
          </span>
        ) : null}
      </div>
    </Section>
  );
}
