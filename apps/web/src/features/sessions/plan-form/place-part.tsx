import { NativeSelect } from '@mantine/core';
import { lastPlannable, mostRepeats } from '@teeka/domain/sessions';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { SiteField } from '../../../records/sites/site-field.tsx';
import { DateField, TimeField } from '../../../ui/index.ts';
import { spanWords } from '../parts/session-words.ts';
import type { PartProps } from './parts.ts';
import classes from './plan-form.module.css';

interface Props extends PartProps {
  /** A plan that is changed stays at its site and is one session. */
  readonly changing: boolean;
}

/** Where and when; what is planned there already on that day is said before it is in the way. */
export function PlacePart({ form, change, errorOf, marks, choices, changing }: Props) {
  const { t } = useWords();
  const today = useToday();
  const taken = choices?.planned.filter(({ date_of_session }) => date_of_session === form.date) ?? [];
  const repeats = Array.from({ length: mostRepeats }, (_, at) => at + 1);
  return (
    <>
      <SiteField
        label={t('plans:site')}
        {...marks('session_site_id')}
        value={form.site}
        disabled={changing}
        onChoose={(site) => change({ site, team: [], vaccines: null })}
        error={errorOf('session_site_id')}
      />
      <DateField
        label={t('plans:date')}
        {...marks('date_of_session')}
        value={form.date}
        onChange={(date) => change({ date })}
        min={today}
        max={lastPlannable(today)}
        error={errorOf('date_of_session')}
      />
      <div className={classes.pair}>
        <TimeField
          label={t('plans:from')}
          required={marks('start_time').withAsterisk ?? false}
          value={form.start}
          onChange={(start) => change({ start })}
          error={errorOf('start_time')}
        />
        <TimeField
          label={t('plans:to')}
          required={marks('end_time').withAsterisk ?? false}
          value={form.end}
          onChange={(end) => change({ end })}
          error={errorOf('end_time')}
        />
      </div>
      {taken.length > 0 && !changing ? (
        <ul className="quiet bare-list">
          {taken.map((one) => (
            <li key={one.session_id}>
              {t('plans:taken')}: {spanWords(one)}
            </li>
          ))}
        </ul>
      ) : null}
      {changing ? null : (
        <NativeSelect
          label={t('plans:repeat')}
          value={form.repeat}
          onChange={({ currentTarget: { value } }) => change({ repeat: Number(value) })}
          data={[
            { value: '0', label: t('plans:repeatNot') },
            ...repeats.map((n) => ({ value: String(n), label: t('plans:repeatWeeks', { n: n + 1 }) })),
          ]}
          error={errorOf('repeat_weeks')}
        />
      )}
    </>
  );
}
