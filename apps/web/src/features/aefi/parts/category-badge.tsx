import type { Category } from '@teeka/domain/aefi';
import { type Status, StatusBadge } from '../../../ui/index.ts';
import { useAefiWords } from './use-aefi-words.ts';

/** Which icon and colour of the one table of statuses stands for a category. */
const looks = {
  minor: 'scheduled',
  severe: 'grave',
  serious: 'overdue',
} as const satisfies Record<Category, Status>;

export function CategoryBadge({ category }: { readonly category: Category }) {
  const { t } = useAefiWords();
  return <StatusBadge status={looks[category]}>{t(`aefi:category-${category}`)}</StatusBadge>;
}
