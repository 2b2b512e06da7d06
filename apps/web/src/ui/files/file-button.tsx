import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { toast } from '../toast/index.ts';
import { saveFile } from './save-file.ts';

interface Props {
  /** Under which it is kept where downloads go. */
  readonly name: string;
  readonly fetchFile: () => Promise<unknown>;
  readonly disabled: boolean;
}

/** Fetches a list as a file, for the reader's own sheet. */
export function FileButton({ name, fetchFile, disabled }: Props) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(await fetchFile(), name);
    } catch (error) {
      console.error('The file could not be fetched', error);
      toast.error(t('table:downloadFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} aria-hidden />}
      loading={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      {t('table:download')}
    </Button>
  );
}
