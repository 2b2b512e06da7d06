import { IconFlower } from '@tabler/icons-react';
import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { AddressQuery } from '../../platform/address/use-address-query.ts';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { Notice } from '../../ui/index.ts';
import { LinkButton } from '../../ui/page/link-button.tsx';
import { personPath } from '../../ui/person/person-path.ts';
import { usePerson } from '../workday/index.ts';
import classes from './death-reported.module.css';
import { declarationOf } from './declaration.ts';

interface Props {
  readonly beneficiaryId: string;
  /** The day that was reported; empty where none was. */
  readonly day: CivilDate | '';
}

/**
 * Somebody reported a death in a form, and nobody has declared it: until then the family is called for vaccination. Leads
 * there where this worker may declare it, else says who may.
 */
export function DeathReported({ beneficiaryId, day }: Props) {
  const { t } = useWords();
  const today = useToday();
  const person = usePerson(beneficiaryId);
  const record = person?.record ?? null;
  const way = declarationOf(record, { role: currentUser()?.role, today });
  if (way === 'none') return null;
  const said =
    day === '' ? t('beneficiaries:deathReported') : t('beneficiaries:deathReportedOn', { date: displayDate(day) });
  return (
    <div className={classes.reported}>
      <Notice>{[said, way === 'ask' ? t('beneficiaries:deathWhoDeclares') : ''].filter(Boolean).join(' ')}</Notice>
      {way === 'here' ? (
        <LinkButton
          to={personPath(beneficiaryId)}
          search={{ died: day } satisfies AddressQuery}
          leftSection={<IconFlower size={20} aria-hidden />}
        >
          {t('beneficiaries:deathDeclare')}
        </LinkButton>
      ) : null}
    </div>
  );
}
