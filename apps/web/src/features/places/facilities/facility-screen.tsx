import { Button } from '@mantine/core';
import { IconBuildingHospital, IconMapPinPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SiteLine } from '@teeka/contract/places';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { Words } from '../../../platform/language/use-words.ts';
import { mayHere } from '../../../records/sites/may-here.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Notice, Page, PersonRow, Section } from '../../../ui/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { SiteMap } from '../map/site-map.tsx';
import { PlaceHistory } from '../parts/history.tsx';
import { facilityKindTitle } from '../parts/kind-title.ts';
import { mergedFact } from '../parts/merged-fact.tsx';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { placePath } from '../parts/place-path.ts';
import classes from '../parts/places.module.css';
import { FacilitySheet } from './facility-sheet.tsx';
import { MergeFacilitySheet } from './merge-facility-sheet.tsx';
import { RetireFacilitySheet } from './retire-facility-sheet.tsx';
import { type FoundFacility, useFacility } from './use-facility.ts';

/** One facility: its session sites, where they lie, and what was changed. */
export function Screen({ facilityID }: ParamsOf<'facilities/$facilityID'>) {
  const { t } = useWords();
  const query = useFacility(facilityID, 'shown');
  const { data } = query;
  if (!data)
    return (
      <Page title={t('titles:facility')} back="/facilities">
        <PlaceNotHere query={query} sign={IconBuildingHospital} />
      </Page>
    );
  const { facility, sites, around, history } = data;
  return (
    <Page title={nameHere(facility, 'facility_name')} back="/facilities">
      <About found={data} />
      <Section title={t('places:sites')}>
        {sites.length === 0 ? <p className="quiet flat">{t('places:noSites')}</p> : null}
        {sites.map((site) => (
          <PersonRow
            key={site.session_site_id}
            name={nameHere(site, 'session_site_name')}
            about={aboutSite(site, t)}
            to={`/session-sites/${site.session_site_id}`}
          />
        ))}
        {facility.valid_to === null && mayHere('site') ? (
          <div className={classes.acts}>
            <WayOn to={`/facilities/${facilityID}/new-site`} icon={IconMapPinPlus}>
              {t('titles:addSite')}
            </WayOn>
          </div>
        ) : null}
      </Section>
      {around.length > 0 ? (
        <Section title={t('places:mapOfBlock', { block: nameHere(facility, 'block_name') })}>
          <SiteMap sites={around} point={null} name={nameHere(facility, 'block_name')} />
        </Section>
      ) : null}
      <PlaceHistory changes={history} />
    </Page>
  );
}

const aboutSite = ({ session_category_type, villages, latitude, valid_to }: SiteLine, t: Words): string =>
  [
    t(session_category_type === '2' ? 'places:category_2' : 'places:category_1'),
    t('places:countVillages', { count: villages, n: indianNumber(villages) }),
    valid_to !== null
      ? t('places:closedSince', { date: displayDate(valid_to) })
      : latitude === null
        ? t('places:noPosition')
        : '',
  ]
    .filter(Boolean)
    .join(' · ');

type Open = 'change' | 'merge' | 'retire';

function About({ found }: { readonly found: FoundFacility }) {
  const { t } = useWords();
  const [open, setOpen] = useState<Open | null>(null);
  const { facility, merged } = found;
  const close = () => setOpen(null);
  const may = facility.valid_to === null && mayHere('facility');
  const block = { level: 'block', code: facility.block_code } as const;
  return (
    <Section title={t('places:about')}>
      {facility.valid_to === null ? null : (
        <Notice kind="info">{t('places:closedSince', { date: displayDate(facility.valid_to) })}</Notice>
      )}
      <FactList
        facts={[
          ...mergedFact(
            merged && {
              ...merged,
              name: nameHere(merged, 'facility_name'),
              to: `/facilities/${merged.facility_id}`,
            },
            t,
          ),
          [t('places:kind'), facilityKindTitle(facility.kind, t)],
          [
            t('places:level_block'),
            <Link key="block" to={placePath(block)}>
              {nameHere(facility, 'block_name')}
            </Link>,
          ],
          [t('places:level_district'), nameHere(facility, 'district_name')],
          [t('places:workers'), indianNumber(facility.workers)],
        ]}
      />
      {may ? (
        <div className={classes.acts}>
          <Button variant="light" onClick={() => setOpen('change')}>
            {t('places:change')}
          </Button>
          <Button variant="light" color="red" onClick={() => setOpen('merge')}>
            {t('places:merge')}
          </Button>
          <Button variant="light" color="red" onClick={() => setOpen('retire')}>
            {t('places:closeFacility')}
          </Button>
        </div>
      ) : null}
      {open === 'change' ? <FacilitySheet existing={facility} onCancel={close} onDone={close} /> : null}
      {open === 'merge' ? <MergeFacilitySheet found={found} onCancel={close} onDone={close} /> : null}
      {open === 'retire' ? <RetireFacilitySheet found={found} onCancel={close} onDone={close} /> : null}
    </Section>
  );
}
