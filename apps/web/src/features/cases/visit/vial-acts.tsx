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

/** What else can be done about the vial in the hand, side by side under its field. */
export function VialActs({ batchId, serving }: Props) {
  return (
    <div className={classes.vialActs}>
      {batchId === null ? null : <UnfitLink batchId={batchId} />}
      <ReceiveLink serving={serving} />
    </div>
  );
}

/** The vial in the hand is in no list: it is taken into stock here and now, and then the visit goes on. */
function ReceiveLink({ serving }: Pick<Props, 'serving'>) {
  const { t } = useWords();
  return (
    <LinkButton to="/stock" search={{ receive: vaccineFor(serving) } satisfies AddressQuery} variant="default">
      {t('cases:receiveVials')}
    </LinkButton>
  );
}

/** The vial in the hand may not be used: its batch is put aside here and now, and then the visit goes on. */
function UnfitLink({ batchId }: { readonly batchId: string }) {
  const { t } = useWords();
  return (
    <LinkButton to="/stock" search={{ unfit: batchId } satisfies AddressQuery} variant="default">
      {t('cases:vialUnfit')}
    </LinkButton>
  );
}
