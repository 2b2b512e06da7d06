import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { Notice, toast } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { CardButton } from './card-button.tsx';
import type { refusedFile } from './mended.ts';
import { PreviousPage } from './previous-page.tsx';
import type { CardFile } from './state.ts';

interface Props {
  readonly person: PersonNow;
  readonly file: NonNullable<ReturnType<typeof refusedFile>>;
  readonly back: string;
}

/** A file that was not taken: the dose stands, only its picture is chosen anew. */
export function FileAgain({ person, file, back }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const { file_name, content } = file.input;
  const [chosen, choose] = useState<CardFile | null>({ name: file_name, content });
  const finish = async () => {
    if (!workday) return;
    const { outbox } = workday;
    const saved = await save(async () => {
      if (!chosen) return outbox.discard(file.id);
      await outbox.replace(file.id, { ...file.input, file_name: chosen.name, content: chosen.content });
    });
    if (!saved) return;
    toast.success(t('doses:previousSaved'));
    void navigate({ to: back, replace: true });
  };
  const [refusal] = file.refusals;
  return (
    <PreviousPage person={person} back={back} busy={busy} onSave={() => void finish()}>
      {refusal ? <Notice>{refusalWords(refusal)}</Notice> : null}
      <CardButton about={file_name} file={chosen ?? undefined} onFile={choose} />
    </PreviousPage>
  );
}
