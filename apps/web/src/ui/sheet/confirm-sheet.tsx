import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { BottomSheet } from './bottom-sheet.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Who and what it is about. */
  readonly children: ReactNode;
  /** What the confirming button says: the act itself, not 'OK'. */
  readonly confirm: string;
  /** What the other button says, where 'Cancel' could mean the act. */
  readonly keep?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** The confirming button waits: a reason is missing, a box unticked. */
  readonly disabled?: boolean;
}

/** Asks once before an act that matters, and names the person and the act. */
export function ConfirmSheet({ open, title, children, confirm, keep, onConfirm, onCancel, ...button }: Props) {
  const { danger = false, busy = false, disabled = false } = button;
  const { t } = useWords();
  return (
    <BottomSheet
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {keep ?? t('app:cancel')}
          </Button>
          <Button {...(danger ? { color: 'red' } : {})} loading={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </BottomSheet>
  );
}
