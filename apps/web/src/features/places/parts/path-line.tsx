import { Link } from '@tanstack/react-router';
import type { PlaceName } from '@teeka/contract/places';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { isSeenHere, placePath } from './place-path.ts';
import classes from './places.module.css';

/** Where a place lies: the places above it; those of the own area are ways up. */
export function PathLine({ above }: { readonly above: readonly PlaceName[] }) {
  const { t } = useWords();
  if (above.length === 0) return null;
  return (
    <nav aria-label={t('places:liesIn')}>
      <ol className={classes.path}>
        {above.map((place) => (
          <li key={`${place.level} ${place.code}`} className={classes.step}>
            {isSeenHere(place) ? (
              <Link to={placePath(place)}>{nameHere(place, 'place_name')}</Link>
            ) : (
              <span>{nameHere(place, 'place_name')}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
