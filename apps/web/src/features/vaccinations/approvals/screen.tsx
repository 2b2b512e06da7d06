import { Button } from '@mantine/core';
import { IconCircleCheck, IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  decidePreviousVaccination,
  getPreviousVaccinationFile,
  type PreviousReport,
} from '@teeka/contract/vaccinations';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { changeReasonRefusal } from '@teeka/domain/vaccinations';
import { useEffect, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { AreaFilter } from '../../../records/sites/area-filter.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import {
  ConfirmSheet,
  EmptyState,
  ListHead,
  Page,
  SkeletonList,
  StatusBadge,
  toast,
  useRefusals,
} from '../../../ui/index.ts';
import { ageInWords } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from './approvals.module.css';
import { useReports } from './use-reports.ts';

/** Previous vaccinations that wait for a decision: who, which doses, the card, and a yes that is asked once, or a no with its reason. */
export function Screen() {
  const { t } = useWords();
  const [returned, setReturned] = useState<PreviousReport | null>(null);
  const [approved, setApproved] = useState<PreviousReport | null>(null);
  const { reports, total, decided, ...list } = useReports();
  const counted = t('app:homeEarlierWaiting', { count: total, n: indianNumber(total) });
  return (
    <Page title={t('app:previousVaccinations')}>
      <ListHead count={reports && !list.changing ? counted : '…'}>
        <AreaFilter />
      </ListHead>
      {!list.online && !reports ? (
        <EmptyState icon={IconWifiOff} title={t('reports:offline')} text={t('doses:approveOffline')} />
      ) : null}
      {list.online && list.failed ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('reports:failed')}
          text={t('reports:failedNext')}
          action={<Button onClick={list.again}>{t('app:retry')}</Button>}
        />
      ) : null}
      {list.online && !list.failed && !reports ? <SkeletonList rows={4} /> : null}
      {reports?.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('doses:noneWait')} text={t('doses:noneWaitNext')} />
      ) : null}
      <ul className={classes.list}>
        {reports?.map((report) => (
          <Report
            key={report.case_id}
            report={report}
            onApprove={() => setApproved(report)}
            onReturn={() => setReturned(report)}
          />
        ))}
      </ul>
      {list.hasMore ? (
        <Button variant="default" mt={12} loading={list.turning} onClick={list.more}>
          {t('plans:more')}
        </Button>
      ) : null}
      <ApproveSheet report={approved} onClose={() => setApproved(null)} onDone={decided} />
      <ReturnSheet report={returned} onClose={() => setReturned(null)} onDone={decided} />
    </Page>
  );
}

interface ReportProps {
  readonly report: PreviousReport;
  readonly onApprove: () => void;
  readonly onReturn: () => void;
}

function Report({ report, onApprove, onReturn }: ReportProps) {
  const { t } = useWords();
  const today = useToday();
  const see = async (dose_id: string) => {
    const file = await send(getPreviousVaccinationFile, {
      beneficiary_reference_id: report.beneficiary_id,
      dose_id,
    }).catch(() => null);
    if (!(file instanceof Blob) || file.type.startsWith('text/html')) return;
    const address = URL.createObjectURL(file);
    window.open(address, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <li className={classes.report}>
      <Link to={personPath(report.beneficiary_id)} className={classes.name}>
        {report.ben_name}
      </Link>
      <p className={classes.quiet}>
        {[ageInWords(report.dob, today), report.guardian_name, report.village_name].filter(Boolean).join(' · ')}
      </p>
      <ul className={classes.doses}>
        {report.doses.map(({ dose_id, dose_code, day_of_dose, has_file }) => (
          <li key={dose_id}>
            {doseName(dose_code)} · {displayDate(day_of_dose)}
            {has_file ? (
              <Button variant="subtle" onClick={() => void see(dose_id)}>
                {t('doses:seeCard')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        <StatusBadge status="notYet">{t(report.proof === 'card' ? 'doses:proofCard' : 'doses:proofWord')}</StatusBadge>{' '}
        {t('doses:reportedBy', { name: report.reported_by_name })}
      </p>
      <div className={classes.acts}>
        <Button onClick={onApprove}>{t('doses:approve')}</Button>
        <Button variant="default" onClick={onReturn}>
          {t('doses:sendBack')}
        </Button>
      </div>
    </li>
  );
}

/** Asks once, and says what is approved: a decision is not taken back. */
function ApproveSheet({ report, onClose, onDone }: DecisionProps) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!report) return;
    setBusy(true);
    try {
      const { beneficiary_id, case_id } = report;
      const input = { beneficiary_reference_id: beneficiary_id, case_id, approve: true, remarks: '' };
      await send(decidePreviousVaccination, input);
      toast.success(t('doses:approved'));
      onClose();
    } catch {
      // Said as a toast already.
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <ConfirmSheet
      open={report !== null}
      title={t('doses:approveTitle', { name: report?.ben_name ?? '' })}
      confirm={t('doses:approve')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
    >
      <ul className={classes.doses}>
        {report?.doses.map(({ dose_id, dose_code, day_of_dose }) => (
          <li key={dose_id}>
            {doseName(dose_code)} · {displayDate(day_of_dose)}
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{t('doses:approveHint')}</p>
    </ConfirmSheet>
  );
}

interface DecisionProps {
  readonly report: PreviousReport | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ReturnSheet({ report, onClose, onDone }: DecisionProps) {
  const { t } = useWords();
  const refusals = useRefusals(['reason']);
  const [remarks, setRemarks] = useState('');
  const [busy, setBusy] = useState(false);
  const id = report?.case_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another child begins with an empty form
  useEffect(() => {
    setRemarks('');
    refusals.show([]);
  }, [id]);
  const confirm = async () => {
    const refused = changeReasonRefusal(remarks);
    if (!refusals.show(refused ? [refused] : []) || !report) return;
    setBusy(true);
    try {
      const { beneficiary_id, case_id } = report;
      const input = { beneficiary_reference_id: beneficiary_id, case_id, approve: false, remarks };
      await send(decidePreviousVaccination, input);
      onDone();
      onClose();
    } catch {
      // Said as a toast already.
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmSheet
      open={report !== null}
      title={t('doses:sendBackTitle', { name: report?.ben_name ?? '' })}
      confirm={t('doses:sendBack')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
      danger
    >
      <ReasonField
        label={t('doses:reason')}
        description={t('doses:sendBackHint')}
        value={remarks}
        onChange={setRemarks}
        refusals={refusals}
      />
    </ConfirmSheet>
  );
}
