import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { AccountSection } from '../../../records/abha/account-section.tsx';
import { isGone } from '../../../records/abha/is-gone.ts';
import { useAbha } from '../../../records/abha/use-abha.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { personOfDetails } from '../../../records/beneficiaries/person-of-details.ts';
import { useNoSite, useOnline, usePerson, useView } from '../../../records/workday/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { MakeAccount } from './make-account.tsx';

/** The person from this phone, else from the server. */
function useWhom(benID: string): { readonly person: PersonNow | null; readonly looking: boolean } {
  const here = usePerson(benID);
  const online = useOnline();
  const noSite = useNoSite();
  const comes = useView() === null && !noSite;
  const { data, isFetching } = useQuery({
    queryKey: ['beneficiary', benID, 'abha'],
    enabled: online && !here?.record && !comes,
    retry: false,
    queryFn: () => send(getBeneficiaryDetails, { beneficiaryId: benID }, { quiet: true, silent: true }),
  });
  const person = here?.record ? here : data ? personOfDetails(data) : null;
  return { person, looking: person === null && (comes || isFetching) };
}

/** A person's health account: shown where one is linked, else made or linked here, step by step. */
export function Screen({ benID }: ParamsOf<'abha/$benID'>) {
  const { t } = useWords();
  const { person, looking } = useWhom(benID);
  const known = useAbha(benID);
  const [justLinked, setJustLinked] = useState(false);
  const record = person?.record;
  const title = t('abha:title');
  if (!person || !record)
    return (
      <Page deep title={title}>
        {looking ? (
          <SkeletonList rows={4} />
        ) : (
          <EmptyState
            icon={IconUserQuestion}
            title={t('beneficiaries:notFound')}
            text={t('beneficiaries:notFoundWhatNext')}
          />
        )}
      </Page>
    );
  if (known.asking)
    return (
      <Page deep title={title}>
        <PersonLine person={person} />
        <SkeletonList rows={4} />
      </Page>
    );
  // Linked a moment ago: its card stays to be seen until the page is left.
  const isLinked = known.abha ? known.abha.linked !== null : record.abha !== undefined;
  if (isLinked && !justLinked)
    return (
      <Page deep title={title}>
        <PersonLine person={person} />
        <AccountSection person={person.person} isDead={isGone(record)} onOwnPage />
      </Page>
    );
  return (
    <MakeAccount
      key={benID}
      person={person}
      record={record}
      known={known}
      isLinked={justLinked}
      onLinked={() => setJustLinked(true)}
    />
  );
}
