import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { deathAfterDose, type FormStep, isNeeded } from '@teeka/domain/aefi';
import { displayDate } from '@teeka/domain/format';
import { Suspense } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { type AddressQuery, useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { dayOf, now } from '../../../platform/clock/index.ts';
import { signedIn, type User } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { doseDays } from '../../../records/vaccinations/dose-days.ts';
import { Notice, Page, Section, SkeletonList, StepHeader, toast } from '../../../ui/index.ts';
import { late } from '../../../ui/late/late.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from '../aefi.module.css';
import { deathReportedIn } from '../detail/state.ts';
import { AefiFields } from '../parts/aefi-fields.tsx';
import { CategoryBadge } from '../parts/category-badge.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { applicableFields, missingCount, stepsOf } from './state.ts';
import { type OpenReport, useReport } from './use-report.ts';

/** Asked in one step of five only. */
const VaccineRows = late(() => import('./vaccine-rows.tsx').then((file) => ({ default: file.VaccineRows })));

/** The report of an adverse event, in steps; the first of them alone is a notice. */
export function Screen({ benID }: ParamsOf<'aefi/new/$benID'>) {
  const signed = useWatched(signedIn);
  const { report = '' } = useAddressQuery();
  return signed.status === 'in' ? (
    <ReportForm key={`${benID}${report}`} user={signed.user} person={benID} report={report} />
  ) : null;
}

/** A death is reported seldom: what its declaration asks is loaded then. */
async function isDeclaredHere({ person }: OpenReport, { role }: User): Promise<boolean> {
  const { declarationOf } = await import('../../../records/beneficiaries/declaration.ts');
  return declarationOf(person?.record ?? null, { role, today: dayOf(now()) }) === 'here';
}

interface Props {
  readonly user: User;
  readonly person: string;
  readonly report: string;
}

const titles = {
  event: 'aefi:stepEvent',
  notice: 'aefi:stepNotice',
  person: 'aefi:stepPerson',
  vaccination: 'aefi:stepVaccination',
  sign: 'aefi:stepSign',
} as const satisfies Record<FormStep, string>;

function ReportForm({ user, person, report }: Props) {
  const { t } = useAefiWords();
  const navigate = useNavigate();
  const open = useReport(user, { person, report });
  const steps = stepsOf(user.role);
  const step = open.draft && steps.includes(open.draft.step) ? open.draft.step : 'event';
  const at = steps.indexOf(step);
  const isLast = at === steps.length - 1;
  const missing = isLast && steps.length > 1 ? missingCount(open, now().getTime()) : 0;
  const finish = async (file: boolean) => {
    const died = deathReportedIn(open.answers, []);
    const declares = died !== undefined && (await isDeclaredHere(open, user));
    if (!(await open.finish(file))) return;
    toast.success(t(file ? 'aefi:filedSaved' : 'aefi:noticeSaved'));
    if (declares) void navigate({ to: personPath(person), search: { died } satisfies AddressQuery, replace: true });
    else void navigate({ to: '/aefi', replace: true });
  };
  if (!open.ready)
    return (
      <Page deep title={t('aefi:reportFor')}>
        <SkeletonList rows={6} />
      </Page>
    );
  const action = (
    <div className={classes.actions}>
      {step === 'event' && report === '' && steps.length > 1 ? (
        <Button variant="light" loading={open.busy} onClick={() => void finish(false)}>
          {t('aefi:sendNotice')}
        </Button>
      ) : null}
      {isLast ? (
        <Button loading={open.busy} onClick={() => void finish(steps.length > 1)}>
          {t(steps.length > 1 ? 'aefi:fileForm' : 'aefi:report')}
        </Button>
      ) : (
        <Button onClick={open.next}>{t('aefi:next')}</Button>
      )}
    </div>
  );
  return (
    <Page deep title={open.name || t('aefi:reportFor')} action={action}>
      {steps.length > 1 ? (
        <StepHeader
          steps={steps.map((key) => ({ key, title: t(titles[key]), onGo: () => open.goTo(key) }))}
          current={at}
        />
      ) : null}
      <div className={classes.stack}>
        {open.refusals.general ? <Notice>{open.refusals.general}</Notice> : null}
        <Already open={open} person={person} />
        <StepFields open={open} step={step} />
        {step === 'event' || step === 'notice' ? <CategoryLine open={open} /> : null}
        {missing > 0 ? <Notice kind="info">{t('aefi:stillMissing', { count: missing })}</Notice> : null}
      </div>
    </Page>
  );
}

function StepFields({ open, step }: { readonly open: OpenReport; readonly step: FormStep }) {
  const { t } = useAefiWords();
  const { answers, refusals } = open;
  return (
    <>
      <Section title={t(titles[step])}>
        <AefiFields
          fields={applicableFields(step, answers)}
          answers={answers}
          errorOf={refusals.of}
          isRequired={(field) => isNeeded(field, answers, step === 'event' ? 'notice' : 'filing')}
          onAnswer={(key, value) => open.change({ [key]: value })}
        />
      </Section>
      {step === 'event' ? <ChildDeath open={open} /> : null}
      {step === 'vaccination' ? (
        <Suspense fallback={<SkeletonList rows={3} />}>
          <VaccineRows rows={open.vaccines} onRows={open.changeRows} errorOf={refusals.of} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The 28-day window: a child's death so soon after a dose is an event, whatever is thought of its cause. */
function ChildDeath({ open: { answers, person } }: { readonly open: OpenReport }) {
  const { t } = useAefiWords();
  const died = deathReportedIn(answers, []);
  const record = person?.record;
  if (died === undefined || !record) return null;
  const on = died || record.deceased_on;
  if (!on) return null;
  const { isEvent, days } = deathAfterDose({ dob: record.dob, on }, doseDays(person));
  return isEvent ? <Notice>{t('aefi:childDeath', { count: days ?? 0 })}</Notice> : null;
}

/** A second report of the same event helps nobody: the open one is shown first. */
function Already({ open, person }: { readonly open: OpenReport; readonly person: string }) {
  const { t } = useAefiWords();
  const [one] = open.openReports;
  if (!one) return null;
  return (
    <Notice kind="info">
      {t('aefi:openReport', { date: displayDate(dayOf(new Date(one.notified_at))) })}{' '}
      <Link to={`/aefi/report/${person}/${one.report_id}`}>{t('aefi:openIt')}</Link>
    </Notice>
  );
}

/** What the answers make of the event, why, and what that asks for. */
function CategoryLine({ open }: { readonly open: OpenReport }) {
  const { t, because } = useAefiWords();
  return (
    <Section title={t('aefi:category')}>
      <div className={classes.stack} aria-live="polite">
        <div className="between">
          <CategoryBadge category={open.category} />
          <span className="quiet wraps">{open.because.map(because).join(' · ')}</span>
        </div>
        {open.similar.length > 0 ? (
          <Notice kind="info">{t('aefi:clusterProposed', { count: open.similar.length })}</Notice>
        ) : null}
        {open.category === 'minor' ? null : <Notice>{t('aefi:call24')}</Notice>}
      </div>
    </Section>
  );
}
