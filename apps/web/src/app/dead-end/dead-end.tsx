import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../platform/language/use-words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface Props {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
}

/** Here it does not go on; the way home does. */
export function DeadEnd(props: Props) {
  const { t } = useWords();
  const home = (
    <Button component={Link} to="/">
      {t('app:goHome')}
    </Button>
  );
  return (
    <main>
      <EmptyState heading {...props} action={home} />
    </main>
  );
}
