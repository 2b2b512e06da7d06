import { cancelSession, freezeSession, type PlannedSession } from '@teeka/contract/sessions/plans';
import { indianNumber } from '@teeka/domain/format';
import { checkRemark } from '@teeka/domain/text';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmSheet, Notice, useRefusals } from '../../../ui/index.ts';
import { tellsLater } from '../notices/to-tell.tsx';
import { siteNames } from '../parts/site-names.ts';
import { bookedOn } from './state.ts';
import { usePlanAct } from './use-plan-act.ts';

interface Props {
  readonly session: PlannedSession;
  readonly act: 'cancel' | 'freeze';
  readonly onClose: () => void;
}

const words = {
  cancel: { title: 'plans:cancelTitle', confirm: 'plans:cancel', done: 'plans:cancelled' },
  freeze: { title: 'plans:freezeTitle', confirm: 'plans:freeze', done: 'plans:frozen' },
} as const;

/** Asks once, and for the reason that everybody at the site will read. */
export default function ReasonSheet({ session, act, onClose }: Props) {
  const { t } = useWords();
  const plan = usePlanAct();
  const refusals = useRefusals(['reason']);
  const [reason, setReason] = useState('');
  const { title, confirm, done } = words[act];
  const booked = bookedOn(session);
  const later = act === 'freeze' && tellsLater({ ...session, status: 'frozen' });
  const hears = later ? 'plans:hearsLater' : 'plans:hearsNow';
  const save = async () => {
    const checked = checkRemark(reason);
    if (!checked.ok) {
      refusals.show([{ ...checked.refusal, path: 'reason' }]);
      return;
    }
    const input = { session_id: session.session_id, reason: checked.normal };
    const call = act === 'cancel' ? cancelSession : freezeSession;
    if (await plan.act(call, input, { done: t(done), onError: refusals.fail })) onClose();
  };
  return (
    <ConfirmSheet
      open
      title={t(title)}
      confirm={t(confirm)}
      keep={t('plans:keep')}
      onConfirm={() => void save()}
      onCancel={onClose}
      busy={plan.busy}
      danger
    >
      <p>
        <strong>{siteNames(session).site}</strong>
      </p>
      {act === 'freeze' ? <p>{t('plans:freezeBody')}</p> : null}
      {booked > 0 ? <p>{t(hears, { n: indianNumber(booked) })}</p> : null}
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <ReasonField
        label={t('plans:reason')}
        description={t('plans:reasonHelp')}
        value={reason}
        onChange={setReason}
        refusals={refusals}
      />
    </ConfirmSheet>
  );
}
