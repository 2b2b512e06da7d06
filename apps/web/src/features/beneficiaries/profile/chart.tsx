import { IconCircleCheck } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import type { Forecast } from '@teeka/domain/schedule';
import { type ComponentType, useMemo } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { ImmunisationCard, personForecast } from '../../../records/schedule/index.ts';
import { useView } from '../../../records/workday/index.ts';
import classes from './profile.module.css';
import { type Details, rulesFor } from './state.ts';

interface Props {
  readonly person: PersonNow;
  readonly record: PersonOnPhone;
  /** What the server knows besides; null without network. */
  readonly details: Details | null;
  readonly print?: PrintButton | undefined;
}

/** Prints the card; it comes from the vaccinations, which know batch and place. */
export type PrintButton = ComponentType<{
  readonly person: PersonNow;
  readonly record: PersonOnPhone;
  readonly forecast: Forecast;
}>;

/** The immunisation card with every dose explained. */
export function Chart({ person, record, details, print: Print }: Props) {
  const { t } = useWords();
  const today = useToday();
  const meta = useView()?.rows.meta;
  const local = useMemo(
    () => person.doses.filter((dose) => dose.item_id !== null && dose.state !== 'refused'),
    [person],
  );
  const forecast = personForecast(record, local, {
    today,
    ...rulesFor(record, details, meta),
  });
  const unsent = useMemo(
    () => new Set(local.filter((dose) => dose.state !== 'done').map((dose) => dose.dose_code)),
    [local],
  );
  const previous = useMemo(
    () =>
      new Map(
        person.doses.flatMap(({ dose_code, given_on, previous: status, voided }) =>
          status && !voided ? [[`${dose_code} ${given_on}`, status] as const] : [],
        ),
      ),
    [person],
  );
  const nothingDue = forecast.doses.every((dose) => dose.state !== 'due' && dose.state !== 'overdue');
  const missed = forecast.doses.some((dose) => dose.state === 'closed' && !dose.beforeIntroduction);
  const next = forecast.doses
    .filter((dose) => dose.state === 'upcoming' && dose.due !== undefined)
    .map((dose) => dose.due ?? '')
    .sort()[0];
  return (
    <section className={classes.chart} aria-labelledby="chart">
      <h2 id="chart" className={classes.title}>
        {t('beneficiaries:chart')}
      </h2>
      {nothingDue && record.deceased_on === null ? (
        <p className={classes.standing} data-tone="done">
          <IconCircleCheck size={22} aria-hidden />
          <span>
            {t(missed ? 'beneficiaries:nothingDueToday' : 'beneficiaries:complete')}
            {next ? ` · ${t('beneficiaries:nextVisit', { date: displayDate(next) })}` : ''}
          </span>
        </p>
      ) : null}
      <ImmunisationCard forecast={forecast} unsent={unsent} previous={previous} />
      {Print ? <Print person={person} record={record} forecast={forecast} /> : null}
    </section>
  );
}
