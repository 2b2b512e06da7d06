import { IconAlertTriangle, IconCircleCheck, IconEqualNot, IconMinus } from '@tabler/icons-react';
import type { Likeness } from '@teeka/domain/verification';
import { useWords } from '../../platform/language/use-words.ts';
import classes from './beside-table.module.css';

const icons = {
  same: IconCircleCheck,
  alike: IconAlertTriangle,
  different: IconEqualNot,
  unknown: IconMinus,
};

/** How alike two lines are that stand side by side. */
export function Like({ likeness }: { readonly likeness: Likeness }) {
  const { t } = useWords();
  const Icon = icons[likeness];
  return (
    <span className={classes.like} data-like={likeness}>
      <Icon size={18} aria-hidden />
      {t(`identity:like-${likeness}`)}
    </span>
  );
}
