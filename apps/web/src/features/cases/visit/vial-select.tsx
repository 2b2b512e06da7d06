import { NativeSelect } from '@mantine/core';
import type { Material } from '@teeka/contract/vaccinations';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { VialActs } from './vial-acts.tsx';

interface Props {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  /** The vial in hand; empty for none. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Go on was tapped without a vial. */
  readonly missing: boolean;
  /** The batch in hand that may still be put aside. */
  readonly batchId: string | null;
  /** The vaccines that serve the dose; none where this phone cannot tell. */
  readonly serving?: readonly Material[];
  /** What is to be known of the vial in hand. */
  readonly children: ReactNode;
}

/** The batch of a vial with its expiry, as printed. */
export function VialSelect({ options, value, onChoose, missing, batchId, serving = [], children }: Props) {
  const { t } = useWords();
  const none = t(options.length > 0 ? 'cases:batchMissing' : 'cases:noBatch');
  return (
    <>
      <NativeSelect
        label={t('cases:batchAndExpiry')}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        data={[{ value: '', label: none }, ...options]}
        error={missing && value === '' ? none : undefined}
      />
      {children}
      <VialActs batchId={batchId} serving={serving} />
    </>
  );
}
