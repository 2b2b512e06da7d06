import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { BottomSheet } from '../../../../ui/index.ts';
import classes from '../bites.module.css';
import { choices } from '../choices.ts';
import { useListWords } from '../parts/word-fields.tsx';

interface Props {
  readonly open: boolean;
  readonly current: string;
  readonly onClose: () => void;
  readonly onEnd: (reason: string) => void;
}

/** Why a course ends before its last dose; asked once, and shown again before it is saved. */
export function EndCourse({ open, current, onClose, onEnd }: Props) {
  const { t } = useWords();
  const say = useListWords();
  const [reason, setReason] = useState(current);
  const take = () => {
    onEnd(reason);
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('bites:endCourse')}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              onEnd('');
              onClose();
            }}
          >
            {t('bites:goOnWithCourse')}
          </Button>
          <Button disabled={reason === ''} onClick={take}>
            {t('bites:takeOver')}
          </Button>
        </>
      }
    >
      <Radio.Group value={reason} onChange={setReason} label={t('bites:endWhy')}>
        <div className={classes.checks}>
          {choices.close.map((one) => (
            <Radio key={one} value={one} label={say('close', one)} className={classes.check ?? ''} />
          ))}
        </div>
      </Radio.Group>
    </BottomSheet>
  );
}
