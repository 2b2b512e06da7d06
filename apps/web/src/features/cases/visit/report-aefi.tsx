import { Button } from '@mantine/core';
import { IconHeartbeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../platform/language/use-words.ts';

/** A problem after a dose of this visit. */
export function ReportAefi({ person }: { readonly person: string }) {
  const { t } = useWords();
  return (
    <Button
      component={Link}
      to={`/aefi/new/${person}`}
      variant="subtle"
      leftSection={<IconHeartbeat size={20} aria-hidden />}
    >
      {t('aefi:report')}
    </Button>
  );
}
