import { useQuery } from '@tanstack/react-query';
import { getMappingHistory, type MappingChange } from '@teeka/contract/workers';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';
import classes from './asha.module.css';

/** Which villages came to an ASHA and went from her, by whom and why. */
export function VillageHistory({ user_id }: { readonly user_id: string }) {
  const { t } = useWords();
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['village-history', user_id],
    enabled: online,
    queryFn: () => send(getMappingHistory, { user_id }, { quiet: true }),
    ...{ staleTime: 0, gcTime: 0 },
  });
  if (!data || data.changes.length === 0) return null;
  const sentence = ({ from, to, ...change }: MappingChange) => {
    const { household } = change;
    const what = household === null ? 'village' : 'household';
    const names = {
      village: nameHere(change, 'village_name'),
      household: household ?? '',
      ...{ from: from?.asha_name ?? '', to: to?.asha_name ?? '' },
    };
    if (from && to) return t(`workers:${what}Moved`, names);
    return to ? t(`workers:${what}Came`, names) : t(`workers:${what}Went`, names);
  };
  const aboutChange = ({ at, by_name, reason, households: count }: MappingChange) => [
    ...(count > 0 ? [t('workers:withHouseholds', { count, n: indianNumber(count) })] : []),
    ...[instantWords(at), by_name, reason],
  ];
  return (
    <Disclosure title={t('workers:villageHistory')} className={classes.history}>
      <ul>
        {data.changes.map((change) => (
          <li key={change.mapping_id}>
            {sentence(change)}
            <span className="quiet"> {aboutChange(change).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
