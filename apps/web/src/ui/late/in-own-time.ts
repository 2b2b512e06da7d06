import { createElement, type ReactNode, Suspense } from 'react';
import { late, type MissingProps } from './late.tsx';

type Drawn<Props> = (props: Props) => ReactNode;

/** A late part that nothing around it waits for: until its files are here, nothing stands in its place. */
export function inOwnTime<Props extends object>(
  load: () => Promise<{ readonly default: Drawn<Props> }>,
  Missing?: Drawn<MissingProps>,
): Drawn<Props> {
  const Loaded = late(load, Missing);
  return (props) => createElement(Suspense, null, createElement(Loaded, props));
}
