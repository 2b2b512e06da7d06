import { IconUserQuestion, IconWifiOff } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/use-words.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Page } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { searchPath } from '../../../ui/person/person-path.ts';

/** Nobody of that number is known here; without network the server may know her. */
export function NotFound({ title }: { readonly title: string }) {
  const { t } = useWords();
  const online = useOnline();
  return (
    <Page deep title={title}>
      <EmptyState
        icon={online ? IconUserQuestion : IconWifiOff}
        title={t(online ? 'beneficiaries:notFound' : 'pregnancyPage:notHere')}
        text={t('beneficiaries:notFoundWhatNext')}
        action={<LinkButton to={searchPath()}>{t('beneficiaries:searchTitle')}</LinkButton>}
      />
    </Page>
  );
}
