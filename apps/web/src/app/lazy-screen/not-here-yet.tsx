import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { online } from '../../platform/native/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** This page's files have never reached the device. Tries again by itself when the network is back. */
export function NotHereYet({ onTry }: { readonly onTry: () => void }) {
  const { t } = useWords();
  const tryNow = useRef(onTry);
  tryNow.current = onTry;
  useEffect(() => {
    const stop = online.watch(() => {
      if (online.get()) tryNow.current();
    });
    return stop;
  }, []);
  const again = <Button onClick={onTry}>{t('app:retry')}</Button>;
  return (
    <EmptyState heading icon={IconCloudOff} title={t('app:notHereYet')} text={t('app:notHereYetText')} action={again} />
  );
}
