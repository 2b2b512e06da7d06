import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getIssuedCertificates } from '@teeka/contract/certificates';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { Notice, SkeletonList } from '../../ui/index.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { useOnline } from '../workday/index.ts';
import { useSettled } from '../workday/use-settled.ts';
import classes from './certificate.module.css';
import { type IssuedCertificate, IssuedFacts } from './issued-facts.tsx';
import { ShowAgain } from './show-again.tsx';

const WithdrawCertificateSheet = inOwnTime(() => import('./withdraw-certificate-sheet.tsx'));

interface Props {
  readonly beneficiary_id: string;
  readonly name: string;
}

/** Which certificates of a person were issued and how each stands; requested when somebody opens it. */
export function IssuedCertificates({ beneficiary_id, name }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const [wanted, setWanted] = useState(false);
  const [leaving, setLeaving] = useState<IssuedCertificate | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['issuedCertificates', beneficiary_id, useSettled(beneficiary_id)],
    placeholderData: keepPreviousData,
    enabled: wanted && online,
    staleTime: 0,
    queryFn: async () =>
      (await send(getIssuedCertificates, { beneficiary_ref_id: beneficiary_id }, { quiet: true, silent: true }))
        .certificates,
  });
  return (
    <Folded
      title={t('certificates:issuedTitle')}
      onToggle={({ currentTarget }) => setWanted((before) => before || currentTarget.open)}
    >
      {data?.length === 0 ? <p className="quiet">{t('certificates:issuedNone')}</p> : null}
      {data ? (
        <ul className="bare-list">
          {data.map((issued) => (
            <li key={issued.certificate_id} className={`ruled ${classes.issued}`}>
              <IssuedFacts issued={issued} />
              <Acts beneficiary_id={beneficiary_id} issued={issued} onWithdraw={() => setLeaving(issued)} />
            </li>
          ))}
        </ul>
      ) : null}
      {!data && !online ? <Notice kind="info">{t('certificates:issuedOffline')}</Notice> : null}
      {!data && online && wanted && !isError ? <SkeletonList rows={2} /> : null}
      {!data && online && isError ? (
        <Button variant="light" onClick={() => void refetch()}>
          {t('app:retry')}
        </Button>
      ) : null}
      {leaving ? (
        <WithdrawCertificateSheet
          beneficiary_id={beneficiary_id}
          name={name}
          issued={leaving}
          onDone={() => void refetch()}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Folded>
  );
}

interface ActsProps {
  readonly beneficiary_id: string;
  readonly issued: IssuedCertificate;
  readonly onWithdraw: () => void;
}

/** One that holds, or that was put right since, is saved again; whoever may withdraws it. */
function Acts({ beneficiary_id, issued, onWithdraw }: ActsProps) {
  const { t } = useWords();
  const online = useOnline();
  const isDrawn = issued.state === 'genuine' || issued.state === 'superseded';
  if (!isDrawn && !issued.withdrawable) return null;
  return (
    <div className="beside">
      {isDrawn ? <ShowAgain beneficiary_id={beneficiary_id} issued={issued} /> : null}
      {issued.withdrawable ? (
        <Button
          variant="light"
          color="red"
          disabled={!online}
          aria-label={`${t('certificates:withdraw')}: ${issued.number}`}
          onClick={onWithdraw}
        >
          {t('certificates:withdraw')}
        </Button>
      ) : null}
    </div>
  );
}
