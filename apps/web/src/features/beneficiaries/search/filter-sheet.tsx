import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { BottomSheet } from '../../../ui/index.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilterResult } from './filter-form.ts';
import type { Filter } from './use-filter.ts';

interface Props {
  readonly filter: Filter;
  /** For whom one looks here, where it is no list that is narrowed. */
  readonly finds?: string;
  readonly open: boolean;
  /** Closed with nothing: by the cross, or by Cancel, which also empties the fields. */
  readonly onClose: () => void;
  readonly onApply: (result: FilterResult) => void;
  /** Above the fields: what is searched for, another way to find somebody. */
  readonly children?: ReactNode;
}

/** The filter of phones: Search By, the value, and for an ASHA the days; Apply only when they are right. */
export function FilterSheet({ filter, finds, open, onClose, onApply, children }: Props) {
  const { t } = useWords();
  const apply = () => {
    const result = filter.apply();
    if (result) onApply(result);
  };
  const cancel = () => {
    filter.reset();
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={finds ?? t('app:filter')}
      actions={
        <>
          <Button variant="default" onClick={cancel}>
            {t('app:cancel')}
          </Button>
          <Button onClick={apply}>{t(finds ? 'app:search' : 'app:apply')}</Button>
        </>
      }
    >
      {children}
      <FilterFields filter={filter} onSubmit={apply} />
    </BottomSheet>
  );
}
