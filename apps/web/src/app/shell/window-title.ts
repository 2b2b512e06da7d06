import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useWords } from '../../platform/language/use-words.ts';

/** The route's title in the active language, or '' where it has none. */
export function useRouteTitle(): string {
  const { t } = useWords();
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? null });
  return key ? (t as (key: string) => string)(key) : '';
}

/** The window's title: the route's title followed by the app's name, or the name alone. */
export function useWindowTitle(): void {
  const { t } = useWords();
  const title = useRouteTitle();
  useEffect(() => {
    document.title = title === '' ? t('app:name') : `${title} - ${t('app:name')}`;
  }, [title, t]);
}
