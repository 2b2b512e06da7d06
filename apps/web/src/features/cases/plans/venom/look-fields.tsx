import type { EventFacts } from '@teeka/contract/bites/shapes';
import type { Measured } from '@teeka/domain/bites';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { WordChecks } from '../../../../records/bites/word-fields.tsx';
import { MeasuredField } from './measured-field.tsx';

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

interface Props {
  readonly ofScorpion: boolean;
  readonly facts: EventFacts;
  readonly set: (more: Partial<EventFacts>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** How somebody is found: signs, and what was measured; what is wrong of it is never folded away. */
export function LookFields({ ofScorpion, facts, set, errorOf }: Props) {
  const { t } = useWords();
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
      <details
        className={classes.later}
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{t('bites:vitals')}</summary>
        <div className={classes.pair}>
          {vitals.map((name) => (
            <MeasuredField
              key={name}
              fact={name}
              label={t(`bites:${name}`)}
              facts={facts}
              set={set}
              errorOf={errorOf}
            />
          ))}
        </div>
      </details>
    </>
  );
}
