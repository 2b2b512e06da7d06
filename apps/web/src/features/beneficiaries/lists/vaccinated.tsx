import { getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries/lists';
import type { ReplyOf } from '@teeka/contract/call';
import { displayDate } from '@teeka/domain/format';
import { givesVaccines } from '@teeka/domain/profile';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { doseName, listedName } from '../../../records/schedule/dose-words.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import { requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Vaccinated = ReplyOf<typeof getVaccinatedBeneficiaryList>['data'][number];

const source: ListSource<Vaccinated> = {
  name: 'vaccinated',
  ask: (wish, page, most) => send(getVaccinatedBeneficiaryList, requestOf(wish, page, most), { quiet: true }),
  keyOf: (row) => `${row.beneficiary_id} ${row.vaccinated_on} ${row.session_site_name}`,
};

/** Who was vaccinated (or given venom treatment), a line for each day. */
export function Screen() {
  const { t } = useWords();
  const vaccines = givesVaccines(currentUser() ?? {});
  const givenIn = (row: Vaccinated) => (vaccines ? row.dose_codes.map(doseName) : row.vaccines.map(listedName));
  return (
    <ListPage
      title={t(vaccines ? 'app:vaccinatedList' : 'app:venomAdministeredList')}
      source={source}
      taken={{ forms: ['vaccinated'] }}
      empty={{
        title: t(vaccines ? 'reports:noneVaccinated' : 'reports:noneVenom'),
        text: t('reports:noneVaccinatedNext'),
      }}
      columns={[
        {
          key: 'day',
          head: t('reports:colDay'),
          kind: 'day',
          orders: true,
          value: ({ vaccinated_on }) => vaccinated_on,
        },
        { key: 'site', head: t('reports:colSite'), kind: 'text', value: ({ session_site_name }) => session_site_name },
        {
          key: 'given',
          head: t('reports:colGiven'),
          kind: 'text',
          value: (row) => givenIn(row).join(', '),
        },
      ]}
      draw={(row) => (
        <ListedRow
          person={row}
          note={t('reports:vaccinatedOn', {
            date: displayDate(row.vaccinated_on),
            site: row.session_site_name,
          })}
          chips={givenIn(row).map((name) => (
            <StatusBadge key={name} status="given">
              {name}
            </StatusBadge>
          ))}
        />
      )}
    />
  );
}
