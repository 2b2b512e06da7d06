import { getVillagesWithoutAsha, type VillageWithoutAsha } from '@teeka/contract/locations';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { Column } from '../../../ui/table/index.ts';
import { GapList } from './gap-list.tsx';

/** Villages of the area that no ASHA looks after. */
export function Screen() {
  const { t } = useWords();
  const columns: readonly Column<VillageWithoutAsha>[] = [
    {
      key: 'name',
      head: t('reports:colVillage'),
      kind: 'text',
      orders: true,
      value: (row) => nameHere(row, 'village_name'),
    },
    { key: 'place', head: t('profile:block'), kind: 'text', orders: true, value: (row) => nameHere(row, 'block_name') },
  ];
  return (
    <GapList
      name="getVillagesWithoutAsha"
      title={t('app:homeName-villages')}
      counted={(count) => t('app:homeVillages', { count, n: indianNumber(count) })}
      none={t('sites:gaps-villages-none')}
      ask={(page, within) => send(getVillagesWithoutAsha, { within, page }, { quiet: true })}
      columns={columns}
      keyOf={(row) => String(row.village_id)}
      to={(row) => `/places/village/${row.village_id}`}
      words={(row) => ({
        name: nameHere(row, 'village_name'),
        about: nameHere(row, 'block_name'),
      })}
    />
  );
}
