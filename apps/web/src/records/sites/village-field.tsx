import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findVillages } from '@teeka/contract/sites/areas';
import type { AreaPart } from '@teeka/contract/within';
import { send } from '../../platform/api/index.ts';
import { nameHere, useWords } from '../../platform/language/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { useOnline } from '../workday/index.ts';
import { FoundField, type FoundNow } from './found-field.tsx';

interface Props {
  /** The part of the own area in which it lies; null for all of it. */
  readonly within: AreaPart | null;
  /** The chosen village's code; null for all of them. */
  readonly value: number | null;
  /** What it is called, as the list that is narrowed to it says; '' while that is not known. */
  readonly name: string;
  readonly onChoose: (village: number | null) => void;
}

function useVillages(search: string, within: AreaPart | null, wanted: boolean) {
  const online = useOnline();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['villages', currentUser()?.user_id, search, within],
    enabled: online && wanted,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    queryFn: () => send(findVillages, { search, within }, { quiet: true }),
  });
  return { found: data ?? null, loading: isFetching, failed: isError };
}

/** Narrows a list to one village of the area, which the server looks for by a part of its name. */
export function VillageField({ within, value, name, onChoose }: Props) {
  const { t } = useWords();
  const useFound = (search: string, open: boolean): FoundNow<number | null> => {
    const { found, loading, failed } = useVillages(search, within, open);
    const options = found?.villages.map((village) => ({
      ...{ key: String(village.village_id), item: village.village_id, name: nameHere(village, 'village_name') },
      note: nameHere(village, 'block_name'),
    }));
    return { options: options ?? null, more: found?.more ?? false, loading, failed };
  };
  return (
    <FoundField<number | null>
      label={t('due:village')}
      chosen={value === null ? t('due:allVillages') : name}
      chosenKey={value === null ? 'all' : String(value)}
      first={[{ key: 'all', item: null, name: t('due:allVillages') }]}
      useFound={useFound}
      onChoose={onChoose}
    />
  );
}
