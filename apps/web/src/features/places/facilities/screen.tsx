import { Button } from '@mantine/core';
import { IconBuildingHospital, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { getFacilities, type ListedFacility } from '@teeka/contract/places';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { Words } from '../../../platform/language/use-words.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { mayHere } from '../../../records/sites/may-here.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Page } from '../../../ui/index.ts';
import type { Column } from '../../../ui/table/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { FoundRows } from '../parts/found-rows.tsx';
import { facilityKindTitle } from '../parts/kind-title.ts';
import { useFoundRows } from '../parts/use-found-rows.ts';
import { FacilitySheet } from './facility-sheet.tsx';

/** Facilities of the area, found by a part of their names or of their sites' names. */
export function Screen() {
  const { t } = useWords();
  const within = useArea();
  const [adds, setAdds] = useState(false);
  const list = useFoundRows(['facilities', within], (search, page) =>
    send(getFacilities, { within, search, page }, { quiet: true }),
  );
  const { online, typed, setTyped, total } = list;
  return (
    <Page
      title={t('titles:facilities')}
      pinned={
        <div className="rows-12">
          <SearchField says={t('places:searchFacilities')} typed={typed} onType={setTyped} disabled={!online} />
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
      <FoundRows
        list={list}
        title={t('titles:facilities')}
        counted={t('places:countFacilities', { count: total, n: indianNumber(total) })}
        columns={columnsOf(t)}
        keyOf={({ facility_id }) => facility_id}
        to={({ facility_id }) => `/facilities/${facility_id}`}
        card={(row) => ({
          name: nameHere(row, 'facility_name'),
          about: [facilityKindTitle(row.kind, t), nameHere(row, 'block_name')].filter(Boolean).join(' · '),
          due: <span className="quiet wraps">{countsOf(row, t)}</span>,
        })}
        cardHeight={96}
        none={t('places:noFacilities')}
        sign={IconBuildingHospital}
      >
        {mayHere('facility') ? (
          <WayOn to="/imports/facilities" icon={IconFileSpreadsheet}>
            {t('brought:linkFacilities')}
          </WayOn>
        ) : null}
      </FoundRows>
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
    { key: 'name', head: t('titles:facility'), kind: 'text', value: (row) => nameHere(row, 'facility_name') },
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
