import type { AreaPart } from '@teeka/contract/within';
import { part, partOf, partWord, whole } from '../../platform/address/kinds.ts';
import { useAddressFilter } from '../../platform/address/use-address-filter.ts';
import { nameHere, useWords } from '../../platform/language/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { AreaField } from './area-field.tsx';
import { opensBelow, wayUp } from './area-options.ts';
import { useAreas } from './use-areas.ts';

/** A village that the page before named lies in the part of before: in another part there would be nobody of it. */
const shape = { part, village: whole };

/** The part of the own area that a screen is narrowed to, from its address (`?part=block-12345`); null for all of it. */
export function useArea(): AreaPart | null {
  return partOf(useAddressFilter(shape).value.part);
}

/** What the area of a screen is called: the part that it is narrowed to, else the own area; '' while that is not known. */
export function useAreaName(): string {
  const { t } = useWords();
  const within = useArea();
  const { found } = useAreas({ search: '', within });
  if (!found) return '';
  if (within) return found.here ? nameHere(found.here, 'area_name') : t('sites:areaElsewhere');
  return nameHere(found, 'own_name') || t('sites:areaWholeCountry');
}

const oneSite = new Set(['Facility', 'Plan_Delivery_Manager']);

/**
 * Narrows a list to a part of the own area; the choice is in the address, where `useArea` reads it. Whoever has one site
 * alone has nothing to choose.
 */
export function AreaFilter() {
  const { t } = useWords();
  const { value, set } = useAddressFilter(shape);
  const within = partOf(value.part);
  const { found } = useAreas({ search: '', within });
  const here = within ? (found?.here ?? null) : null;
  const mayBeOne = oneSite.has(currentUser()?.user_level ?? '');
  if (mayBeOne && !within && (found?.areas.length ?? 0) < 2) return null;
  const own = found && nameHere(found, 'own_name');
  const everything = own ? t('sites:areaAll', { place: own }) : t('sites:areaWholeCountry');
  const settled = found !== null;
  const chosen = !settled ? '' : !within ? everything : here ? nameHere(here, 'area_name') : t('sites:areaElsewhere');
  return (
    <AreaField
      label={t('sites:area')}
      chosen={chosen}
      part={within}
      below={opensBelow(here)}
      first={[
        { area: null, label: everything },
        ...wayUp(here).map((area) => ({ area, label: nameHere(area, 'area_name') })),
      ]}
      onChoose={(area) => set({ part: partWord(area?.part ?? null), village: null })}
    />
  );
}
