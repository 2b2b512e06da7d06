import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addWorker } from '@teeka/contract/workers';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useDraft } from '../../../records/workday/index.ts';
import { Page, SkeletonList } from '../../../ui/index.ts';
import { GivenPassword } from '../list/given-password.tsx';
import { AccountFields } from './account-form.tsx';
import { type AccountForm, accountInput, emptyAccount, userNameOf } from './state.ts';

const nothing: { readonly form: AccountForm | null } = { form: null };

interface Made {
  readonly display_name: string;
  readonly user_name: string;
  readonly password: string;
}

/** An account for somebody whom one will answer for; half-filled it is kept, and made it shows the password of one sign-in. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [draft, keep] = useDraft('worker/new', nothing);
  const [fresh] = useState(() => emptyAccount(newId(now())));
  const [made, setMade] = useState<Made | null>(null);
  const user = currentUser();
  if (!draft || !user) {
    return (
      <Page title={t('workers:newTitle')} back="/workers">
        <SkeletonList rows={5} />
      </Page>
    );
  }
  const form = draft.form ?? fresh;
  const save = async (password: string) => {
    const input = accountInput(form, password);
    if (!input) return;
    const account = { ...input, user_name: userNameOf(form) };
    const { display_name } = form;
    const given = await send(addWorker, account, { ownRefusals: true });
    void queries.invalidateQueries({ queryKey: ['workers'] });
    setMade({ display_name, ...given });
    await keep(null);
  };
  return (
    <Page title={t('workers:newTitle')} back="/workers">
      <AccountFields
        key={form.user_id}
        form={form}
        own={{ role: user.role, user_level: user.user_level }}
        onForm={(next) => void keep({ form: next })}
        onSave={save}
      />
      {made ? (
        <GivenPassword worker={made} password={made.password} onClose={() => void navigate({ to: '/workers' })} />
      ) : null}
    </Page>
  );
}
