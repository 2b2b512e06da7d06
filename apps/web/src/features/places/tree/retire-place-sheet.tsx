import { retirePlace } from '@teeka/contract/places';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { toast } from '../../../ui/index.ts';
import { ReasonSheet } from '../parts/reason-sheet.tsx';
import { useChange } from '../parts/use-change.ts';
import type { FoundPlace } from './place-words.ts';

interface Props {
  readonly found: FoundPlace;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Takes a place out of the directory; what still hangs on it the server says. */
export function RetirePlaceSheet({ found: { place }, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const name = nameHere(place, 'place_name');
  return (
    <ReasonSheet
      keptAs={`close/${place.level}/${place.code}`}
      title={t('places:retireTitle', { name })}
      text={t('places:retireText')}
      confirm={t('places:retire')}
      onSend={async (reason) => {
        const { level, code, version } = place;
        await change(() => send(retirePlace, { level, code, version, reason }, { ownRefusals: true }));
        toast.success(t('places:retireDone', { name }));
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
