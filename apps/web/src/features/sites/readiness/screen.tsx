import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getReadiness } from '@teeka/contract/sites';
import { indianNumber } from '@teeka/domain/format';
import type { PlaceSubject } from '@teeka/domain/places';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { mayHere } from '../../../records/sites/may-here.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import classes from './readiness.module.css';
import { isReady, type Step, stepsOf, type Way } from './steps.ts';

/** What the area still lacks before anybody can be vaccinated, and where it is added. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const { data, isError, refetch } = useQuery({
    queryKey: ['readiness'],
    enabled: online,
    retry: false,
    staleTime: 0,
    queryFn: () => send(getReadiness, {}, { quiet: true }),
  });
  const steps = data && stepsOf(data);
  return (
    <Page title={t('sites:readyTitle')}>
      <p className={classes.quiet}>{t('sites:readyText')}</p>
      {steps ? (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <StepRow key={step.name} step={step} />
          ))}
        </ol>
      ) : null}
      {steps && isReady(steps) ? (
        <div className="above-16" role="status">
          <p>{t('sites:readyAll')}</p>
          <LinkButton to="/session-plans/new">{t('plans:plan')}</LinkButton>
        </div>
      ) : null}
      {!data && online && !isError ? <SkeletonList /> : null}
      {!data && isError ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('sites:readyFailed')}
          action={<Button onClick={() => void refetch()}>{t('app:retry')}</Button>}
        />
      ) : null}
      {!data && !online ? <EmptyState icon={IconWifiOff} title={t('sites:readyOffline')} /> : null}
    </Page>
  );
}

const ways = {
  '/places': 'titles:places',
  '/facilities': 'titles:facilities',
  '/workers': 'workers:title',
  '/imports/users': 'brought:title-users',
  '/imports/facilities': 'brought:linkFacilities',
  '/imports/places': 'brought:linkPlaces',
} as const satisfies Record<Exclude<Way, 'explained'>, string>;

/** What a way adds, where it is open only to who may add that. */
const adds: Partial<Readonly<Record<Way, PlaceSubject>>> = {
  '/imports/facilities': 'facility',
  '/imports/places': 'village',
};

/** Does the way lead the signed-in one anywhere? */
function opens(way: Way): boolean {
  const subject = adds[way];
  return subject === undefined || mayHere(subject);
}

function StepRow({ step: { name, count, way } }: { readonly step: Step }) {
  const { t } = useWords();
  const there = count > 0;
  const Sign = there ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={classes.step} data-there={there}>
      <Sign size={24} aria-hidden />
      <div>
        <strong>{t(`sites:ready_${name}`)}</strong>
        <p className="flat">{there ? t('sites:readyCount', { n: indianNumber(count) }) : t('sites:readyMissing')}</p>
        {name === 'villages' || name === 'stocked_sites' ? (
          <p className={classes.quiet}>{t(`sites:readyHow_${name}`)}</p>
        ) : null}
        {way === 'explained' || !opens(way) ? null : <Link to={way}>{t(ways[way])}</Link>}
      </div>
    </li>
  );
}
