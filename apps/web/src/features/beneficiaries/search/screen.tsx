import { useWords } from '../../../platform/language/index.ts';
import { Page } from '../../../ui/index.ts';
import { FindPerson } from './find-person.tsx';

/** The search as a page of its own, for phones. */
export function Screen() {
  const { t } = useWords();
  return (
    <Page title={t('beneficiaries:searchTitle')}>
      <p>{t('beneficiaries:searchHint')}</p>
      <FindPerson />
    </Page>
  );
}
