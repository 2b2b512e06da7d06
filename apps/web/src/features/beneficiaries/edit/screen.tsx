import { IconUserQuestion } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { EmptyState, Page, SkeletonList, toast } from '../../../ui/index.ts';
import { placeAfter } from '../recipient-form/place-after.ts';
import { EditForm } from './edit-form.tsx';
import { MeetingEdits } from './meeting-edits.tsx';
import { useEdit } from './use-edit.ts';

/** Changes of a person's details: typed, read out, confirmed; kept on this phone until the server has them. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { benID = '' } = useParams({ strict: false }) as { benID?: string };
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
