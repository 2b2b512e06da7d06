import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { CountField } from '../../../ui/form/count-field.tsx';

interface Props {
  readonly size: number | null;
  /** What the vaccine usually comes in. */
  readonly usual: readonly number[];
  readonly error: string | undefined;
  readonly onSize: (size: number | null) => void;
}

/**
 * Doses in a vial: as it usually comes, or as the label says. Not marked as required, as the specification has it: the
 * usual size stands here already.
 */
export function VialSize({ size, usual, error, onSize }: Props) {
  const { t } = useWords();
  const [typing, setTyping] = useState(false);
  const isOther = typing || (size !== null && !usual.includes(size));
  return (
    <>
      <NativeSelect
        label={t('stock:doses_per_vial')}
        value={isOther ? 'other' : size === null ? '' : String(size)}
        error={isOther || !error ? undefined : t('stock:chooseSize')}
        onChange={({ currentTarget: { value } }) => {
          setTyping(value === 'other');
          onSize(Number(value) > 0 ? Number(value) : null);
        }}
        data={[
          ...(size === null && !isOther ? [{ value: '', label: t('stock:choose') }] : []),
          ...usual.map(String),
          { value: 'other', label: t('stock:otherSize') },
        ]}
      />
      {isOther ? (
        <CountField
          label={t('stock:sizeOnLabel')}
          maxLength={3}
          value={size}
          error={error}
          onCount={(count) => {
            setTyping(true);
            onSize(count);
          }}
        />
      ) : null}
    </>
  );
}
