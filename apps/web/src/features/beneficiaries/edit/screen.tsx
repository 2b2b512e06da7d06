import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useWords } from '../../../platform/language/index.ts';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { EmptyState, Notice, Page, SkeletonList, toast } from '../../../ui/index.ts';
import { placeAfter } from '../recipient-form/place-after.ts';
import { ConflictPart } from './conflict-part.tsx';
import { EditForm, type EditProps } from './edit-form.tsx';
import { useEdit } from './use-edit.ts';

/** Changes of a person's details: typed, read out, confirmed; kept on this phone until the server has them. */
export function Screen({ benID }: ParamsOf<'edit-beneficiary/$benID'>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const editing = useEdit(benID);
  const [again, setAgain] = useState(false);
  const title = t('app:editBeneficiary');
  const back = placeAfter(currentUser()?.role, { person: benID });
  const { seen, conflicts } = editing;
  const done = () => {
    toast.success(t('registration:edited'));
    void navigate({ to: back, replace: true });
  };
  if (conflicts.length > 0 && !again)
    return <MeetingEdits title={title} back={back} editing={editing} onDone={done} onAgain={() => setAgain(true)} />;
  if (seen && editing.ready && !editing.asking)
    return <EditForm beneficiaryId={benID} title={title} back={back} editing={editing} seen={seen} onDone={done} />;
  return (
    <Page title={title} back={back}>
      {editing.asking || !editing.ready ? (
        <SkeletonList rows={6} />
      ) : (
        <EmptyState
          icon={IconUserQuestion}
          title={t('beneficiaries:notFound')}
          text={t('beneficiaries:notFoundWhatNext')}
        />
      )}
    </Page>
  );
}

interface Props extends Omit<EditProps, 'beneficiaryId' | 'seen'> {
  readonly onAgain: () => void;
}

/** An edit that met another's: one value is chosen for each field, and what is left is sent again. */
function MeetingEdits({ title, back, editing, onDone, onAgain }: Props) {
  const { t } = useWords();
  const { conflicts, choosing, setChoosing, busy, seen, bringsAddress } = editing;
  const open = conflicts.some(({ field }) => !choosing[field]);
  const settle = async () => {
    if (await editing.settle()) onDone();
  };
  const action = (
    <Button disabled={open} loading={busy} onClick={() => void settle()}>
      {t('registration:conflictSend')}
    </Button>
  );
  return (
    <Page title={title} back={back} action={action}>
      <div className="rows">
        {bringsAddress ? <Notice kind="info">{refusalWords({ code: 'ABHACC0031' })}</Notice> : null}
        <ConflictPart
          conflicts={conflicts}
          choosing={choosing}
          onChoose={(field, choice) => setChoosing({ ...choosing, [field]: choice })}
          villageOnRecord={seen?.village}
        />
        <Button variant="subtle" onClick={onAgain}>
          {t('registration:conflictEdit')}
        </Button>
      </div>
    </Page>
  );
}
