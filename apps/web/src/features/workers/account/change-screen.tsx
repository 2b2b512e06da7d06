import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeWorker, getWorker, type WorkerAccount } from '@teeka/contract/workers';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { isNone, isRefusedWith, send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useKeptForm, useOnline } from '../../../records/workday/index.ts';
import { Page, toast } from '../../../ui/index.ts';
import { useReturn } from '../../../ui/page/use-return.ts';
import { WorkerNotHere } from '../not-here.tsx';
import { AccountFields } from './account-form.tsx';
import { accountInput, formOf } from './state.ts';

/** The account of a worker whom one answers for: another name, number, role or place. */
export function Screen({ workerID }: ParamsOf<'workers/$workerID'>) {
  const { t } = useWords();
  const online = useOnline();
  const account = useQuery({
    queryKey: ['worker', workerID],
    enabled: online,
    queryFn: () => send(getWorker, { user_id: workerID }, { quiet: true }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (account.data) return <ChangePage key={account.data.version} account={account.data} />;
  return (
    <Page title={t('workers:changeTitle')} deep>
      <WorkerNotHere
        online={online}
        failed={account.isError}
        none={isNone(account.error)}
        again={() => void account.refetch()}
        rows={5}
      />
    </Page>
  );
}

function ChangePage({ account }: { readonly account: WorkerAccount }) {
  const { t } = useWords();
  const goBack = useReturn();
  const queries = useQueryClient();
  const { form, put, forget } = useKeptForm(`worker/${account.user_id}/${account.version}`, formOf(account));
  const user = currentUser();
  if (!user) return null;
  const name = account.display_name;
  const save = async (password: string) => {
    const input = accountInput(form, password);
    if (!input) return;
    const { version } = account;
    try {
      const { ended } = await send(changeWorker, { ...input, version, reason: form.reason }, { ownRefusals: true });
      void queries.invalidateQueries({ queryKey: ['workers'] });
      toast.success(ended > 0 ? t('workers:movedDone', { name, count: ended }) : t('workers:changeDone', { name }));
    } catch (error) {
      // All of it stands there already: nothing was done, and there is nothing to say of it.
      if (!isRefusedWith(error, 'ADMROL0012')) throw error;
    }
    await forget();
    await goBack('/workers');
  };
  return (
    <Page title={t('workers:changeOf', { name })} deep>
      <p className="quiet below-8">{t('workers:changeNote')}</p>
      <AccountFields
        form={form}
        own={{ role: user.role, user_level: user.user_level }}
        existing={account}
        onForm={put}
        onSave={save}
      />
    </Page>
  );
}
