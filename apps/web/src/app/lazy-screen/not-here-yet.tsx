import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { online } from '../../platform/native/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** A network that the device already speaks of often carries nothing yet: it is tried this often, in milliseconds. */
const often = 4000;

/** This page's files have never reached the device. Tries again by itself while there is a network. */
export function NotHereYet({ onTry }: { readonly onTry: () => void }) {
  const { t } = useWords();
  const tryNow = useRef(onTry);
  tryNow.current = onTry;
  useEffect(() => {
    const attempt = () => {
      if (online.get()) tryNow.current();
    };
    const stop = online.watch(attempt);
    const timer = setInterval(attempt, often);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  const again = <Button onClick={onTry}>{t('app:retry')}</Button>;
  return (
    <EmptyState heading icon={IconCloudOff} title={t('app:notHereYet')} text={t('app:notHereYetText')} action={again} />
  );
}
