import { useMatches } from '@tanstack/react-router';
import { helpPath } from './page-of-route.ts';

/** Where the help of the open screen stands. */
export function useHelpPath(): string {
  const route = useMatches({ select: (matches) => String(matches.at(-1)?.fullPath ?? '') });
  return helpPath(route);
}
