import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingHospital, IconFileSpreadsheet, IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getFacilities, type ListedFacility } from '@teeka/contract/places';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { Words } from '../../../platform/language/use-words.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, ListHead, Page, PersonRow } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { type Column, everyPage, followingPage, Rows, usePages } from '../../../ui/table/index.ts';
import { facilityKindTitle } from '../parts/kind-title.ts';
import { mayHere } from '../parts/may.ts';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { FacilitySheet } from './facility-sheet.tsx';

const typingPause = 400;

/** Facilities of the area, found by a part of their names or of their sites' names. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const within = useArea();
  const [typed, setTyped] = useHistoryText();
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const [adds, setAdds] = useState(false);
  const ask = (page: number) => send(getFacilities, { within, search, page }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['places', 'facilities', within, search],
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
  const counted = t('places:countFacilities', { count: total, n: indianNumber(total) });
  return (
    <Page
      title={t('places:facilitiesTitle')}
      pinned={
        <div className="rows-12">
          <TextInput
            type="search"
            aria-label={t('places:searchFacilities')}
            placeholder={t('places:searchFacilities')}
            leftSection={<IconSearch size={20} aria-hidden />}
            maxLength={60}
            autoComplete="off"
            disabled={!online}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <AreaFilter />
        </div>
      }
      action={
        mayHere('facility') ? (
          <Button leftSection={<IconPlus size={20} aria-hidden />} disabled={!online} onClick={() => setAdds(true)}>
            {t('places:addFacility')}
          </Button>
        ) : null
      }
    >
      {rows ? (
        <ListHead count={counted}>
          {mayHere('facility') ? (
            <LinkButton
              to="/imports/facilities"
              variant="default"
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            >
              {t('brought:linkFacilities')}
            </LinkButton>
          ) : null}
        </ListHead>
      ) : null}
      {rows && rows.length > 0 ? (
        <Rows
          headed
          caption={[t('places:facilitiesTitle'), counted].join(' · ')}
          columns={columnsOf(t)}
          rows={rows}
          total={total}
          keyOf={({ facility_id }) => facility_id}
          link={({ facility_id }) => ({ to: `/facilities/${facility_id}` })}
          card={(row) => (
            <PersonRow
              name={nameHere(row, 'facility_name')}
              about={[facilityKindTitle(row.kind, t), nameHere(row, 'block_name')].filter(Boolean).join(' · ')}
              due={<span className="quiet wraps">{countsOf(row, t)}</span>}
              to={`/facilities/${row.facility_id}`}
            />
          )}
          cardHeight={96}
          onNearEnd={more}
          all={async () => (await everyPage(ask, followingPage)).flatMap(({ data }) => data)}
        />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState icon={IconBuildingHospital} title={t(search === '' ? 'places:noFacilities' : 'places:noneFound')} />
      ) : null}
      {rows ? null : <PlaceNotHere online={online} failed={query.isError} again={() => void query.refetch()} />}
      {adds ? <FacilitySheet onCancel={() => setAdds(false)} onDone={() => setAdds(false)} /> : null}
    </Page>
  );
}

/** A closed one says since when, an open one how many sites it has and how many of them nobody has found. */
function countsOf({ valid_to, sites, without_position }: ListedFacility, t: Words): string {
  if (valid_to !== null) return t('places:closedSince', { date: displayDate(valid_to) });
  return [
    t('places:countSites', { count: sites, n: indianNumber(sites) }),
    without_position > 0
      ? t('places:withoutPosition', { count: without_position, n: indianNumber(without_position) })
      : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function columnsOf(t: Words): readonly Column<ListedFacility>[] {
  return [
    { key: 'name', head: t('places:facility'), kind: 'text', value: (row) => nameHere(row, 'facility_name') },
    { key: 'kind', head: t('places:kind'), kind: 'text', value: ({ kind }) => facilityKindTitle(kind, t) },
    { key: 'block', head: t('places:level_block'), kind: 'text', value: (row) => nameHere(row, 'block_name') },
    { key: 'sites', head: t('places:sites'), kind: 'number', value: ({ sites }) => sites },
    {
      key: 'position',
      head: t('places:withoutPositionHead'),
      kind: 'number',
      value: ({ without_position }) => without_position,
    },
    { key: 'workers', head: t('places:workers'), kind: 'number', value: ({ workers }) => workers },
    {
      key: 'state',
      head: t('places:state'),
      kind: 'text',
      value: ({ valid_to }) => (valid_to === null ? '' : t('places:closedSince', { date: displayDate(valid_to) })),
    },
  ];
}
