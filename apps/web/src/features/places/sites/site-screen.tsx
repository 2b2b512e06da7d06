import { Button } from '@mantine/core';
import { IconMapPinOff, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { nearestOf, pointWords } from '@teeka/domain/places';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { wayLink } from '../../../platform/native/way-to.ts';
import { mayHere } from '../../../records/sites/may-here.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Notice, Page, Section } from '../../../ui/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { nearestWords } from '../map/nearest-words.ts';
import { positioned, SiteMap } from '../map/site-map.tsx';
import { PlaceHistory } from '../parts/history.tsx';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { placePath } from '../parts/place-path.ts';
import classes from '../parts/places.module.css';
import { PositionSheet } from './position-sheet.tsx';
import { RetireSiteSheet } from './retire-site-sheet.tsx';
import { type FoundSite, useSite } from './use-site.ts';

/** One session site: where it is, which villages it serves, what hangs on it, what was changed. */
export function Screen({ siteID }: ParamsOf<'session-sites/$siteID'>) {
  const { t } = useWords();
  const query = useSite(siteID, 'shown');
  const { data } = query;
  if (!data)
    return (
      <Page title={t('titles:site')} deep>
        <PlaceNotHere query={query} sign={IconMapPinOff} />
      </Page>
    );
  const { site, villages, history } = data;
  return (
    <Page title={nameHere(site, 'session_site_name')} deep>
      <About found={data} />
      <Where found={data} />
      <Section title={t('places:countVillages', { count: villages.length, n: indianNumber(villages.length) })}>
        {villages.length === 0 ? <p className="quiet flat">{t('places:noVillages')}</p> : null}
        <ul className={classes.names}>
          {villages.map((village) => (
            <li key={village.code} className={classes.listed}>
              <Link to={placePath({ level: 'village', code: village.code })}>{nameHere(village, 'place_name')}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <PlaceHistory changes={history} />
    </Page>
  );
}

function About({ found }: { readonly found: FoundSite }) {
  const { t } = useWords();
  const [closes, setCloses] = useState(false);
  const { site, hangs } = found;
  const counts = [
    ['planned', hangs.planned],
    ['on_going', hangs.on_going],
    ['due', hangs.due],
    ['batches', hangs.batches],
    ['workers', hangs.workers],
  ] as const;
  return (
    <Section title={t('places:about')}>
      {site.valid_to === null ? null : (
        <Notice kind="info">{t('places:closedSince', { date: displayDate(site.valid_to) })}</Notice>
      )}
      <FactList
        facts={[
          [
            t('titles:facility'),
            <Link key="facility" to={`/facilities/${site.facility_id}`}>
              {nameHere(site, 'facility_name')}
            </Link>,
          ],
          [t('places:category'), t(site.session_category_type === '2' ? 'places:category_2' : 'places:category_1')],
          ...counts.map(([name, count]) => [t(`places:hangs_${name}`), indianNumber(count)] as const),
        ]}
      />
      {site.valid_to === null && mayHere('site') ? (
        <div className={classes.acts}>
          <WayOn to={`/session-sites/${site.session_site_id}/change`} icon={IconPencil}>
            {t('places:change')}
          </WayOn>
          <Button variant="light" color="red" onClick={() => setCloses(true)}>
            {t('places:closeSite')}
          </Button>
        </div>
      ) : null}
      {closes ? (
        <RetireSiteSheet found={found} onCancel={() => setCloses(false)} onDone={() => setCloses(false)} />
      ) : null}
    </Section>
  );
}

function Where({ found: { site, around } }: { readonly found: FoundSite }) {
  const { t } = useWords();
  const [sets, setSets] = useState(false);
  const point = positioned(site);
  const nearest =
    point &&
    nearestOf(
      point,
      around.flatMap((other) => positioned(other) ?? []),
    );
  const way = point && wayLink(point);
  const name = nameHere(site, 'session_site_name');
  return (
    <Section title={t('plans:position')}>
      <p className="flat">{point ? pointWords(point) : t('plans:positionNone')}</p>
      {nearest ? <p className="flat">{nearestWords(nearest, t)}</p> : null}
      {point ? (
        <div className="above-8">
          <SiteMap key={pointWords(point)} sites={around} point={point} name={name} />
        </div>
      ) : null}
      <div className={classes.acts}>
        {site.valid_to === null && mayHere('position') ? (
          <Button onClick={() => setSets(true)}>{t(point ? 'places:positionChange' : 'places:positionSet')}</Button>
        ) : null}
        {way ? (
          <Button component="a" {...way} variant="default">
            {t('plans:directions')}
          </Button>
        ) : null}
      </div>
      {sets ? (
        <PositionSheet site={site} around={around} onCancel={() => setSets(false)} onDone={() => setSets(false)} />
      ) : null}
    </Section>
  );
}
