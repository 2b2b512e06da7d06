import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { pageHeading } from '../../ui/page/heading.ts';
import { titleKey } from './title-key.ts';

/** The route's title in the active language, or '' where it has none; for venom as the page says. */
export function useRouteTitle(): string {
  const { t } = useWords();
  const say = t as (key: string) => string;
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? null });
  const key = titleKey(route, useWatched(pageHeading)?.title, say);
  return key ? say(key) : '';
}

/** The window's title: the route's title followed by the app's name, or the name alone. */
export function useWindowTitle(): void {
  const { t } = useWords();
  const title = useRouteTitle();
  useEffect(() => {
    document.title = title === '' ? t('app:name') : `${title} - ${t('app:name')}`;
  }, [title, t]);
}
