import type { Column } from './column.ts';
import { asHtml, asTabs } from './copied.ts';

interface Copied<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/**
 * Puts a table into the clipboard, as text between tabs and as a table of a document; answers how many rows. The browser is
 * told at once that something will be copied: it allows that only right after the tap, and the rows may take a while.
 */
export async function copyTable<Row>(fetch: () => Promise<Copied<Row>>): Promise<number> {
  const coming = fetch();
  const blob = (type: string, made: (table: Copied<Row>) => string) =>
    coming.then((table) => new Blob([made(table)], { type }));
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(asTabs(await coming));
  else
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob('text/plain', asTabs), 'text/html': blob('text/html', asHtml) }),
    ]);
  return (await coming).rows.length;
}
