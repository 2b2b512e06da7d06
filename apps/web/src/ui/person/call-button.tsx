import { ActionIcon } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';

/** Calls somebody by a tap; nothing where there is no number. */
export function CallButton({ mobile, name }: { readonly mobile: string | null | undefined; readonly name: string }) {
  const { t } = useWords();
  if (!mobile) return null;
  return (
    <ActionIcon
      component="a"
      href={`tel:+91${mobile}`}
      variant="light"
      aria-label={t('due:call', { name })}
      title={t('due:callShort')}
    >
      <IconPhone size={24} aria-hidden />
    </ActionIcon>
  );
}
