import { IconFileUnknown } from '@tabler/icons-react';
import { dpmBeneficiaries } from '@teeka/contract/beneficiaries/lists';
import type { ReplyOf } from '@teeka/contract/call';
import { displayDate } from '@teeka/domain/format';
import { useMemo } from 'react';
import { id } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, Page, type Status, StatusBadge, statuses } from '../../../ui/index.ts';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import { AllSessions, OneSession, sessionInWords, useNamedSession } from './one-session.tsx';
import { requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Planned = ReplyOf<typeof dpmBeneficiaries>['data'][number];

const shape = { session: id };

const isStatus = (status: string): status is Status => Object.hasOwn(statuses, status);

/**
 * Who stands on the lists of the coming sessions of the area, for whoever plans them; of one session, past or coming,
 * where the address names it (`?session=<uuid>`), on whatever day it is held.
 */
export function Screen() {
  const { t } = useWords();
  const { session } = useAddressFilter(shape).value;
  const { named, none } = useNamedSession(session);
  const source = useMemo(
    (): ListSource<Planned> => ({
      name: `planned ${session}`,
      ask: (wish, page, most) =>
        send(
          dpmBeneficiaries,
          { ...requestOf(wish, page, most), session_id: session },
          // That there is no such session stands on the page.
          { quiet: true, silent: session !== '' },
        ),
      keyOf: (row) => `${row.beneficiary_id} ${row.session_id}`,
    }),
    [session],
  );
  if (none)
    return (
      <Page title={t('reports:plannedTitle')} deep>
        <EmptyState icon={IconFileUnknown} title={t('plans:sessionGone')} action={<AllSessions />} />
      </Page>
    );
  return (
    <ListPage
      key={session}
      title={t('reports:plannedTitle')}
      source={source}
      taken={{ forms: ['planned'], wish: { session_id: session } }}
      direction="upcoming"
      {...(session === ''
        ? {}
        : { only: <OneSession named={named} />, narrowed: [[t('reports:colSession'), sessionInWords(named)]] })}
      empty={
        session === ''
          ? { title: t('reports:nonePlanned'), text: t('reports:nonePlannedNext') }
          : { title: t('reports:noneListed'), text: t('reports:noneListedNext') }
      }
      columns={[
        { key: 'day', head: t('reports:colSession'), kind: 'day', orders: true, value: (row) => row.date_of_session },
        { key: 'site', head: t('reports:colSite'), kind: 'text', value: ({ session_site_name }) => session_site_name },
        {
          key: 'status',
          head: t('reports:colStatus'),
          kind: 'code',
          value: ({ status }) => (isStatus(status) ? t(statuses[status].word) : ''),
          draw: ({ status }) => (isStatus(status) ? <StatusBadge status={status} /> : null),
        },
      ]}
      draw={(row) => (
        <ListedRow
          person={row}
          status={isStatus(row.status) ? <StatusBadge status={row.status} /> : null}
          note={t('reports:plannedOn', {
            date: displayDate(row.date_of_session),
            site: row.session_site_name,
          })}
        />
      )}
    />
  );
}
