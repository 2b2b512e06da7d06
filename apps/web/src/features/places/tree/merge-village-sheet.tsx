import { getPlaces, mergeVillages } from '@teeka/contract/places';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { toast } from '../../../ui/index.ts';
import { MergeSheet } from '../parts/merge-sheet.tsx';
import { useChange } from '../parts/use-change.ts';
import type { FoundPlace } from './place-words.ts';

interface Props {
  readonly found: FoundPlace;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const most = 50;

/** Merges a village into another of its district; what follows is said before. */
export function MergeVillageSheet({ found: { place, hangs, path }, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const name = nameHere(place, 'place_name');
  const district = path.find(({ level }) => level === 'district');
  const block = path.find(({ level }) => level === 'block');
  const find = async (search: string) => {
    // Near by name or by place: without a word those of its block.
    const under = search === '' ? block : district;
    const reply = await send(
      getPlaces,
      { under: under ? { level: under.level, code: under.code } : null, search, pageSize: most },
      { quiet: true },
    );
    const villages = reply.data.filter(
      (one) => one.level === 'village' && one.valid_to === null && one.code !== place.code,
    );
    return {
      found: villages.map((one) => ({
        id: String(one.code),
        name: nameHere(one, 'place_name'),
        note: String(one.code),
        value: one.code,
      })),
      more: reply.total > most,
    };
  };
  return (
    <MergeSheet
      keptAs={`village/${place.code}`}
      merged={name}
      text={t('places:mergeText', {
        people: indianNumber(hangs.people),
        sites: indianNumber(hangs.sites.length),
        ashas: indianNumber(hangs.ashas.length),
      })}
      label={t('places:mergeInto')}
      name={`villages for ${place.code}`}
      find={find}
      onMerge={async (into, reason) => {
        const input = { code: place.code, into: into.value, version: place.version, reason };
        const { people } = await change(() => send(mergeVillages, input, { ownRefusals: true }));
        toast.success(t('places:mergeDone', { name, into: into.name, count: people, n: indianNumber(people) }));
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
