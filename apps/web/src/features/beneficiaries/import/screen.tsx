import { useWords } from '../../../platform/language/index.ts';
import { Page, SkeletonList } from '../../../ui/index.ts';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportNow } from './import-now.tsx';
import { useImport } from './use-import.ts';

/** Pre-registrations from an Excel file: template, file, result, and the person's yes. */
export function Screen() {
  const { t } = useWords();
  const of = useImport();
  return (
    <Page title={t('reports:importTitle')} back="/registered-beneficiaries">
      {of.now === null ? <ChooseFile of={of} /> : null}
      {of.now === 'awaited' ? <SkeletonList rows={3} /> : null}
      {of.now !== null && of.now !== 'awaited' ? <ImportNow of={of} now={of.now} /> : null}
      <EarlierImports of={of} />
    </Page>
  );
}
