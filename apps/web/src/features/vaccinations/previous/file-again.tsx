import { useNavigate } from '@tanstack/react-router';
import { addPreviousVaccinationFile } from '@teeka/contract/vaccinations';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { type Opened, useForm } from '../../../records/forms/use-form.ts';
import { Notice, toast } from '../../../ui/index.ts';
import { CardButton } from './card-button.tsx';
import { PreviousPage } from './previous-page.tsx';
import { filePlace, type SentCard } from './state.ts';

interface Props {
  readonly person: PersonNow;
  readonly sent: Opened<SentCard>;
  readonly back: string;
}

/** A file that was not taken: the dose stands, only its picture is chosen anew. */
export function FileAgain({ person, sent, back }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { beneficiary_id: beneficiary_reference_id } = person.person;
  const place = filePlace(beneficiary_reference_id);
  const form = useForm({ place, empty: sent.value, fields: [], alone: true });
  const { file, ...of } = form.value;
  const finish = async () => {
    const subject = { beneficiary_reference_id, ...of };
    const entries = file
      ? [{ call: addPreviousVaccinationFile, input: { ...subject, file_name: file.name, content: file.content } }]
      : [];
    if (!(await form.save(entries))) return;
    toast.success(t('doses:previousSaved'));
    void navigate({ to: back, replace: true });
  };
  const [refusal] = sent.item.refusals;
  return (
    <PreviousPage person={person} back={back} busy={form.busy} onSave={() => void finish()}>
      {refusal ? <Notice>{refusalWords(refusal)}</Notice> : null}
      <CardButton
        about={sent.value.file?.name ?? ''}
        file={file ?? undefined}
        onFile={(next) => form.change({ file: next })}
      />
    </PreviousPage>
  );
}
