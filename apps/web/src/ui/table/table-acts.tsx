import { Button } from '@mantine/core';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { indianNumber } from '@teeka/domain/format';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../platform/language/use-words.ts';
import { toast } from '../toast/index.ts';
import { copyTable } from './copy-table.ts';
import classes from './table.module.css';
import type { TableProps } from './table.tsx';
import { mostRows } from './use-pages.ts';

interface Props<Row> extends Pick<TableProps<Row>, 'caption' | 'columns' | 'total'> {
  readonly headed: boolean;
  readonly all: () => Promise<readonly Row[]>;
  readonly onPrint: (rows: readonly Row[]) => void;
}

/** The last head of a list that stands before it. */
function headOf(here: Element | null): Element | null {
  const isBefore = (head: Element) =>
    here !== null && (here.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return [...document.querySelectorAll('main [data-list-acts]')].filter(isBefore).at(-1) ?? null;
}

/** Takes the whole list out: into a sheet by the clipboard, or onto paper. */
export function TableActs<Row>({ caption, columns, total, headed, all, onPrint }: Props<Row>) {
  const { t } = useWords();
  const here = useRef<HTMLDivElement>(null);
  const [head, setHead] = useState<Element | null>(null);
  // The head may have been drawn anew.
  useLayoutEffect(() => {
    setHead(headed ? headOf(here.current) : null);
  });
  const [busy, setBusy] = useState<'copy' | 'print' | null>(null);
  const act = (kind: 'copy' | 'print', done: () => Promise<void>) => async () => {
    if (total > mostRows) {
      toast.error(t('table:tooMany', { n: indianNumber(total), most: indianNumber(mostRows) }));
      return;
    }
    setBusy(kind);
    try {
      await done();
    } catch {
      toast.error(t('table:failed'));
    } finally {
      setBusy(null);
    }
  };
  const copy = act('copy', async () => {
    const count = await copyTable(async () => ({
      caption,
      columns: columns.filter(({ acts }) => !acts),
      rows: await all(),
    }));
    toast.success(t('table:copied', { count, n: indianNumber(count) }));
  });
  const print = act('print', async () => onPrint(await all()));
  const acts = (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={20} aria-hidden />}
        loading={busy === 'copy'}
        disabled={busy !== null}
        onClick={copy}
      >
        {t('table:copy')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} aria-hidden />}
        loading={busy === 'print'}
        disabled={busy !== null}
        onClick={print}
      >
        {t('table:print')}
      </Button>
    </>
  );
  return (
    <div ref={here} className={head ? undefined : classes.acts}>
      {head ? createPortal(acts, head) : acts}
    </div>
  );
}
