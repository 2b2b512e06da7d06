import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getPlace, type PlaceName } from '@teeka/contract/places';
import { recordsRoles } from '@teeka/contract/roles';
import type { AreaPart } from '@teeka/contract/within';
import { useState } from 'react';
import { partWord } from '../../../platform/address/kinds.ts';
import { isNone, send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { AreaRecords } from '../../../records/fhir/area-records.tsx';
import { mayHere } from '../../../records/sites/may-here.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Notice, Page, Section } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { PlaceHistory } from '../parts/history.tsx';
import { mergedFact } from '../parts/merged-fact.tsx';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { PathLine } from '../parts/path-line.tsx';
import { isSeenHere, placePath } from '../parts/place-path.ts';
import classes from '../parts/places.module.css';
import { MergeVillageSheet } from './merge-village-sheet.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { closedWords, type FoundPlace, hangingFacts, levelWords } from './place-words.ts';
import { PlacesBelow } from './places-below.tsx';
import { RetirePlaceSheet } from './retire-place-sheet.tsx';

interface Props {
  readonly place: Pick<PlaceName, 'level' | 'code'>;
  /** It is the own area itself: nothing that one may open lies above it. */
  readonly isTop?: boolean;
}

/** A place with all that hangs on it; shown before it is changed, merged or closed. */
export function PlacePage({ place: { level, code }, isTop = false }: Props) {
  const { t } = useWords();
  const found = useQuery({
    queryKey: ['places', 'one', level, code],
    enabled: useOnline(),
    retry: false,
    staleTime: 0,
    queryFn: () => send(getPlace, { level, code }, { quiet: true }),
  });
  const { data, error } = found;
  const back = isTop ? {} : { back: '/places' };
  if (!data || isNone(error))
    return (
      <Page title={t('titles:places')} {...back}>
        <PlaceNotHere query={found} sign={IconMapOff} />
      </Page>
    );
  const above = data.path.slice(0, -1);
  const part = areaPartOf({ level, code });
  const parent = isTop ? undefined : above.filter(isSeenHere).at(-1);
  return (
    <Page title={nameHere(data.place, 'place_name')} {...(parent ? { back: placePath(parent) } : back)}>
      <PathLine above={isTop ? [] : above} />
      <About found={data} />
      {level === 'village' ? null : <PlacesBelow under={{ level, code }} path={data.path} />}
      {part && mayAsk({ access: recordsRoles }) ? <AreaRecords within={part} /> : null}
      <PlaceHistory changes={data.history} />
    </Page>
  );
}

/** The part of an area that a place is; areas are not made of villages, nor of sub-districts. */
function areaPartOf({ level, code }: Props['place']): AreaPart | null {
  return level === 'state' || level === 'district' || level === 'block' ? { level, code } : null;
}

type Open = 'change' | 'merge' | 'retire';

function About({ found }: { readonly found: FoundPlace }) {
  const { t } = useWords();
  const [open, setOpen] = useState<Open | null>(null);
  const { place, merged, hangs } = found;
  const isVillage = place.level === 'village';
  const isOpen = place.valid_to === null;
  const may = isOpen && mayHere(place.level);
  const close = () => setOpen(null);
  const facts = [
    [t('places:level'), levelWords(place, t)],
    [t('places:code'), String(place.code)],
  ] as const;
  return (
    <Section title={t('places:about')}>
      {isOpen ? null : <Notice kind="info">{closedWords(place, t)}</Notice>}
      <FactList
        facts={[
          ...facts,
          ...mergedFact(merged && { ...merged, name: nameHere(merged, 'place_name'), to: placePath(merged) }, t),
          ...hangingFacts(found, t),
        ]}
      />
      {hangs.sites.length > 0 ? (
        <>
          <h3>{t('places:sitesHere')}</h3>
          <ul className={classes.names}>
            {hangs.sites.map((site) => (
              <li key={site.session_site_id} className={classes.listed}>
                <Link to={`/session-sites/${site.session_site_id}`}>{nameHere(site, 'session_site_name')}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isVillage && isOpen ? <AshasOf found={found} /> : null}
      {may ? (
        <div className={classes.acts}>
          <Button variant="light" onClick={() => setOpen('change')}>
            {t('places:change')}
          </Button>
          {isVillage ? (
            <Button variant="light" color="red" onClick={() => setOpen('merge')}>
              {t('places:merge')}
            </Button>
          ) : null}
          <Button variant="light" color="red" onClick={() => setOpen('retire')}>
            {t('places:retire')}
          </Button>
        </div>
      ) : null}
      {open === 'change' ? <PlaceSheet existing={place} path={found.path} onCancel={close} onDone={close} /> : null}
      {open === 'merge' ? <MergeVillageSheet found={found} onCancel={close} onDone={close} /> : null}
      {open === 'retire' ? <RetirePlaceSheet found={found} onCancel={close} onDone={close} /> : null}
    </Section>
  );
}

/** Who looks after a village; villages are given on the page of an ASHA. */
function AshasOf({ found: { hangs, path } }: { readonly found: FoundPlace }) {
  const { t } = useWords();
  // Who could be given the village is posted in its block.
  const block = path.find(({ level }) => level === 'block');
  const part = partWord(block ? { level: 'block', code: block.code } : null);
  return (
    <>
      <h3>{t('places:ashas')}</h3>
      {hangs.ashas.length === 0 ? <p className="flat">{t('places:noAsha')}</p> : null}
      <ul className={classes.names}>
        {hangs.ashas.map(({ user_id, display_name }) => (
          <li key={user_id} className={classes.listed}>
            <Link to={`/workers/${user_id}/villages`}>{display_name}</Link>
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        <LinkButton to="/workers" search={{ role: 'ASHA', ...(part ? { part } : {}) }} variant="default">
          {t('places:ashasOfArea')}
        </LinkButton>
      </div>
    </>
  );
}
