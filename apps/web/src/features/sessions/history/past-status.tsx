import type { Session } from '@teeka/contract/sessions';
import { useWords, type Words } from '../../../platform/language/index.ts';
import { type Status, StatusBadge, statuses } from '../../../ui/index.ts';
import { statusOf } from '../parts/session-words.ts';

/** What a session of the past has come to, in words: one that waits was not started. */
export function pastWord(t: Words, status: Status): string {
  if (status === 'yetToStart') return t('plans:pastNotStarted');
  return status === 'freeze' ? t('plans:pastFrozen') : t(statuses[status].word);
}

interface Props {
  readonly session: Pick<Session, 'status'>;
  /** Within a line of text. */
  readonly plain?: boolean;
}

/** What a session of the past has come to. */
export function PastStatus({ session, plain = false }: Props) {
  const { t } = useWords();
  const status = statusOf(session);
  if (!status) return <span>{t('sessions:unknownStatus')}</span>;
  return (
    <StatusBadge status={status} plain={plain}>
      {pastWord(t, status)}
    </StatusBadge>
  );
}
