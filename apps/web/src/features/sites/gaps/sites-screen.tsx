import { getSitesWithoutPosition, type SiteWithoutPosition } from '@teeka/contract/sites';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { Column } from '../../../ui/table/index.ts';
import { GapList } from './gap-list.tsx';

/** Session sites of the area of which nobody has said where they lie. */
export function Screen() {
  const { t } = useWords();
  const columns: readonly Column<SiteWithoutPosition>[] = [
    {
      key: 'name',
      head: t('stock:col-site'),
      kind: 'text',
      orders: true,
      value: (row) => nameHere(row, 'session_site_name'),
    },
    {
      key: 'facility',
      head: t('profile:facility'),
      kind: 'text',
      value: (row) => nameHere(row, 'facilty_name'),
    },
    { key: 'place', head: t('profile:block'), kind: 'text', orders: true, value: (row) => nameHere(row, 'block_name') },
  ];
  return (
    <GapList
      name="getSitesWithoutPosition"
      title={t('app:homeName-sites')}
      counted={(count) => t('app:homeSites', { count, n: indianNumber(count) })}
      none={t('sites:gaps-sites-none')}
      ask={(page, within) => send(getSitesWithoutPosition, { within, page }, { quiet: true })}
      columns={columns}
      keyOf={(row) => row.session_site_id}
      to={(row) => `/session-sites/${row.session_site_id}`}
      words={(row) => ({
        name: nameHere(row, 'session_site_name'),
        about: [nameHere(row, 'facilty_name'), nameHere(row, 'block_name')].filter(Boolean).join(' · '),
      })}
    />
  );
}
