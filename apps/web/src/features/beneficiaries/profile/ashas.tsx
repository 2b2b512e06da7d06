import { masked } from '@teeka/domain/identity';
import { visitedBy } from '@teeka/domain/workers';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import classes from './profile.module.css';
import type { Details } from './state.ts';

interface Visitor {
  readonly user_id: string;
  readonly asha_name: string;
  readonly mobile: string;
}

/** Who visits the household: by what the server knows, or without network by the day on this phone, which has no numbers. */
export function useVisitors(record: PersonOnPhone | null, details: Details | null): readonly Visitor[] {
  const ashas = useView()?.rows.meta.ashas ?? [];
  if (details?.ashas) return details.ashas;
  if (!record) return [];
  return ashas
    .filter(({ user_id, village_ids }) => village_ids.includes(record.village_id) && visitedBy(record, user_id))
    .map((asha) => ({ ...asha, mobile: '' }));
}

/** The ASHAs who visit a household, and a tap to call for whoever may see their number. */
export function Visitors({ ashas }: { readonly ashas: readonly Visitor[] }) {
  return (
    <>
      {ashas.map(({ user_id, asha_name, mobile }) => (
        <span key={user_id} className={classes.visitor}>
          {asha_name}
          {mobile === masked(mobile) ? null : <CallButton mobile={mobile} name={asha_name} />}
        </span>
      ))}
    </>
  );
}
