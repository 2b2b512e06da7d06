import { IconFileUnknown, IconWifiOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getAefiReport } from '@teeka/contract/aefi';
import type { ReplyOf } from '@teeka/contract/call';
import { aefiForm, categoryOf, clocksOf } from '@teeka/domain/aefi';
import { displayDate } from '@teeka/domain/format';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import type { AddressQuery } from '../../../platform/address/use-address-query.ts';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { signedIn, type User } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { DeathReported } from '../../../records/beneficiaries/death-reported.tsx';
import { useItems, useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page, Section, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import classes from '../aefi.module.css';
import { CategoryBadge } from '../parts/category-badge.tsx';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { useNameOfVaccine } from '../parts/name-of-vaccine.ts';
import { StatusOfReport } from '../parts/status-of-report.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { CorrectHere } from './correct-here.tsx';
import { FollowUpButtons } from './follow-up-buttons.tsx';
import { batchPath, deathReportedIn, settledEvents, waitingEvents } from './state.ts';
import { WaitingEvents } from './waiting-events.tsx';

export type Report = ReplyOf<typeof getAefiReport>;

/** One report: how it stands, its clocks, what looks alike, what was said and by whom. */
export function Screen({ benID, reportID }: ParamsOf<'aefi/report/$benID/$reportID'>) {
  const user = useWatched(signedIn);
  const { t } = useAefiWords();
  const online = useOnline();
  const items = useItems();
  const settled = settledEvents(items, reportID);
  const died = deathReportedIn({}, waitingEvents(items, reportID));
  const { data, isLoading } = useQuery({
    // Requested again whenever the server has taken something about it from this phone.
    queryKey: ['aefiReport', reportID, settled],
    placeholderData: keepPreviousData,
    enabled: online,
    retry: false,
    queryFn: () =>
      send(getAefiReport, { beneficiary_reference_id: benID, report_id: reportID }, { quiet: true, ownRefusals: true }),
  });
  if (data && user.status === 'in') return <OpenReport report={data} user={user.user} />;
  return (
    <Page title={t('aefi:title')} back="/aefi">
      {isLoading ? (
        <SkeletonList rows={6} />
      ) : (
        <div className={classes.stack}>
          {died === undefined ? null : <DeathReported beneficiaryId={benID} day={died} />}
          <WaitingEvents reportId={reportID} />
          <CorrectHere reportId={reportID} beneficiaryId={benID} />
          <EmptyState
            icon={online ? IconFileUnknown : IconWifiOff}
            title={t(online ? 'aefi:notFound' : 'aefi:detailOffline')}
            text={t('aefi:notFoundNext')}
          />
        </div>
      )}
    </Page>
  );
}

function OpenReport({ report, user }: { readonly report: Report; readonly user: User }) {
  const { t, because } = useAefiWords();
  const died = deathReportedIn(report.answers, waitingEvents(useItems(), report.report_id));
  return (
    <Page
      title={report.ben_name}
      back="/aefi"
      aside={<CategoryBadge category={report.category} />}
      action={<FollowUpButtons report={report} role={user.role} />}
    >
      <div className={classes.stack}>
        <Section title={t('aefi:clocks')}>
          <div className={classes.fields}>
            <span className="beside-6">
              <StatusOfReport status={report.status} />
              <span className="quiet wraps">{categoryOf(report.answers).because.map(because).join(' · ')}</span>
            </span>
            <Clocks report={report} />
          </div>
        </Section>
        {report.death?.is_event ? <Notice>{t('aefi:childDeath', { count: report.death.days ?? 0 })}</Notice> : null}
        {died === undefined ? null : <DeathReported beneficiaryId={report.beneficiary_id} day={died} />}
        <WaitingEvents reportId={report.report_id} />
        <Cluster report={report} />
        <Answers report={report} user={user} />
        <History report={report} />
      </div>
    </Page>
  );
}

function Clocks({ report }: { readonly report: Report }) {
  const { t, instant } = useAefiWords();
  return (
    <ul className="bare-list rows-10">
      {clocksOf(report, now().getTime()).map((clock) => (
        <li key={clock.step} className="between">
          <span>
            {t(`aefi:clock-${clock.step}`)}
            {clock.due ? <span className="quiet wraps"> · {instant(clock.due)}</span> : null}
          </span>
          <ClockBadge clock={clock} />
        </li>
      ))}
    </ul>
  );
}

/** What looks like the same event, and why; proposed, not decided. */
function Cluster({ report }: { readonly report: Report }) {
  const { t, option } = useAefiWords();
  if (report.cluster.length === 0) return null;
  return (
    <Section title={t('aefi:clusterWhy')}>
      <ul className="bare-list rows-10">
        {report.cluster.map((other) => {
          const why = [
            other.same_session && t('aefi:clusterSession'),
            ...other.batches.map((batch) => t('aefi:clusterBatch', { batch })),
            ...other.symptoms.map((code) => option('symptoms', code)),
            other.symptoms.length === 0 && t('aefi:clusterSerious'),
          ];
          return (
            <li key={other.report_id}>
              {other.beneficiary_id ? (
                <Link to={`/aefi/report/${other.beneficiary_id}/${other.report_id}`}>{other.ben_name}</Link>
              ) : (
                t('aefi:clusterElsewhere')
              )}
              <div className="quiet wraps">
                {[displayDate(other.vaccinated_on), ...why].filter(Boolean).join(' · ')}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Answers({ report, user }: { readonly report: Report; readonly user: User }) {
  const { t, answer, instant } = useAefiWords();
  const nameOf = useNameOfVaccine();
  const place = [report.place.block, report.place.district, report.place.state].filter(Boolean).join(', ');
  return (
    <Section title={t('aefi:answersTitle')}>
      <dl className={classes.facts}>
        {aefiForm.fields
          .filter(({ key }) => report.answers[key] !== undefined)
          .map(({ key }) => (
            <div key={key}>
              <dt>{t(`aefi:field-${key}`)}</dt>
              <dd>{answer(key, report.answers[key])}</dd>
            </div>
          ))}
        {report.vaccines.map((row) => (
          <div key={`${row.dose_id}${row.name}${row.batch_number}`}>
            <dt>{row.is_diluent ? `${t('aefi:diluent')}: ${row.name}` : nameOf(row)}</dt>
            <dd>
              {[
                row.dose_no !== null && `${t('aefi:doseNo')}: ${row.dose_no}`,
                row.batch_number && `${t('aefi:batch')} ${row.batch_number}`,
                row.mfg_date && `${t('aefi:made')} ${displayDate(row.mfg_date)}`,
                row.expiry_date && `${t('aefi:expiry')} ${displayDate(row.expiry_date)}`,
                row.opened_at && `${t('aefi:opened')} ${instant(row.opened_at)}`,
                row.others_same_vial !== null && `${t('aefi:othersVial')}: ${row.others_same_vial}`,
              ]
                .filter(Boolean)
                .join(' · ')}
              <WhoGot to={batchPath(row, user.role)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet wraps">{place}</p>
      {report.status === 'closed' ? null : (
        <LinkButton
          to={`/aefi/new/${report.beneficiary_id}`}
          search={{ report: report.report_id } satisfies AddressQuery}
          variant="light"
        >
          {t('aefi:act-complete')}
        </LinkButton>
      )}
    </Section>
  );
}

function WhoGot({ to }: { readonly to: string | null }) {
  const { t } = useAefiWords();
  if (!to) return null;
  return (
    <div>
      <Link to={to}>{t('stock:whoGot')}</Link>
    </div>
  );
}

function History({ report }: { readonly report: Report }) {
  const { t, instant } = useAefiWords();
  return (
    <Section title={t('aefi:history')}>
      <ol className="bare-list rows-10">
        {report.events.map((event, at) => (
          <li key={event.event_id}>
            <strong>{t(at === 0 ? 'aefi:event-first' : `aefi:event-${event.kind}`)}</strong>
            <div className="quiet wraps">
              {[instant(event.captured_at), event.by].filter(Boolean).join(' · ')}
              {event.note === '' ? null : <div>{event.note}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
