import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { changeSettings, settings } from '../../platform/theme/index.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { Section } from '../../ui/page/section.tsx';
import { useKeyboard } from './keyboard.ts';

const ShortcutsSheet = inOwnTime(() => import('./shortcuts-sheet.tsx'));

/** Whether single keys lead on, and which ones; where no keyboard is at hand, nothing. */
export function ShortcutSettings() {
  const { t } = useWords();
  const { shortcuts } = useWatched(settings);
  const [shown, setShown] = useState(false);
  const user = currentUser();
  if (!useKeyboard() || !user) return null;
  return (
    <Section title={t('shortcuts:title')}>
      <Switch
        label={t('shortcuts:on')}
        description={t('shortcuts:onHelp')}
        checked={shortcuts}
        onChange={(event) => changeSettings({ shortcuts: event.currentTarget.checked })}
      />
      <Button variant="light" onClick={() => setShown(true)}>
        {t('shortcuts:show')}
      </Button>
      {shown ? <ShortcutsSheet user={user} onClose={() => setShown(false)} /> : null}
    </Section>
  );
}
