import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { BottomSheet, Notice } from '../../ui/index.ts';
import classes from './bites.module.css';

export interface FieldSheetProps {
  readonly title: string;
  /** What the button says. */
  readonly act: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** Something is missing or wrong yet. */
  readonly wanting?: boolean;
  readonly busy?: boolean;
  /** Why it was refused, where that belongs to none of the fields. */
  readonly refused?: string;
  readonly children: ReactNode;
}

/** Fields in a sheet that stands open, and the one thing to do with them. */
export function FieldSheet({
  title,
  act,
  onAct,
  onClose,
  wanting = false,
  busy = false,
  refused,
  children,
}: FieldSheetProps) {
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      actions={
        <Button disabled={wanting} loading={busy} onClick={onAct}>
          {act}
        </Button>
      }
    >
      <div className={classes.fields}>
        {refused ? <Notice>{refused}</Notice> : null}
        {children}
      </div>
    </BottomSheet>
  );
}
