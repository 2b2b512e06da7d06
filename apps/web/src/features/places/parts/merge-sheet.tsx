import { useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { FindField, type FindProps, type Found } from './find-field.tsx';
import { ReasonSheet } from './reason-sheet.tsx';

interface Props<Value> extends Pick<FindProps<Value>, 'label' | 'name' | 'find'> {
  /** What goes into another, as a key and as it is called. */
  readonly keptAs: string;
  readonly merged: string;
  /** What follows. */
  readonly text: string;
  readonly onMerge: (into: Found<Value>, reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

interface Chosen<Value> {
  readonly into: Found<Value> | null;
}

/** Merges something into another that is looked for; what follows is said before. */
export function MergeSheet<Value>({ keptAs, merged, text, onMerge, onCancel, ...field }: Props<Value>) {
  const { t } = useWords();
  const {
    form: { into },
    put,
    forget,
  } = useKeptForm<Chosen<Value>>(`place-into/${keptAs}`, { into: null });
  return (
    <ReasonSheet
      keptAs={keptAs}
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
            listed={into}
            required
            onChoose={(one) => {
              onChosen();
              put({ into: one });
            }}
            error={error}
          />
        ),
      }}
      onSend={async (reason) => {
        if (!into) return;
        await onMerge(into, reason);
        await forget();
      }}
      onCancel={onCancel}
    />
  );
}
