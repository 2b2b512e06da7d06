import { Button } from '@mantine/core';
import { useWords } from '../../../platform/language/index.ts';
import { Page } from '../../../ui/index.ts';
import classes from '../recipient-form/recipient-form.module.css';
import { ConflictPart } from './conflict-part.tsx';
import type { useEdit } from './use-edit.ts';

interface Props {
  readonly title: string;
  readonly back: string;
  readonly editing: ReturnType<typeof useEdit>;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

/** An edit that met another's: one value is chosen for each field, and what is left is sent again. */
export function MeetingEdits({ title, back, editing, onDone, onAgain }: Props) {
  const { t } = useWords();
  const { conflicts, choosing, setChoosing, busy, seen } = editing;
  const open = conflicts.some(({ field }) => !choosing[field]);
  const settle = async () => {
    if (await editing.settle()) onDone();
  };
  const action = (
    <Button disabled={open} loading={busy} onClick={() => void settle()}>
      {t('registration:conflictSend')}
    </Button>
  );
  return (
    <Page title={title} back={back} action={action}>
      <div className={classes.stack}>
        <ConflictPart
          conflicts={conflicts}
          choosing={choosing}
          onChoose={(field, choice) => setChoosing({ ...choosing, [field]: choice })}
          villageOnRecord={seen?.village}
        />
        <Button variant="subtle" onClick={onAgain}>
          {t('registration:conflictEdit')}
        </Button>
      </div>
    </Page>
  );
}
