import { Button } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clinicalRoles } from '@teeka/contract/roles';
import { getSiteStock } from '@teeka/contract/stock';
import { displayDate } from '@teeka/domain/format';
import { grownTooOld } from '@teeka/domain/stock';
import { useState } from 'react';
import { useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOpened } from '../../../records/forms/use-form.ts';
import { materialCoded, materialNamed } from '../../../records/schedule/dose-words.ts';
import type { PackView } from '../../../records/view/view.ts';
import { useItems, useNoSite, useOnline, useView } from '../../../records/workday/index.ts';
import { EmptyState, Page, Section, SkeletonList, StatusBadge } from '../../../ui/index.ts';
import classes from '../stock.module.css';
import { mayStop } from '../stop-words.ts';
import { Batches } from './batches.tsx';
import { ReceiveSheet } from './receive-sheet.tsx';
import { receivePlace, stockLines } from './state.ts';
import { type Unfit, unfitPlace } from './unfit.ts';
import { UnfitSheet } from './unfit-sheet.tsx';

/** The batches of the site: what is good, what expires, how many vials are left. */
export function Screen() {
  const { t } = useWords();
  const view = useView();
  const noSite = useNoSite();
  if (view) return <Stock view={view} />;
  return (
    <Page title={t('stock:stockTitle')}>
      {noSite ? <EmptyState icon={IconPackage} title={t('stock:noSite')} /> : <SkeletonList rows={6} />}
    </Page>
  );
}

function Stock({ view }: { readonly view: PackView }) {
  const { t } = useWords();
  const { meta } = view.rows;
  const { session_site_id } = meta;
  const online = useOnline();
  const items = useItems();
  // Somebody who stands before a person with a vial that is in no list comes from the visit, and goes back to it.
  const { receive, unfit } = useAddressQuery();
  const { history } = useRouter();
  const stopped = useOpened<Unfit>(unfitPlace);
  const [unfitId, setUnfitId] = useState(stopped?.value.batch_id ?? unfit ?? null);
  const unfitBatch = meta.batches.find(({ batch_id }) => batch_id === unfitId);
  const closeUnfit = () => (unfit === undefined ? setUnfitId(null) : history.back());
  const received = useOpened(receivePlace);
  const [receiving, setReceiving] = useState(received !== null || receive !== undefined);
  const close = () => (receive === undefined ? setReceiving(false) : history.back());
  const { data } = useQuery({
    queryKey: ['siteStock', session_site_id],
    enabled: online,
    retry: false,
    queryFn: () => send(getSiteStock, { session_site_id }, { quiet: true, silent: true }),
  });
  const nameOf = materialNamed(meta.materials);
  const codeOf = materialCoded(meta.materials);
  const on = useToday();
  const tooOld = grownTooOld(data?.open_vials ?? [], { on, codeOf });
  const lines = stockLines(meta.batches, { counted: data?.batches ?? [], items, nameOf });
  const role = currentUser()?.role ?? '';
  const receives = (clinicalRoles as readonly string[]).includes(role);
  const { site } = meta;
  return (
    <Page
      title={t('stock:stockTitle')}
      action={
        receives ? (
          <Button leftSection={<IconPlus size={22} aria-hidden />} onClick={() => setReceiving(true)}>
            {t('stock:receive')}
          </Button>
        ) : null
      }
    >
      <div className={classes.stack}>
        <p className="quiet wraps">{nameHere(site, 'session_site_name')}</p>
        <Batches lines={lines} onUnfit={mayStop(role) ? setUnfitId : undefined} />
        {data && data.open_vials.length > 0 ? (
          <Section title={t('stock:openVials')}>
            <ul className="frame">
              {data.open_vials.map((vials) => (
                <li key={`${vials.material_id}${vials.batch_number}`} className={`ruled ${classes.row}`}>
                  <strong>
                    {nameOf(vials.material_id)} · {vials.batch_number}
                  </strong>
                  <span className="quiet wraps">
                    {[
                      t('stock:vialCount', { count: vials.vials }),
                      t('stock:dosesLeft', { count: vials.doses }),
                      t('stock:openedOn', { date: displayDate(vials.opened_on) }),
                    ].join(' · ')}
                  </span>
                  {tooOld.includes(vials) ? <StatusBadge status="overdue">{t('stock:openTooLong')}</StatusBadge> : null}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
      </div>
      {receiving ? <ReceiveSheet meta={meta} material={receive} onClose={close} /> : null}
      {unfitBatch ? (
        <UnfitSheet
          batch={unfitBatch}
          name={`${nameOf(unfitBatch.material_id)} ${unfitBatch.batch_number}`}
          code={codeOf(unfitBatch.material_id)}
          onClose={closeUnfit}
        />
      ) : null}
    </Page>
  );
}
