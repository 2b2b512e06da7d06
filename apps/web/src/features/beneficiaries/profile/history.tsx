import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getBeneficiaryHistory } from '@teeka/contract/beneficiaries';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { useSettled } from '../../../records/workday/use-settled.ts';
import spoken from '../../../ui/content/spoken.module.css';
import { Notice, SkeletonList } from '../../../ui/index.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { type EventOfHistory, historyOf } from './history-events.ts';
import classes from './profile.module.css';
import { useHistoryWords } from './use-history-words.ts';

/** Who registered, verified and changed this person, and when, in words; requested when somebody opens it. */
export function History({ beneficiaryId }: { readonly beneficiaryId: string }) {
  const { t } = useWords();
  const online = useOnline();
  const [wanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['history', beneficiaryId, useSettled(beneficiaryId)],
    placeholderData: keepPreviousData,
    enabled: wanted && online,
    staleTime: 0,
    queryFn: async () => {
      const request = { beneficiary_id: beneficiaryId };
      return historyOf(await send(getBeneficiaryHistory, request, { quiet: true, silent: true }));
    },
  });
  return (
    <Folded
      title={t('beneficiaries:history')}
      onToggle={({ currentTarget }) => setWanted((before) => before || currentTarget.open)}
    >
      {data ? <Events events={data} /> : null}
      {!data && !online ? <Notice kind="info">{t('beneficiaries:historyOffline')}</Notice> : null}
      {!data && online && wanted && !isError ? <SkeletonList rows={3} /> : null}
      {!data && online && isError ? (
        <Button variant="light" onClick={() => void refetch()}>
          {t('app:retry')}
        </Button>
      ) : null}
    </Folded>
  );
}

function Events({ events }: { readonly events: readonly EventOfHistory[] }) {
  const { t } = useWords();
  const words = useHistoryWords();
  if (events.length === 0) return <p className={classes.note}>{t('beneficiaries:historyNone')}</p>;
  return (
    <ol className="bare-list">
      {events.map((event) => (
        <li key={event.key} className={`ruled ${classes.event}`}>
          <strong>{words.title(event)}</strong>
          <span className={classes.quiet}>{words.byWhom(event)}</span>
          {event.changes.map((change) => (
            <span key={change.field} className={classes.change}>
              <span className={classes.quiet}>{words.field(change.field)}</span>
              {words.isValueHidden(change.field) ? (
                <span>{t('beneficiaries:changedHidden')}</span>
              ) : (
                <span>
                  {words.value(change.field, change.old_value)} <span aria-hidden>→</span>
                  <span className={spoken.spoken}> {t('beneficiaries:becomes')} </span>{' '}
                  <strong>{words.value(change.field, change.new_value)}</strong>
                </span>
              )}
            </span>
          ))}
          {event.remarks ? <span>{event.remarks}</span> : null}
        </li>
      ))}
    </ol>
  );
}
