import { dpmBeneficiaries } from '@teeka/contract/beneficiaries/lists';
import type { ReplyOf } from '@teeka/contract/call';
import { displayDate } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { type Status, StatusBadge, statuses } from '../../../ui/index.ts';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import { requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Planned = ReplyOf<typeof dpmBeneficiaries>['data'][number];

const source: ListSource<Planned> = {
  name: 'planned',
  ask: (wish, page, most) => send(dpmBeneficiaries, requestOf(wish, page, most), { quiet: true }),
  keyOf: (row) => `${row.beneficiary_id} ${row.session_id}`,
};

const isStatus = (status: string): status is Status => Object.hasOwn(statuses, status);

/** Who stands on the lists of the coming sessions of the area, for whoever plans them. */
export function Screen() {
  const { t } = useWords();
  return (
    <ListPage
      title={t('reports:plannedTitle')}
      source={source}
      direction="upcoming"
      empty={{ title: t('reports:nonePlanned'), text: t('reports:nonePlannedNext') }}
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
