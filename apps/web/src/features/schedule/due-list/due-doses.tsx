import { displayDate } from '@teeka/domain/format';
import i18next from 'i18next';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { DueChips } from '../../../ui/index.ts';
import { type DueLine, duePartsOf } from './state.ts';

/** How many chips stand in a row before the rest is counted. */
const chips = 5;

/** What is due for somebody: what can be given now, overdue first, then what opens in the days of the list. */
export function DueDoses({ line }: { readonly line: DueLine }) {
  const { t } = useWords();
  const { now, coming } = duePartsOf(line, useToday());
  return (
    <span className="stack-6">
      {now.length > 0 ? (
        <DueChips vaccines={now.map(({ code, overdue }) => ({ name: doseName(code), overdue }))} max={chips} />
      ) : null}
      {coming.map(({ day, codes }) => (
        <span key={day} className="quiet">
          {t('due:from', { date: displayDate(day) })} {codes.map(doseName).join(', ')}
        </span>
      ))}
    </span>
  );
}

/** The same in one line of text, for a sheet. */
export function dueInText(line: DueLine, today: string): string {
  const { now, coming } = duePartsOf(line, today);
  const named = (late: boolean) => now.filter(({ overdue }) => overdue === late).map(({ code }) => doseName(code));
  const said = (word: string, names: readonly string[]) => (names.length > 0 ? `${word}: ${names.join(', ')}` : '');
  return [
    said(i18next.t('app:statusOverdue'), named(true)),
    said(i18next.t('app:statusDue'), named(false)),
    ...coming.map(
      ({ day, codes }) => `${i18next.t('due:from', { date: displayDate(day) })} ${codes.map(doseName).join(', ')}`,
    ),
  ]
    .filter(Boolean)
    .join('; ');
}
