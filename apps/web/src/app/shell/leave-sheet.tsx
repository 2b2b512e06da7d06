import { Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import { aboutOf, countOf } from '../../platform/outbox/about.ts';
import { isUnsettled } from '../../platform/outbox/item.ts';
import { useItems, useOnline } from '../../records/workday/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useAboutWords } from '../../ui/saving/about-words.ts';
import { BottomSheet } from '../../ui/sheet/bottom-sheet.tsx';
import type { Leaving } from './log-out.ts';

/** Asked before logging out would cost something: what waits here, and that there is no way back without network. */
export default function LeaveSheet({ leaving }: { readonly leaving: Leaving }) {
  const { t } = useWords();
  const words = useAboutWords();
  const waiting = aboutOf(useItems().filter(isUnsettled));
  const online = useOnline();
  const { lock, logOutNow, stay } = leaving;
  return (
    <BottomSheet
      open
      onClose={stay}
      title={t('app:leaveTitle')}
      actions={
        <>
          <Button variant="subtle" color="red" onClick={logOutNow}>
            {t('app:leaveAnyway')}
          </Button>
          {lock ? (
            <IconButton icon={IconLock} onClick={lock}>
              {t('app:lock')}
            </IconButton>
          ) : (
            <Button onClick={stay}>{t('app:stay')}</Button>
          )}
        </>
      }
    >
      <Stack gap="sm">
        {countOf(waiting) > 0 ? <Text>{t('app:leaveWaits', { what: words(waiting) })}</Text> : null}
        {online ? null : <Text fw={600}>{t('app:leaveOffline')}</Text>}
        {lock ? <Text>{t('app:leaveLock')}</Text> : null}
      </Stack>
    </BottomSheet>
  );
}
