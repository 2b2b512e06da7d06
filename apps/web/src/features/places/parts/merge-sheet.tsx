import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { FindField, type FindProps, type Found } from './find-field.tsx';
import { ReasonSheet } from './reason-sheet.tsx';

interface Props<Value> extends Pick<FindProps<Value>, 'label' | 'name' | 'find'> {
  /** What goes into another. */
  readonly merged: string;
  /** What follows. */
  readonly text: string;
  readonly onMerge: (into: Found<Value>, reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Merges something into another that is looked for; what follows is said before. */
export function MergeSheet<Value>({ merged, text, onMerge, onCancel, ...field }: Props<Value>) {
  const { t } = useWords();
  const [into, setInto] = useState<Found<Value> | null>(null);
  return (
    <ReasonSheet
      title={t('places:mergeTitle', { name: merged })}
      text={text}
      confirm={t('places:merge')}
      choice={{
        field: 'into',
        isChosen: into !== null,
        draw: (error, onChosen) => (
          <FindField
            {...field}
            chosen={into ? [into.id] : []}
            required
            onChoose={(one) => {
              onChosen();
              setInto(one);
            }}
            error={error}
          />
        ),
      }}
      onSend={async (reason) => {
        if (into) await onMerge(into, reason);
      }}
      onCancel={onCancel}
    />
  );
}
