import { IconUserQuestion } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { searchPath } from '../../../ui/person/person-path.ts';
import { Profile, type ProfileProps } from './profile.tsx';
import { useProfile } from './use-profile.ts';

interface Props extends Pick<ProfileProps, 'stories' | 'photo'> {
  readonly beneficiaryId: string;
}

/** One person's page. */
export function Screen({ beneficiaryId, ...parts }: Props) {
  const { t } = useWords();
  const { person, details, loading } = useProfile(beneficiaryId);
  if (person) return <Profile person={person} details={details} {...parts} />;
  return (
    <Page deep title={t('app:beneficiary')}>
      {loading ? (
        <SkeletonList rows={6} />
      ) : (
        <EmptyState
          icon={IconUserQuestion}
          title={t('beneficiaries:notFound')}
          text={t('beneficiaries:notFoundWhatNext')}
          action={<LinkButton to={searchPath()}>{t('beneficiaries:searchTitle')}</LinkButton>}
        />
      )}
    </Page>
  );
}
