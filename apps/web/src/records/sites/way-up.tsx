import { Link } from '@tanstack/react-router';
import type { AreaPart } from '@teeka/contract/within';
import { nameHere, useWords } from '../../platform/language/index.ts';
import { toPart } from './to-part.ts';
import { useAreas } from './use-areas.ts';
import classes from './way-up.module.css';

/** Where in the area one stands, and the way back up. */
export function WayUp({ within }: { readonly within: AreaPart }) {
  const { t } = useWords();
  const { found } = useAreas({ search: '', within });
  const here = found?.here ?? null;
  const own = found && nameHere(found, 'own_name');
  return (
    <nav aria-label={t('stock:place')}>
      <ol className={classes.way}>
        <li>
          <Link {...toPart(null)} activeOptions={{ exact: true }}>
            {own || t('stock:wholeArea')}
          </Link>
        </li>
        {here?.lies_in.toReversed().map((place) => (
          <li key={place.area_name}>
            <Link {...toPart(place.part)} activeOptions={{ exact: true }}>
              {nameHere(place, 'area_name')}
            </Link>
          </li>
        ))}
        {here ? (
          <li>
            <strong aria-current="page">{nameHere(here, 'area_name')}</strong>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
