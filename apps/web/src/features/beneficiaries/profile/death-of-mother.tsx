import { IconFlower } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { ReactNode } from 'react';
import { type AddressQuery, useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { offeredKinds } from '../../../records/pregnancies/offered-ends.ts';
import { currentPregnancy, pregnanciesOf } from '../../../records/pregnancies/pregnancies-of.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';

interface Props {
  readonly record: PersonOnPhone;
  /** How the death of anybody else is declared. */
  readonly children: ReactNode;
}

/** The death of a woman in a pregnancy, or in the weeks after it, is written down with the pregnancy, cause and place too. */
export default function DeathOfMother({ record, children }: Props) {
  const { t } = useWords();
  const today = useToday();
  const { died } = useAddressQuery();
  const pregnancy = currentPregnancy(pregnanciesOf(record));
  const isHers =
    pregnancy !== undefined && offeredKinds(pregnancy, today, record.deceased_on).includes('maternal-death');
  if (!isHers || !mayAsk(addPregnancyEvent)) return children;
  const to = `/pregnancy/${record.beneficiary_id}/outcome`;
  const search: AddressQuery = { step: 'maternal-death', ...(died === undefined ? {} : { died }) };
  if (died !== undefined) return <Navigate to={to} search={search} replace />;
  return (
    <LinkButton to={to} search={search} variant="light" leftSection={<IconFlower size={20} aria-hidden />}>
      {t('pregnancyOutcome:diedWhilePregnant')}
    </LinkButton>
  );
}
