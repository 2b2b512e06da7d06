import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../platform/language/use-words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function Screen() {
  const { t } = useWords();
  return (
    <main>
      <EmptyState
        heading
        icon={IconLock}
        title={t('app:unauthorized')}
        text={t('app:unauthorizedText')}
        action={
          <Button component={Link} to="/">
            {t('app:goHome')}
          </Button>
        }
      />
    </main>
  );
}
