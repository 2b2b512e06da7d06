import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileSpreadsheet, IconMapOff, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getPlaces, type ListedPlace, type PlaceName } from '@teeka/contract/places';
import { indianNumber } from '@teeka/domain/format';
import { levelAbove, type PlaceLevel, placeLevels } from '@teeka/domain/places';
import { useState } from 'react';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, ListHead, PersonRow } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { type Column, everyPage, followingPage, Rows, usePages } from '../../../ui/table/index.ts';
import { mayHere } from '../parts/may.ts';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { placePath } from '../parts/place-path.ts';
import classes from '../parts/places.module.css';
import { PlaceSheet } from './place-sheet.tsx';
import { closedWords, levelWords } from './place-words.ts';

interface Props {
  /** Null is all of the own area. */
  readonly under: Pick<PlaceName, 'level' | 'code'> | null;
  /** From the state down to it; none of the whole country. */
  readonly path?: readonly PlaceName[];
}

const typingPause = 400;

/** What lies next below a place, or what of a name or a code lies anywhere below it; and what one may add. */
export function PlacesBelow({ under, path = [] }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const [typed, setTyped] = useHistoryText();
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const [adds, setAdds] = useState<PlaceLevel | null>(null);
  const ask = (page: number) => send(getPlaces, { under, search, page }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['places', 'below', under, search],
    enabled: online,
    retry: false,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  const rows = pages?.flatMap(({ data }) => data) ?? null;
  const total = pages?.[0]?.total ?? 0;
  const more = usePages(query, { online, whole: false, total, loaded: pages?.length ?? 0 });
  const counted = t('places:countPlaces', { count: total, n: indianNumber(total) });
  const below = placeLevels.filter((level) => levelAbove[level] === (under?.level ?? null) && mayHere(level));
  return (
    <section className="above-16">
      <h2 className="below-8">{t('places:below')}</h2>
      <TextInput
        type="search"
        className={below.length > 0 ? undefined : 'below-8'}
        aria-label={t('places:searchPlaces')}
        placeholder={t('places:searchPlaces')}
        leftSection={<IconSearch size={20} aria-hidden />}
        maxLength={60}
        autoComplete="off"
        disabled={!online}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
      {rows ? (
        <ListHead count={counted}>
          {mayHere('village') ? (
            <LinkButton
              to="/imports/places"
              variant="default"
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            >
              {t('brought:linkPlaces')}
            </LinkButton>
          ) : null}
        </ListHead>
      ) : null}
      {rows && rows.length > 0 ? (
        <Rows
          headed
          caption={[t('places:below'), counted].join(' · ')}
          columns={columnsOf(t)}
          rows={rows}
          total={total}
          keyOf={({ level, code }) => `${level} ${code}`}
          link={(row) => ({ to: placePath(row) })}
          card={(row) => (
            <PersonRow
              name={nameHere(row, 'place_name')}
              about={[levelWords(row, t), String(row.code), closedWords(row, t)].filter(Boolean).join(' · ')}
              to={placePath(row)}
            />
          )}
          cardHeight={72}
          onNearEnd={more}
          all={async () => (await everyPage(ask, followingPage)).flatMap(({ data }) => data)}
        />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState icon={IconMapOff} title={t(search === '' ? 'places:noneBelow' : 'places:noneFound')} />
      ) : null}
      {rows ? null : <PlaceNotHere online={online} failed={query.isError} again={() => void query.refetch()} />}
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
