import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useWords } from '../../platform/language/use-words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useRouteTitle } from '../shell/window-title.ts';
import { meanwhileAt } from './meanwhile.ts';

/** A screen that is not there yet: it says so, and where its work is done until then. */
export function Screen() {
  const { t } = useWords();
  const title = useRouteTitle();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <Page title={title}>
      <EmptyState
        icon={IconClipboardText}
        title={t('app:notHereTitle', { screen: title })}
        text={t(meanwhileAt(path))}
        textTitle={t('app:meanwhile')}
        action={
          <Button component={Link} to="/home" variant="light">
            {t('app:goHome')}
          </Button>
        }
      />
    </Page>
  );
}
