import { Link } from '@tanstack/react-router';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { type Summary, toPlace } from './place.ts';
import classes from './summary.module.css';

/** Where in the area one stands, and the way back up. */
export function WayUp({ way }: Pick<Summary, 'way'>) {
  const { t } = useWords();
  return (
    <nav aria-label={t('stock:place')}>
      <ol className={classes.way}>
        <li>
          <Link {...toPlace(null)}>{t('stock:wholeArea')}</Link>
        </li>
        {way.map((place, at) => (
          <li key={place.id}>
            {at === way.length - 1 ? (
              <strong aria-current="page">{nameHere(place, 'name')}</strong>
            ) : (
              <Link {...toPlace(place)}>{nameHere(place, 'name')}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
