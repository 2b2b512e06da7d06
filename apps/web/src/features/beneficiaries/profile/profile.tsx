import { Button } from '@mantine/core';
import { IconCircleCheck, IconMoodSad, IconWoman } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { photoIdTypes } from '@teeka/domain/identity';
import { useMemo } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonNow } from '../../../platform/pack/index.ts';
import { useView } from '../../../platform/workday/index.ts';
import { ImmunisationCard, personForecast } from '../../../ui/immunisation-card/index.ts';
import { Page, Section } from '../../../ui/index.ts';
import { PersonFacts } from '../../../ui/person/person-facts.tsx';
import classes from './profile.module.css';
import { weeksPregnant } from './state.ts';

/** Who it is with numbers masked, and below the immunisation card with every dose explained. */
export function Profile({ person }: { readonly person: PersonNow }) {
  const { t } = useWords();
  const { record } = person;
  return (
    <Page
      title={person.person.ben_name || t('app:beneficiary')}
      action={
        record?.deceased_on === null ? (
          <Button component={Link} to={`/edit-beneficiary/${record.beneficiary_id}`} variant="light">
            {t('app:editBeneficiary')}
          </Button>
        ) : null
      }
    >
      <div className={classes.stack}>
        <Standing person={person} />
        <Section title={t('beneficiaries:whoItIs')}>
          <PersonFacts person={person} />
          {record?.photo_id_last4 ? (
            <PhotoId typeId={record.photo_id_type} last4={record.photo_id_last4} />
          ) : null}
        </Section>
        {record ? <Chart person={person} record={record} /> : null}
      </div>
    </Page>
  );
}

function Standing({ person: { record } }: { readonly person: PersonNow }) {
  const { t } = useWords();
  const weeks = weeksPregnant(record?.lmp_date ?? null, useToday());
  if (record?.deceased_on) {
    return (
      <p className={classes.standing} data-tone="quiet">
        <IconMoodSad size={22} aria-hidden />
        {t('beneficiaries:deceased', { date: displayDate(record.deceased_on) })}
      </p>
    );
  }
  if (weeks === null) return null;
  return (
    <p className={classes.standing}>
      <IconWoman size={22} aria-hidden />
      {t('beneficiaries:pregnantSince', { weeks })}
    </p>
  );
}

function PhotoId({ typeId, last4 }: { readonly typeId: number | null; readonly last4: string }) {
  const { t } = useWords();
  const type = photoIdTypes.find((one) => one.id === typeId)?.type ?? t('beneficiaries:photoId');
  return (
    <p className={classes.photoId}>
      <span>{type}</span> <strong>XXXX{last4}</strong>
    </p>
  );
}

type Record = NonNullable<PersonNow['record']>;

function Chart({ person, record }: { readonly person: PersonNow; readonly record: Record }) {
  const { t } = useWords();
  const today = useToday();
  const jeEndemic = useView()?.rows.meta.je_endemic ?? false;
  const local = useMemo(
    () => person.doses.filter((dose) => dose.item_id !== null && dose.state !== 'refused'),
    [person],
  );
  const forecast = personForecast(record, local, { today, jeEndemic });
  const unsent = useMemo(
    () => new Set(local.filter((dose) => dose.state !== 'done').map((dose) => dose.dose_code)),
    [local],
  );
  const nothingDue = forecast.doses.every((dose) => dose.state !== 'due' && dose.state !== 'overdue');
  const missed = forecast.doses.some((dose) => dose.state === 'closed' && !dose.beforeIntroduction);
  const next = forecast.doses
    .filter((dose) => dose.state === 'upcoming' && dose.due !== undefined)
    .map((dose) => dose.due ?? '')
    .sort()[0];
  return (
    <section aria-labelledby="chart">
      <h2 id="chart" className={classes.title}>
        {t('beneficiaries:chart')}
      </h2>
      {nothingDue ? (
        <p className={classes.standing} data-tone="done">
          <IconCircleCheck size={22} aria-hidden />
          <span>
            {t(missed ? 'beneficiaries:nothingDueToday' : 'beneficiaries:complete')}
            {next ? ` · ${t('beneficiaries:nextVisit', { date: displayDate(next) })}` : ''}
          </span>
        </p>
      ) : null}
      <ImmunisationCard forecast={forecast} unsent={unsent} />
    </section>
  );
}
