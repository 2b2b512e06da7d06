import type { ItemState } from '../../../platform/outbox/item.ts';
import { cardOf } from '../../../records/beneficiaries/person-now.ts';
import { useItems, useView } from '../../../records/workday/index.ts';
import { Section, type Status, StatusBadge } from '../../../ui/index.ts';
import { CategoryBadge } from '../parts/category-badge.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { waitingReports } from './state.ts';

const badges: Partial<Record<ItemState, Status>> = { refused: 'needsYou', done: 'sent' };

/** Reported here, and not in the list yet. */
export function Waiting({ listedAt }: { readonly listedAt: number }) {
  const { t } = useAefiWords();
  const view = useView();
  const waiting = waitingReports(useItems(), listedAt);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('aefi:waitingHere')}>
      <ul className="bare-list rows-10">
        {waiting.map(({ item, person, category }) => (
          <li key={item.id} className="between">
            <strong>{(view && cardOf(view, person).ben_name) || item.person?.ben_name || person}</strong>
            <span className="beside-6">
              <CategoryBadge category={category} />
              <StatusBadge status={badges[item.state] ?? 'savedHere'} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
