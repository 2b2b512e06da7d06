import { Button, Radio } from '@mantine/core';
import { animalLooksOf, biteOf } from '@teeka/domain/bites';
import { rabiesRulesOf, stopForAnimalRefusal } from '@teeka/domain/rabies';
import { useState } from 'react';
import classes from '../../../../records/bites/bites.module.css';
import { choices } from '../../../../records/bites/choices.ts';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { BottomSheet } from '../../../../ui/index.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';

/** Why a course ends before its last dose; asked once, and shown again before it is saved. */
export function EndCourse({ visit, onClose }: { readonly visit: OpenBite; readonly onClose: () => void }) {
  const { t, say } = useBiteWords();
  const [reason, setReason] = useState(visit.draft.closing);
  const end = (closing: string) => {
    visit.edit({ closing });
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('bites:endCourse')}
      actions={
        <>
          <Button variant="default" onClick={() => end('')}>
            {t('bites:goOnWithCourse')}
          </Button>
          <Button disabled={reason === ''} onClick={() => end(reason)}>
            {t('bites:endCourse')}
          </Button>
        </>
      }
    >
      <Radio.Group value={reason} onChange={setReason} label={t('bites:endWhy')}>
        <div className={classes.checks}>
          {reasonsNow(visit).map((one) => (
            <Radio key={one} value={one} label={say('close', one)} />
          ))}
        </div>
      </Radio.Group>
    </BottomSheet>
  );
}

/** A healthy animal is a reason only once it was seen so after the days of watching. */
function reasonsNow({ care, today }: OpenBite): readonly string[] {
  const rabies = care?.details.rabies ?? null;
  const rules = rabiesRulesOf(rabies?.rules_version ?? '');
  const refusal = stopForAnimalRefusal(biteOf(rabies), care ? animalLooksOf(care) : [], { on: today, rules });
  return choices.close.filter((reason) => reason !== 'animal-healthy' || !refusal);
}
