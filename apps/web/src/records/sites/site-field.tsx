import type { NamedArea } from '@teeka/contract/sites';
import { nameHere } from '../../platform/language/index.ts';
import { AreaField, type AreaFieldProps } from './area-field.tsx';
import { useAreas } from './use-areas.ts';

interface Props extends Omit<AreaFieldProps, 'chosen' | 'part' | 'levels' | 'below' | 'first' | 'onChoose'> {
  /** The id of the chosen site; '' while none is. */
  readonly value: string;
  readonly onChoose: (site: string) => void;
}

/** The site of the own area by its id; null while it is not known, or none of the area. */
export function useNamedSite(id: string): NamedArea | null {
  const { found } = useAreas({ search: '', within: { level: 'site', id } }, id !== '');
  return id === '' || found?.here?.part.level !== 'site' || found.here.part.id !== id ? null : found.here;
}

/** Chooses a site of the own area, which the server looks for; none of them has to be on this device. */
export function SiteField({ value, onChoose, ...field }: Props) {
  const site = useNamedSite(value);
  return (
    <AreaField
      {...field}
      label={field.label}
      levels={['site']}
      chosen={site ? nameHere(site, 'area_name') : ''}
      part={site?.part ?? null}
      onChoose={(area) => {
        if (area?.part.level === 'site') onChoose(area.part.id);
      }}
    />
  );
}
