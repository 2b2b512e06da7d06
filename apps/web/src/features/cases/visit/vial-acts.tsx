import type { Material } from '@teeka/contract/vaccinations';
import { ReceiveLink } from './receive-link.tsx';
import { UnfitLink } from './unfit-link.tsx';
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
