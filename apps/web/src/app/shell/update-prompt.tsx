import { Button, Modal, Stack, Text } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import '../../ui/styles/mantine-shell.ts';
import { versionDetails } from '../../platform/api/version.ts';
import { platformName } from '../../platform/native/platform.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useEscapeCloses } from '../../ui/sheet/use-escape-closes.ts';

const stay = () => undefined;

/** The one thing that cannot be put off: an app too old for its server. One button, no way around. */
export default function UpdatePrompt() {
  const { t } = useWords();
  const details = useWatched(versionDetails);
  // Over everything else: what lies below it hears no Escape either.
  useEscapeCloses(true, stay);
  const link = platformName === 'ios' ? details?.ios_link : details?.apk_link;
  return (
    <Modal opened onClose={stay} withCloseButton={false} closeOnClickOutside={false} title={t('app:updateTitle')}>
      <Stack>
        <Text>{t('app:updateText')}</Text>
        <Button fullWidth component="a" href={link ?? '#'} target="_blank" rel="noreferrer">
          {t('app:update')}
        </Button>
      </Stack>
    </Modal>
  );
}
