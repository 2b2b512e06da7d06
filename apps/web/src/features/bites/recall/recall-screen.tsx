import { Button, Select } from '@mantine/core';
import { IconPhone, IconPhoneCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRabiesRecall, type RecallLine } from '@teeka/contract/bites';
import { displayDate } from '@teeka/domain/format';
import { useMemo, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { dayOf, now, useToday } from '../../../platform/clock/clock.ts';
import { nameHere } from '../../../platform/language/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { newId } from '../../../platform/store/new-id.ts';
import classes from '../../../records/bites/bites.module.css';
import { choices } from '../../../records/bites/choices.ts';
import { useEventForm, useEventToCorrect } from '../../../records/bites/use-event-form.ts';
import { useBiteWords } from '../../../records/bites/word-fields.tsx';
import { VisitLink } from '../../../records/sessions/visit-link.tsx';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { EmptyState, Page, Section, SkeletonList, StatusBadge, toast } from '../../../ui/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { CorrectCallSheet } from './correct-call-sheet.tsx';
import { recallHere } from './lines.ts';

const callPlace = '/rabies-recall#event';

/**
 * Who missed a day of an open course, with the number to call: from this phone, with or without network. How many
 * courses are completed the server tells.
 */
export function Screen() {
  const { t } = useWords();
  const today = useToday();
  const view = useView();
  const lines = useMemo(() => (view ? recallHere(view, today) : null), [view, today]);
  const corrected = useEventToCorrect(callPlace);
  const [closed, setClosed] = useState(false);
  const title = t('biteReports:recallTitle');
  if (!view || !lines) {
    return (
      <Page title={title}>
        <SkeletonList />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <div className={classes.stack}>
        <p className={classes.quiet} role="status">
          {t('biteReports:recallCount', { n: lines.length })} ·{' '}
          {t('due:fromPhone', { at: instantWords(view.rows.meta.pulled_at) })}
        </p>
        {lines.length === 0 ? (
          <EmptyState
            icon={IconPhoneCheck}
            title={t('biteReports:recallNone')}
            text={t('biteReports:recallNoneText')}
          />
        ) : (
          <ul className={classes.lines}>
            {lines.map((line) => (
              <Line key={line.case_id} line={line} />
            ))}
          </ul>
        )}
        <Completion site={view.rows.meta.session_site_id} />
      </div>
      {corrected && !closed ? <CorrectCallSheet corrected={corrected} onClose={() => setClosed(true)} /> : null}
    </Page>
  );
}

interface LineProps {
  readonly line: RecallLine;
}

function Line({ line }: LineProps) {
  const { t, say } = useBiteWords();
  const today = useToday();
  const { ben_name: name, ben_mobile_number: mobile, last_call } = line;
  const number = mobile.replace(/(\d{5})(\d{5})/, '$1 $2');
  const village = nameHere(line, 'village_name');
  const about = [ageAndSex(line, today), line.guardian_name, village];
  return (
    <li className={classes.line}>
      <div className="between">
        <span className={classes.name}>{name}</span>
        <StatusBadge status={line.reason === 'late' ? 'due' : 'overdue'}>
          {t(line.reason === 'late' ? 'bites:day-late' : 'bites:day-exceeded')}
        </StatusBadge>
      </div>
      <span className={classes.quiet}>{about.filter(Boolean).join(' · ')}</span>
      <span>{t('biteReports:recallLate', { day: line.day_of_dose, date: displayDate(line.planned) })}</span>
      <span>
        {line.reason === 'exceeded'
          ? t('biteReports:recallExceeded')
          : line.latest && t('biteReports:recallLatest', { date: displayDate(line.latest) })}
      </span>
      {last_call ? (
        <span className={classes.quiet}>
          {t('biteReports:recallLast', {
            time: displayDate(dayOf(new Date(last_call.at))),
            result: say('call', last_call.result),
          })}
        </span>
      ) : null}
      {mobile === '' ? (
        <span className={classes.quiet}>{t('biteReports:recallNoNumber')}</span>
      ) : (
        <div className={classes.few}>
          <Button
            component="a"
            variant="light"
            href={`tel:+91${mobile}`}
            leftSection={<IconPhone size={22} aria-hidden />}
            aria-label={`${t('biteReports:recallCall', { name })} ${number}`}
          >
            {number}
          </Button>
        </div>
      )}
      <CallResult line={line} />
      <VisitLink beneficiaryId={line.beneficiary_id} />
    </li>
  );
}

/** What came of the call; kept with the case, also without network. */
function CallResult({ line }: LineProps) {
  const { t, say } = useBiteWords();
  const { busy, saveEvent } = useEventForm(callPlace, undefined);
  const [state, setState] = useState<string | null>(null);
  const keep = async () => {
    if (!state) return;
    const at = now().toISOString();
    const event = { event_id: newId(now()), kind: 'recall' as const, at, facts: { state } };
    const { case_id, beneficiary_id: beneficiary_reference_id } = line;
    if (!(await saveEvent({ case_id, beneficiary_reference_id, event }))) return;
    toast.success(t('biteReports:recallSaved'));
    setState(null);
  };
  return (
    <div className={classes.pair}>
      <Select
        aria-label={`${t('biteReports:recallResult')}: ${line.ben_name}`}
        placeholder={t('biteReports:recallResult')}
        value={state}
        onChange={setState}
        data={choices.call.map((word) => ({ value: word, label: say('call', word) }))}
      />
      <Button variant="default" loading={busy} disabled={state === null} onClick={() => void keep()}>
        {t('biteReports:recallSave')}
      </Button>
    </div>
  );
}

/** Needs network; without it the last answer stays, with its age, or it is said that there is none. */
function Completion({ site }: { readonly site: string }) {
  const { t } = useWords();
  const online = useOnline();
  const recall = useQuery({
    queryKey: ['rabies-recall', site],
    queryFn: () => send(getRabiesRecall, { session_site_id: site }, { silent: true }),
    enabled: online,
    retry: false,
  });
  const rate = recall.data?.completion;
  return (
    <Section title={t('biteReports:completion')}>
      {rate ? (
        <div className={classes.fields}>
          {rate.percent === null ? null : (
            <span className={classes.big}>{t('biteReports:completionRate', { percent: rate.percent })}</span>
          )}
          <span>{t('biteReports:completionText', { ...rate })}</span>
          {online ? null : (
            <span className={classes.quiet}>
              {t('sync:pulledAt', { time: instantWords(new Date(recall.dataUpdatedAt).toISOString()) })}
            </span>
          )}
        </div>
      ) : (
        <span className={classes.quiet}>
          {recall.isFetching ? '…' : t(recall.isError ? 'bites:failedLoad' : 'bites:onlineOnly')}
        </span>
      )}
    </Section>
  );
}
