import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { come } from '../../platform/native/come.ts';
import { NotHereYet } from './not-here-yet.tsx';

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
    const [asked, setAsked] = useState(screen !== null);
    const ask = () => void preload().then(() => drawAgain((before) => before + 1));
    useEffect(() => {
      if (!asked) void preload().then(() => setAsked(true));
    }, [asked]);
    const Loaded = screen;
    if (Loaded) return <Loaded />;
    return asked ? <NotHereYet onTry={ask} /> : null;
  }
  return Object.assign(Lazy, { preload });
}
