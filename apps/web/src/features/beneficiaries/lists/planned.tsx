import { dpmBeneficiaries } from '@teeka/contract/beneficiaries/lists';
import type { ReplyOf } from '@teeka/contract/call';
import { displayDate } from '@teeka/domain/format';
import { useMemo } from 'react';
import { day, id } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { type Status, StatusBadge, statuses } from '../../../ui/index.ts';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import { OneSession } from './one-session.tsx';
import { requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Planned = ReplyOf<typeof dpmBeneficiaries>['data'][number];

const shape = { session: id, from: day };

const isStatus = (status: string): status is Status => Object.hasOwn(statuses, status);

/**
 * Who stands on the lists of the coming sessions of the area, for whoever plans them; of one session, past or coming,
 * where the address names it with its day (`?session=<uuid>&from=2026-11-30&to=2026-11-30`).
 */
export function Screen() {
  const { t } = useWords();
  const { session, from } = useAddressFilter(shape).value;
  const today = useToday();
  const isPast = session !== '' && from !== null && from < today;
  const source = useMemo(
    (): ListSource<Planned> => ({
      name: `planned ${session}`,
      ask: (wish, page, most) =>
        send(dpmBeneficiaries, { ...requestOf(wish, page, most), session_id: session }, { quiet: true }),
      keyOf: (row) => `${row.beneficiary_id} ${row.session_id}`,
    }),
    [session],
  );
  return (
    <ListPage
      key={session}
      title={t('reports:plannedTitle')}
      source={source}
      direction={isPast ? 'past' : 'upcoming'}
      {...(session === '' ? {} : { only: <OneSession session={session} day={from} /> })}
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
          kind: 'text',
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
