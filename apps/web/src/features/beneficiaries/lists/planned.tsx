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
  ask: (wish, page) => send(dpmBeneficiaries, requestOf(wish, page), { quiet: true }),
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
