import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../platform/language/use-words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function NotFound() {
  const { t } = useWords();
  return (
    <main>
      <EmptyState
        heading
        icon={IconMapOff}
        title={t('app:notFound')}
        text={t('app:notFoundText')}
        action={
          <Button component={Link} to="/">
            {t('app:goHome')}
          </Button>
        }
      />
    </main>
  );
}
