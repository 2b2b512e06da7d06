import { Page, SkeletonList } from '../../ui/index.ts';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier.tsx';
import { ImportNow } from './import-now.tsx';
import { useImport } from './use-import.ts';
import type { Ways } from './ways.ts';

interface Props {
  readonly ways: Ways;
  readonly title: string;
  readonly back: string;
}

/** Rows from an Excel file: template, file, result, and the person's yes. */
export function ImportPage({ ways, title, back }: Props) {
  const of = useImport(ways);
  return (
    <Page title={title} back={back}>
      {of.now === null ? <ChooseFile of={of} /> : null}
      {of.now === 'awaited' ? <SkeletonList rows={3} /> : null}
      {of.now !== null && of.now !== 'awaited' ? <ImportNow of={of} now={of.now} title={title} /> : null}
      <EarlierImports of={of} />
    </Page>
  );
}
