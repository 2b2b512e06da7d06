import { Skeleton } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import classes from './skeleton-list.module.css';

const lengths = [62, 48, 71, 55, 66, 44, 58, 69];

/** Rows that are on their way, of the height of people in a list. */
export function SkeletonList({ rows = 6 }: { readonly rows?: number }) {
  const { t } = useWords();
  return (
    <div role="status" aria-label={t('app:loading')}>
      {Array.from({ length: rows }, (_, row) => lengths[row % lengths.length] ?? 60).map((length, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else to be known by
        <div key={row} className={classes.row}>
          <Skeleton height={16} width={`${length}%`} radius="sm" />
          <Skeleton height={14} width={`${length - 20}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
