import { useWords } from '../../platform/language/index.ts';
import { ImportPage } from './import-page.tsx';
import { peopleWays } from './ways.ts';

/** Pre-registrations from an Excel file. */
export function Screen() {
  const { t } = useWords();
  return <ImportPage ways={peopleWays} title={t('reports:importTitle')} back="/registered-beneficiaries" />;
}
