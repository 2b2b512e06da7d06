import { Button } from '@mantine/core';
import { IconCamera, IconFileText } from '@tabler/icons-react';
import { cardFileBytes, cardFileRefusal } from '@teeka/domain/vaccinations';
import { useRef, useState } from 'react';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import { asBase64, compressed, drawing } from '../../../platform/picture/index.ts';
import { Notice } from '../../../ui/index.ts';
import { FromPhone } from '../../../ui/paired-phone/from-phone.tsx';
import type { CardFile } from './state.ts';

/** The phone that took a picture says no name of it. */
const pictureName = 'card.jpg';

interface Props {
  readonly file: CardFile | undefined;
  readonly onFile: (file: CardFile | null) => void;
  /** What the button is for, for those who hear the screen. */
  readonly about: string;
}

/** A picture of the card, made small here, or a PDF as it is. */
export function CardButton({ file, onFile, about }: Props) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const take = async (chosen: File) => {
    const refusal = cardFileRefusal(chosen.name);
    if (refusal) return setWrong(refusalWords(refusal));
    setBusy(true);
    const isPdf = chosen.name.toLowerCase().endsWith('.pdf');
    const small = isPdf ? chosen : await compressed(chosen, drawing(chosen), cardFileBytes.aim).catch(() => null);
    setBusy(false);
    if (!small) return setWrong(t('refusals:BENDOC0002'));
    if (small.size > cardFileBytes.kept) return setWrong(t('doses:fileTooLarge'));
    setWrong(null);
    const name = isPdf || small === chosen ? chosen.name : chosen.name.replace(/\.[^.]+$/, '.jpg');
    onFile({ name, content: asBase64(new Uint8Array(await small.arrayBuffer())) });
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".pdf,.jpg,.jpeg,.png"
        hidden
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          currentTarget.value = '';
          if (chosen) void take(chosen);
        }}
      />
      <Button
        variant={file ? 'light' : 'default'}
        loading={busy}
        leftSection={file ? <IconFileText size={20} aria-hidden /> : <IconCamera size={20} aria-hidden />}
        aria-label={`${file ? file.name : t('doses:addCard')}: ${about}`}
        onClick={() => input.current?.click()}
      >
        {file ? file.name : t('doses:addCard')}
      </Button>
      {file ? null : (
        <FromPhone
          awaits="picture"
          onPicture={(picture) => void take(new File([picture], pictureName, { type: picture.type }))}
        />
      )}
      {file ? (
        <Button variant="subtle" color="gray" onClick={() => onFile(null)}>
          {t('doses:removeCard')}
        </Button>
      ) : null}
      {wrong ? <Notice>{wrong}</Notice> : null}
    </div>
  );
}
