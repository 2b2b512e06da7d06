import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { come } from '../../platform/native/come.ts';
import { online } from '../../platform/native/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** A network that the device already speaks of often carries nothing yet: it is tried this often, in milliseconds. */
const often = 4000;

/** This page's files have never reached the device. Tries again by itself while there is a network. */
function NotHereYet({ onTry }: { readonly onTry: () => void }) {
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

/** A screen that is loaded when it is needed; the router loads it while its guard is asked. */
export interface LazyScreen {
  (): ReactNode;
  /** Never rejects: whoever draws the screen says that it did not come. */
  preload(): Promise<void>;
}

/**
 * A screen whose files come when it is opened. Where they do not come (no network, and the app is not kept yet) the
 * app stands as it is and says so, and the screen is there as soon as it can be.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyScreen {
  let screen: ComponentType | null = null;
  const preload = async () => {
    if (screen) return;
    screen = (await come(load))?.[name] ?? null;
  };
  function Lazy() {
    const [, drawAgain] = useState(0);
    const [tried, setTried] = useState(screen !== null);
    const ask = () => void preload().then(() => drawAgain((before) => before + 1));
    useEffect(() => {
      if (!tried) void preload().then(() => setTried(true));
    }, [tried]);
    const Loaded = screen;
    if (Loaded) return <Loaded />;
    return tried ? <NotHereYet onTry={ask} /> : null;
  }
  return Object.assign(Lazy, { preload });
}
