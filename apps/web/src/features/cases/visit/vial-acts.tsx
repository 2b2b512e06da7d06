import type { Material } from '@teeka/contract/vaccinations';
import type { AddressQuery } from '../../../platform/address/use-address-query.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { vaccineFor } from './vaccine-for.ts';
import classes from './visit.module.css';

interface Props {
  /** The batch that is chosen and may still be put aside; null where there is none. */
  readonly batchId: string | null;
  /** The vaccines that serve the dose; none where this phone cannot tell. */
  readonly serving: readonly Material[];
}

/**
 * What else can be done about the vial in the hand, side by side under its field, before the visit goes on: its batch is
 * put aside here and now where it may not be used, and taken into stock where it is in no list.
 */
export function VialActs({ batchId, serving }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.vialActs}>
      {batchId === null ? null : (
        <LinkButton to="/stock" search={{ unfit: batchId } satisfies AddressQuery} variant="default">
          {t('cases:vialUnfit')}
        </LinkButton>
      )}
      <LinkButton to="/stock" search={{ receive: vaccineFor(serving) } satisfies AddressQuery} variant="default">
        {t('cases:receiveVials')}
      </LinkButton>
    </div>
  );
}
