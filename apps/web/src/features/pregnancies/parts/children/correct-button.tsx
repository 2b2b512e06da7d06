import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useWords } from '../../../../platform/language/index.ts';
import type { Item } from '../../../../platform/outbox/index.ts';
import { openPath } from '../../../../records/forms/forms.ts';
import { openToCorrect } from '../../../../records/forms/use-corrected-id.ts';

/** To the form in which a refused registration of a child is put right; nothing where no form can open it. */
export function CorrectButton({ item }: { readonly item: Item }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const path = openPath(item);
  if (path === null) return null;
  return (
    <Button variant="light" onClick={() => void navigate({ href: openToCorrect(path) })}>
      {t('pregnancyOutcome:childCorrect')}
    </Button>
  );
}
