import { Button } from '@mantine/core';
import { type PlannedSession, publishSessions, restoreSession, unfreezeSession } from '@teeka/contract/sessions/plans';
import { dateLabel, displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { BottomSheet, Notice, useRefusals } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { showsToTell, ToTell } from '../notices/to-tell.tsx';
import card from '../parts/card.module.css';
import { SessionStatus } from '../parts/session-status.tsx';
import { dayWords } from '../parts/session-words.ts';
import { siteNames } from '../parts/site-names.ts';
import { PlanFacts } from './plan-facts.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { actsOn } from './state.ts';
import { usePlanAct } from './use-plan-act.ts';

interface Props {
  readonly session: PlannedSession;
  readonly role: string;
  readonly onClose: () => void;
}

/** A plan in full, and what may be done with it. */
export function PlanSheet({ session, role, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const plan = usePlanAct();
  const refusals = useRefusals([]);
  const [asking, setAsking] = useState<'cancel' | 'freeze' | null>(null);
  if (asking) return <ReasonSheet session={session} act={asking} onClose={onClose} />;
  const { session_id, date_of_session } = session;
  const onError = refusals.fail;
  const direct = {
    publish: () => plan.act(publishSessions, { session_ids: [session_id] }, { done: t('plans:published'), onError }),
    restore: () => plan.act(restoreSession, { session_id }, { done: t('plans:restored'), onError }),
    unfreeze: () => plan.act(unfreezeSession, { session_id }, { done: t('plans:unfrozen'), onError }),
  };
  const known = dateLabel(date_of_session, today).kind !== 'date';
  return (
    <BottomSheet open onClose={onClose} title={siteNames(session).site}>
      <p className={card.head}>
        <strong>
          {dayWords(date_of_session, today)}
          {known ? `, ${displayDate(date_of_session)}` : ''}
        </strong>
        <SessionStatus session={session} />
      </p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <PlanFacts session={session} />
      {showsToTell(session.status, role) ? <ToTell session={session} /> : null}
      <div className="rows-10">
        {actsOn(session, role, today).map((act) => {
          if (act === 'edit')
            return (
              <LinkButton key={act} to={`/session-plans/${session_id}`} variant="light">
                {t('plans:edit')}
              </LinkButton>
            );
          if (act === 'cancel' || act === 'freeze')
            return (
              <Button
                key={act}
                variant="default"
                {...(act === 'cancel' ? { c: 'red' } : {})}
                onClick={() => setAsking(act)}
              >
                {t(`plans:${act}`)}
              </Button>
            );
          return (
            <Button
              key={act}
              loading={plan.busy}
              onClick={async () => {
                if (await direct[act]()) onClose();
              }}
            >
              {t(`plans:${act}`)}
            </Button>
          );
        })}
      </div>
    </BottomSheet>
  );
}
