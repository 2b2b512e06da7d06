import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getBeneficiariesWithMobileNo } from '@teeka/contract/beneficiaries/lists';
import { displayDate } from '@teeka/domain/format';
import { isReferenceNumber } from '@teeka/domain/identity';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { PersonRow } from '../../../ui/index.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { familyOf } from './family-of.ts';
import classes from './profile.module.css';
import type { Details } from './state.ts';

interface Props {
  readonly record: PersonOnPhone;
  /** What the server knows besides; null without network. */
  readonly details: Details | null;
}

const words = {
  guardian: 'beneficiaries:relationGuardian',
  child: 'beneficiaries:relationChild',
  sibling: 'beneficiaries:relationSibling',
  sameMobile: 'beneficiaries:relationSameMobile',
} as const;

/** Guardian, children, brothers and sisters, and whoever shares the mobile number; each leads to their page. */
export function Family({ record, details }: Props) {
  const { t } = useWords();
  const today = useToday();
  const wide = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false });
  const rows = useView()?.rows ?? null;
  const onMobile = useOnMobile(details?.ben_mobile_number ?? '');
  const members = useMemo(
    () => familyOf(record, rows, details ? { linked: details.linkedmembers, onMobile } : null),
    [record, rows, details, onMobile],
  );
  const written = record.guardian_name;
  const named = members.some(({ ben_name, relation }) => relation === 'guardian' && ben_name === written);
  return (
    <Folded title={t('beneficiaries:family')} count={members.length} open={wide}>
      {written && !named ? (
        <p className={classes.note}>{t('beneficiaries:guardianWritten', { name: written })}</p>
      ) : null}
      {members.length === 0 ? <p className={classes.note}>{t('beneficiaries:familyNone')}</p> : null}
      <ul className={classes.people}>
        {members.map((member) => (
          <li key={member.beneficiary_id}>
            <PersonRow
              name={member.ben_name}
              about={[
                t(words[member.relation]),
                member.deceased_on
                  ? t('beneficiaries:deceased', { date: displayDate(member.deceased_on) })
                  : ageAndSex(member, today),
              ]
                .filter(Boolean)
                .join(' · ')}
              {...pageOf(member.beneficiary_id)}
            />
          </li>
        ))}
      </ul>
      {details ? null : <p className={classes.note}>{t('beneficiaries:familyOnPhone')}</p>}
    </Folded>
  );
}

const nobody: readonly never[] = [];

/** Who is registered on a mobile number, as far as the area goes; nobody while it is not asked. */
function useOnMobile(mobile: string) {
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['familyOnMobile', mobile],
    enabled: online && /^[0-9]{10}$/.test(mobile),
    queryFn: async () =>
      (await send(getBeneficiariesWithMobileNo, { mobile_number: mobile }, { quiet: true, silent: true }))
        .beneficiaries,
  });
  return data ?? nobody;
}

/** Whoever is registered opens. */
function pageOf(person: string): { readonly to?: string } {
  return isReferenceNumber(person) ? { to: personPath(person) } : {};
}
