import type { Measured } from '@teeka/domain/bites';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { WordChecks } from '../../../../records/bites/word-fields.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { type FactsProps, MeasuredField } from './measured-field.tsx';

const vitals = [
  'pulse',
  'systolic',
  'diastolic',
  'respiratory_rate',
  'spo2',
  'gcs',
  'swelling_cm',
  'urine_ml',
] as const satisfies readonly Measured[];

/** How somebody is found: signs, and what was measured; what is wrong of it is never folded away. */
export function LookFields({ ofScorpion, ...of }: FactsProps & { readonly ofScorpion: boolean }) {
  const { t } = useWords();
  const { facts, set, errorOf } = of;
  const [isOpen, setOpen] = useState(false);
  const isWrong = vitals.some((name) => errorOf(name));
  return (
    <>
      <WordChecks
        label={t('bites:signsNow')}
        list={ofScorpion ? 'scorpionSign' : 'snakeSign'}
        value={facts.signs ?? []}
        onChange={(signs) => set({ signs })}
      />
      <Disclosure
        title={t('bites:vitals')}
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <div className={classes.pair}>
          {vitals.map((name) => (
            <MeasuredField key={name} fact={name} label={t(`bites:${name}`)} {...of} />
          ))}
        </div>
      </Disclosure>
    </>
  );
}
