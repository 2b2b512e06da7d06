import { IconFlower } from '@tabler/icons-react';
import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { nextVisit, overdueSince, type Pregnancy, stageOn, trimesterOn } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Section, StatusBadge } from '../../../ui/index.ts';
import classes from '../pregnancies.module.css';
import { isEarly, weeksAndDays } from './time-line.ts';

/** How far it is, when the child is expected, and when she is to be seen next. */
export function Summary({
  pregnancy,
  deceased_on,
}: {
  readonly pregnancy: Pregnancy;
  readonly deceased_on: CivilDate | null;
}) {
  const { t } = useWords();
  const today = useToday();
  const { lmp, expected, registeredOn, visits, outcome, death } = pregnancy;
  // Of who died no weeks are counted and no visit is planned, wherever her death was recorded.
  const isOpen = stageOn(pregnancy, today, deceased_on) === 'open';
  const now = isOpen ? weeksAndDays(lmp, today) : undefined;
  const last = visits.at(-1)?.on ?? null;
  const next = isOpen ? nextVisit(lmp, last, today) : undefined;
  const late = isOpen ? overdueSince(lmp, last, today) : undefined;
  const trimester = isOpen ? trimesterOn(lmp, today) : undefined;
  return (
    <Section title={t('pregnancyPage:title')}>
      <div className={classes.within}>
        {now ? (
          <p className={classes.weeks}>
            {t('pregnancyPage:weeks', { count: now.weeks })}{' '}
            {now.days > 0 ? <span>{t('pregnancyPage:days', { count: now.days })}</span> : null}
          </p>
        ) : null}
        {outcome && death === null ? (
          <p className={classes.weeks}>
            {t(`pregnancyPage:outcome-${outcome.kind}`)} · {displayDate(outcome.on)}
          </p>
        ) : null}
        {late === undefined ? null : (
          <span>
            <StatusBadge status="overdue">{t('pregnancyPage:visitLate', { date: displayDate(late) })}</StatusBadge>
          </span>
        )}
        {isOpen && expected < today ? (
          <span>
            <StatusBadge status="overdue">{t('pregnancyPage:outcomeMissing')}</StatusBadge>
          </span>
        ) : null}
        <FactList
          facts={[
            [t('pregnancyPage:expected'), displayDate(expected)],
            [t('pregnancyPage:lmp'), displayDate(lmp)],
            [t('pregnancyPage:trimester'), trimester === undefined ? '' : t(`pregnancyPage:trimester-${trimester}`)],
            [
              t('pregnancyPage:registeredOn'),
              isEarly(pregnancy)
                ? t('pregnancyPage:registeredEarly', { date: displayDate(registeredOn) })
                : displayDate(registeredOn),
            ],
            [
              t('pregnancyPage:nextVisit'),
              next === undefined
                ? ''
                : t('pregnancyPage:between', { from: displayDate(next.from), to: displayDate(next.to) }),
            ],
          ]}
        />
      </div>
    </Section>
  );
}

/** She died: said quietly, before all else. */
export function Died({ on }: { readonly on: string }) {
  const { t } = useWords();
  return (
    <p className="beside-6">
      <IconFlower size={22} aria-hidden />
      <span>{t('pregnancyPage:died', { date: displayDate(on) })}</span>
    </p>
  );
}
