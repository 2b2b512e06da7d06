import {
  IconCalendarDue,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconClockExclamation,
} from '@tabler/icons-react';
import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { Pregnancy } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import type { Words } from '../../../platform/language/use-words.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { Section } from '../../../ui/index.ts';
import classes from '../pregnancies.module.css';
import { type Mark, type MarkState, timeLine, weeksAndDays } from './time-line.ts';
import { useDoses } from './use-doses.ts';

const icons = {
  done: IconCircleCheck,
  due: IconCalendarDue,
  late: IconClockExclamation,
  missed: IconCircleDashed,
  ahead: IconCircle,
} as const satisfies Readonly<Record<MarkState, unknown>>;

function titleOf(mark: Mark, t: Words): string {
  switch (mark.kind) {
    case 'window':
      return t('pregnancyPage:line-window', { n: mark.nth });
    case 'dose':
      return doseName(mark.code);
    case 'outcome':
      return t(`pregnancyPage:outcome-${mark.outcome}`);
    case 'postnatal':
      return t('pregnancyPage:line-postnatal', { n: mark.day });
    default:
      return t(`pregnancyPage:line-${mark.kind}`);
  }
}

/** What was and what is to come, one below the other; each by its sign and its word. */
export function LineSection({
  beneficiaryId,
  deceased_on,
  pregnancy,
}: {
  readonly beneficiaryId: string;
  readonly deceased_on: CivilDate | null;
  readonly pregnancy: Pregnancy;
}) {
  const { t } = useWords();
  const today = useToday();
  const doses = useDoses(beneficiaryId, pregnancy);
  return (
    <Section title={t('pregnancyPage:line')}>
      <ol className={classes.line}>
        {timeLine(pregnancy, { doses, today, deceased_on }).map((mark) => {
          const Icon = icons[mark.state];
          const weeks = mark.kind === 'visit' ? weeksAndDays(pregnancy.lmp, mark.on)?.weeks : undefined;
          const day =
            mark.kind === 'window'
              ? t('pregnancyPage:between', { from: displayDate(mark.on), to: displayDate(mark.to) })
              : displayDate(mark.on);
          return (
            <li
              key={`${mark.kind} ${mark.on} ${'code' in mark ? mark.code : ''}`}
              className={classes.mark}
              data-state={mark.state}
            >
              <Icon size={24} aria-hidden />
              <span className={classes.text}>
                <strong>{titleOf(mark, t)}</strong>
                <span className="quiet">
                  {[
                    day,
                    weeks === undefined ? '' : t('pregnancyPage:weekShort', { week: weeks }),
                    mark.state === 'done' ? '' : t(`pregnancyPage:state-${mark.state}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
