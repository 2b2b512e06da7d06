import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconMapOff } from '@tabler/icons-react';
import { getPlaces, type ListedPlace, type PlaceName } from '@teeka/contract/places';
import { indianNumber } from '@teeka/domain/format';
import { levelAbove, type PlaceLevel, placeLevels } from '@teeka/domain/places';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { mayHere } from '../../../records/sites/may-here.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import type { Column } from '../../../ui/table/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { FoundRows } from '../parts/found-rows.tsx';
import { placePath } from '../parts/place-path.ts';
import classes from '../parts/places.module.css';
import { useFoundRows } from '../parts/use-found-rows.ts';
import { PlaceSheet } from './place-sheet.tsx';
import { closedWords, levelWords } from './place-words.ts';

interface Props {
  /** Null is all of the own area. */
  readonly under: Pick<PlaceName, 'level' | 'code'> | null;
  /** From the state down to it; none of the whole country. */
  readonly path?: readonly PlaceName[];
}

/** What lies next below a place, or what of a name or a code lies anywhere below it; and what one may add. */
export function PlacesBelow({ under, path = [] }: Props) {
  const { t } = useWords();
  const [adds, setAdds] = useState<PlaceLevel | null>(null);
  const list = useFoundRows(['below', under], (search, page) =>
    send(getPlaces, { under, search, page }, { quiet: true }),
  );
  const { online, typed, setTyped, total } = list;
  const below = placeLevels.filter((level) => levelAbove[level] === (under?.level ?? null) && mayHere(level));
  return (
    <section className="above-16">
      <h2 className="below-8">{t('places:below')}</h2>
      <SearchField
        says={t('places:searchPlaces')}
        typed={typed}
        onType={setTyped}
        disabled={!online}
        className={below.length > 0 ? '' : 'below-8'}
      />
      {below.length > 0 ? (
        <div className={classes.acts}>
          {below.map((level) => (
            <Button key={level} variant="light" onClick={() => setAdds(level)}>
              {t(`places:add_${level}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <FoundRows
        list={list}
        title={t('places:below')}
        counted={t('places:countPlaces', { count: total, n: indianNumber(total) })}
        columns={columnsOf(t)}
        keyOf={({ level, code }) => `${level} ${code}`}
        to={placePath}
        card={(row) => ({
          name: nameHere(row, 'place_name'),
          about: [levelWords(row, t), String(row.code), closedWords(row, t)].filter(Boolean).join(' · '),
        })}
        cardHeight={72}
        none={t('places:noneBelow')}
        sign={IconMapOff}
      >
        {mayHere('village') ? (
          <WayOn to="/imports/places" icon={IconFileSpreadsheet}>
            {t('brought:linkPlaces')}
          </WayOn>
        ) : null}
      </FoundRows>
      {adds ? (
        <PlaceSheet level={adds} path={path} onCancel={() => setAdds(null)} onDone={() => setAdds(null)} />
      ) : null}
    </section>
  );
}

function columnsOf(t: ReturnType<typeof useWords>['t']): readonly Column<ListedPlace>[] {
  return [
    { key: 'name', head: t('places:place'), kind: 'text', value: (row) => nameHere(row, 'place_name') },
    { key: 'level', head: t('places:level'), kind: 'text', value: (row) => levelWords(row, t) },
    { key: 'code', head: t('places:code'), kind: 'code', value: ({ code }) => String(code) },
    { key: 'state', head: t('places:state'), kind: 'text', value: (row) => closedWords(row, t) },
  ];
}
