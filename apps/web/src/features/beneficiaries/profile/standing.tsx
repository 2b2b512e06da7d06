import { Button } from '@mantine/core';
import { IconFlower, IconWoman } from '@tabler/icons-react';
import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { weeksPregnant } from '../../../records/pregnancies/her-weeks.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import classes from './profile.module.css';
import { useDeclaring } from './use-declaring.ts';

const WithdrawSheet = inOwnTime(() => import('./withdraw-sheet.tsx'));
const DeathAfterDose = inOwnTime(() => import('./death-after-dose.tsx'));

/** What matters of the person before all else: died, or pregnant. */
export function Standing({ person }: { readonly person: PersonNow }) {
  const { record } = person;
  const { t } = useWords();
  const weeks = weeksPregnant(record?.lmp_date ?? null, useToday());
  if (record?.deceased_on) {
    return (
      <>
        <Died person={person} record={record} deceasedOn={record.deceased_on} />
        <DeathAfterDose person={person} />
      </>
    );
  }
  if (record?.reported_dead_on) {
    return (
      <p className={classes.standing} data-tone="quiet">
        <IconFlower size={22} aria-hidden />
        <span className="wraps">{t('beneficiaries:deathByVisit', { date: displayDate(record.reported_dead_on) })}</span>
      </p>
    );
  }
  if (weeks === null) return null;
  return (
    <p className={classes.standing}>
      <IconWoman size={22} aria-hidden />
      {t('beneficiaries:pregnantSince', { count: weeks })}
    </p>
  );
}

interface DiedProps {
  readonly person: PersonNow;
  readonly record: PersonOnPhone;
  readonly deceasedOn: string;
}

/** When somebody died; a mistake is taken back here by whoever may, others are told who can. */
function Died({ person, record, deceasedOn }: DiedProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { mayTakeBack } = useDeclaring(record, person.doses, { sheetOpen: false });
  const waits = person.unsettled.some(({ call }) => call === declareBenDeath.name);
  return (
    <div className={classes.standing} data-tone="quiet">
      <IconFlower size={22} aria-hidden />
      <span className={classes.standingText}>
        <strong>{t('beneficiaries:deceased', { date: displayDate(deceasedOn) })}</strong>
        {waits ? <StatusBadge status="savedHere" /> : null}
        {mayTakeBack ? null : <span>{t('beneficiaries:deathWithdrawBy')}</span>}
      </span>
      {mayTakeBack ? (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('beneficiaries:deathWithdraw')}
        </Button>
      ) : null}
      {open ? (
        <WithdrawSheet person={person} deceasedOn={deceasedOn} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
