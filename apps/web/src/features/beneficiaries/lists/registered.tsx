import { IconFileImport } from '@tabler/icons-react';
import { getBeneficiaryByVaccinatorId } from '@teeka/contract/beneficiaries/lists';
import type { ReplyOf } from '@teeka/contract/call';
import { displayDate } from '@teeka/domain/format';
import { givesVaccines } from '@teeka/domain/profile';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import { MyCounts } from './my-counts.tsx';
import { requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Registered = ReplyOf<typeof getBeneficiaryByVaccinatorId>['data'][number];

const source: ListSource<Registered> = {
  name: 'registered',
  ask: (wish, page, most) =>
    send(getBeneficiaryByVaccinatorId, { ...requestOf(wish, page, most), mine: wish.mine }, { quiet: true }),
  keyOf: (row) => row.beneficiary_id,
};

/** People registered before their session, by the day of registration. */
export function Screen() {
  const { t } = useWords();
  const vaccines = givesVaccines(currentUser() ?? {});
  const standing = (status: Registered['status']): string =>
    status === 'vaccinated'
      ? t(vaccines ? 'app:statusVaccinated' : 'reports:treated')
      : t(vaccines ? 'reports:notYetVaccinated' : 'reports:notYetTreated');
  return (
    <ListPage
      title={t('app:preRegistered')}
      source={source}
      taken={{ forms: ['registered'] }}
      mine={<MyCounts />}
      empty={{ title: t('reports:noneRegistered'), text: t('reports:noneRegisteredNext') }}
      action={
        <LinkButton to="/registered-beneficiaries/import" leftSection={<IconFileImport size={20} aria-hidden />}>
          {t('reports:import')}
        </LinkButton>
      }
      columns={[
        { key: 'day', head: t('reports:colRegistered'), kind: 'day', orders: true, value: (row) => row.registered_on },
        {
          key: 'status',
          head: t('reports:colStatus'),
          kind: 'text',
          value: ({ status }) => standing(status),
          draw: ({ status }) => (
            <StatusBadge status={status === 'vaccinated' ? 'vaccinated' : 'scheduled'}>{standing(status)}</StatusBadge>
          ),
        },
      ]}
      draw={(row) => (
        <ListedRow
          person={row}
          status={
            <StatusBadge status={row.status === 'vaccinated' ? 'vaccinated' : 'scheduled'}>
              {standing(row.status)}
            </StatusBadge>
          }
          note={t('reports:registeredOn', { date: displayDate(row.registered_on) })}
        />
      )}
    />
  );
}
