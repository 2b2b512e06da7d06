import { IconFlower, IconWoman } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonNow } from '../../../platform/pack/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import classes from './profile.module.css';
import { weeksPregnant } from './state.ts';

/** What matters of the person before all else: died, or pregnant. */
export function Standing({ person: { record, unsettled } }: { readonly person: PersonNow }) {
  const { t } = useWords();
  const weeks = weeksPregnant(record?.lmp_date ?? null, useToday());
  if (record?.deceased_on) {
    const waits = unsettled.some(({ call }) => call === 'beneficiaries.declareBenDeath');
    return (
      <p className={classes.standing} data-tone="quiet">
        <IconFlower size={22} aria-hidden />
        {t('beneficiaries:deceased', { date: displayDate(record.deceased_on) })}
        {waits ? <StatusBadge status="savedHere" /> : null}
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
