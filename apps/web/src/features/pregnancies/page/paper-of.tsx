import { downloadPregnencyDetailsPdf } from '@teeka/contract/pregnancies';
import type { Pregnancy } from '@teeka/domain/pregnancy';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { PaperButton } from '../../../records/papers/paper-button.tsx';
import type { Her } from '../parts/her.ts';

interface Props {
  readonly her: Her;
  readonly pregnancy: Pregnancy;
}

/** A pregnancy to be taken along, for whoever reads it on the server. */
export default function PaperOf({ her: { card }, pregnancy: { pregnancy_number } }: Props) {
  if (!mayAsk(downloadPregnencyDetailsPdf)) return null;
  return (
    <PaperButton
      paper={{ kind: 'pregnancy', person: card.beneficiary_id, name: card.ben_name, pregnancy_number }}
      which={String(pregnancy_number)}
    />
  );
}
