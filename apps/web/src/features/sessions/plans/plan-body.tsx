import { Button } from '@mantine/core';
import { type PlannedSession, publishSessions, restoreSession, unfreezeSession } from '@teeka/contract/sessions/plans';
import { dateLabel, displayDate } from '@teeka/domain/format';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { Notice, useRefusals } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { showsToTell, ToTell } from '../notices/to-tell.tsx';
import card from '../parts/card.module.css';
import { SessionStatus } from '../parts/session-status.tsx';
import { dayWords } from '../parts/session-words.ts';
import { PlanFacts } from './plan-facts.tsx';
import { actsOn } from './state.ts';
import { usePlanAct } from './use-plan-act.ts';

interface Props {
  readonly session: PlannedSession;
  readonly role: string;
  /** It was changed at once, without a question. */
  readonly onDone: () => void;
  /** A reason has to be given first. */
  readonly onAsk: (act: 'cancel' | 'freeze') => void;
}

/** A plan in full, and what may be done with it. */
export function PlanBody({ session, role, onDone, onAsk }: Props) {
  const { t } = useWords();
  const today = useToday();
  const plan = usePlanAct();
  const refusals = useRefusals([]);
  const { session_id, date_of_session } = session;
  const onError = refusals.fail;
  const direct = {
    publish: () => plan.act(publishSessions, { session_ids: [session_id] }, { done: t('plans:published'), onError }),
    restore: () => plan.act(restoreSession, { session_id }, { done: t('plans:restored'), onError }),
    unfreeze: () => plan.act(unfreezeSession, { session_id }, { done: t('plans:unfrozen'), onError }),
  };
  const known = dateLabel(date_of_session, today).kind !== 'date';
  return (
    <>
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
                onClick={() => onAsk(act)}
              >
                {t(`plans:${act}`)}
              </Button>
            );
          return (
            <Button
              key={act}
              loading={plan.busy}
              onClick={async () => {
                if (await direct[act]()) onDone();
              }}
            >
              {t(`plans:${act}`)}
            </Button>
          );
        })}
      </div>
    </>
  );
}
