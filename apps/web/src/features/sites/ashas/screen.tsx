import { IconUserHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getAsha } from '@teeka/contract/sites';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { PackMeta } from '../../../platform/pack/rows.ts';
import { useNoSite, useOnline, useView } from '../../../records/workday/index.ts';
import { EmptyState, ListHead, Notice, Page, PersonRow, SkeletonList, StatusBadge } from '../../../ui/index.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';
import classes from './ashas.module.css';
import { fromPhone, fromServer, type ShownAsha } from './state.ts';

/** The ASHAs of the site where one works: who looks after which village, and how to reach her. Nothing is changed here. */
export function Screen() {
  const { t } = useWords();
  const meta = useView()?.rows.meta;
  const noSite = useNoSite();
  if (meta) return <Ashas meta={meta} />;
  return (
    <Page title={t('sites:ashasTitle')}>
      {noSite ? <EmptyState icon={IconUserHeart} title={t('sites:chooseSiteFirst')} /> : <SkeletonList rows={5} />}
    </Page>
  );
}

function Ashas({ meta }: { readonly meta: PackMeta }) {
  const { t } = useWords();
  const online = useOnline();
  const { session_site_id, villages, pulled_at } = meta;
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ['ashas-of-site', session_site_id],
    enabled: online,
    staleTime: 0,
    queryFn: () => send(getAsha, { session_site_id }, { quiet: true, silent: true }),
  });
  if (!data && online && !isError)
    return (
      <Page title={t('sites:ashasTitle')}>
        <SkeletonList rows={5} />
      </Page>
    );
  // Without an answer the phone still knows who looks after which village.
  const ashas = data ? fromServer(data, villages) : fromPhone(meta.ashas ?? [], villages);
  const at = data ? new Date(dataUpdatedAt).toISOString() : pulled_at;
  const isOld = !online || isError;
  return (
    <Page title={t('sites:ashasTitle')}>
      {isOld ? (
        <div className="below-12">
          <Notice kind="info">{t(data ? 'sites:ashasAsOf' : 'sites:ashasFromPhone', { at: instantWords(at) })}</Notice>
        </div>
      ) : null}
      {ashas.length === 0 ? (
        <EmptyState icon={IconUserHeart} title={t('sites:ashasNone')} text={t('sites:ashasNoneText')} />
      ) : (
        <>
          <ListHead count={t('sites:ashasCount', { count: ashas.length })} />
          <ul className="bare-list" aria-label={t('sites:ashasTitle')}>
            {ashas.map((asha) => (
              <li key={asha.user_id} className={classes.asha}>
                <AshaCard asha={asha} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

function AshaCard({ asha }: { readonly asha: ShownAsha }) {
  const { t } = useWords();
  const { asha_name, villages, elsewhere, account } = asha;
  const names = [
    ...villages.map((village) => nameHere(village, 'village_name')),
    ...(elsewhere > 0 ? [t('sites:ashaElsewhere', { count: elsewhere })] : []),
  ];
  const facts = account
    ? [
        account.last_sign_in
          ? t('workers:lastSignInAt', { at: instantWords(account.last_sign_in) })
          : t('sites:ashaNeverSignedIn'),
        account.mobile,
      ].filter(Boolean)
    : [];
  return (
    <>
      <PersonRow
        name={asha_name}
        about={names.length > 0 ? names.join(', ') : t('sites:ashaWithoutVillages')}
        status={
          account && !account.is_active ? (
            <StatusBadge status="cancelled">{t('sites:ashaClosed')}</StatusBadge>
          ) : undefined
        }
        due={account ? <span className="quiet wraps">{facts.join(' · ')}</span> : undefined}
      />
      <CallButton mobile={account?.mobile} name={asha_name} />
    </>
  );
}
