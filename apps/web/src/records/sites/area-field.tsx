import type { CalledArea, NamedArea } from '@teeka/contract/sites';
import type { AreaLevel, AreaPart } from '@teeka/contract/within';
import { partWord } from '../../platform/address/kinds.ts';
import { nameHere, useWords } from '../../platform/language/index.ts';
import { type FieldMarks, FoundField, type FoundNow } from './found-field.tsx';
import { useAreas } from './use-areas.ts';

type Chosen = CalledArea | NamedArea | null;

export interface AreaFieldProps extends FieldMarks {
  /** What is chosen, as it is called; '' while nothing is. */
  readonly chosen: string;
  /** What that is; null for all of the own area, and while nothing is chosen. */
  readonly part: AreaPart | null;
  /** Only parts of these levels; none named: every level. */
  readonly levels?: readonly AreaLevel[];
  /** What is looked below while nothing is typed. */
  readonly below?: AreaPart | null;
  /** What stands before the places that were found while nothing is typed: all of the area, the way back up. */
  readonly first?: readonly { readonly area: CalledArea | null; readonly label: string }[];
  /** Null is all of the own area. */
  readonly onChoose: (area: Chosen) => void;
}

const wordOf = (part: AreaPart | null): string => partWord(part) || 'all';

/** Chooses a part of the own area by typing a part of its name, or from what lies next below. */
export function AreaField({ part, levels = [], below = null, first = [], ...field }: AreaFieldProps) {
  const { t } = useWords();
  const noteOf = ({ part, lies_in }: NamedArea) => [
    levels.length === 1 ? '' : t(`sites:level_${part.level}`),
    ...lies_in.map((place) => nameHere(place, 'area_name')),
  ];
  const useFound = (search: string, open: boolean): FoundNow<Chosen> => {
    const input = { search, levels: [...levels], within: search === '' ? below : null };
    const { found, loading, failed } = useAreas(input, open);
    const options = found?.areas.map((area) => ({
      ...{ key: wordOf(area.part), item: area, name: nameHere(area, 'area_name') },
      note: noteOf(area).filter(Boolean).join(' · '),
    }));
    return { options: options ?? null, more: found?.more ?? false, loading, failed };
  };
  return (
    <FoundField<Chosen>
      {...field}
      chosenKey={wordOf(part)}
      first={first.map(({ area, label }) => ({ key: wordOf(area?.part ?? null), item: area, name: label }))}
      useFound={useFound}
    />
  );
}
