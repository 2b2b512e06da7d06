import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { toast } from '../toast/toasts.ts';
import type { MissingProps } from './late.tsx';

/** A sheet is closed again and says why in passing; a part of a page says so in its place. */
export function NotCome({ onTry, onClose }: MissingProps) {
  const { t } = useWords();
  const close = useRef({ onClose, said: t('app:partNotHereYet') });
  useEffect(() => {
    const { onClose, said } = close.current;
    if (!onClose) return;
    toast.warning(said);
    onClose();
  }, []);
  if (onClose) return null;
  return (
    <div>
      <p role="status">{t('app:partNotHereYet')}</p>
      <Button variant="default" onClick={onTry}>
        {t('app:retry')}
      </Button>
    </div>
  );
}
