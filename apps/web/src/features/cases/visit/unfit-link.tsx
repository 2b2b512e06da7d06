import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../platform/language/use-words.ts';

/** The vial in the hand may not be used: its batch is put aside here and now, and then the visit goes on. */
export function UnfitLink({ batchId }: { readonly batchId: string }) {
  const { t } = useWords();
  return (
    <Button component={Link} to="/stock" search={{ unfit: batchId } as never} variant="default">
      {t('cases:vialUnfit')}
    </Button>
  );
}
