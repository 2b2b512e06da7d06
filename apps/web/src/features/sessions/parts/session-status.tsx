import type { Session } from '@teeka/contract/sessions';
import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { statusOf } from './session-words.ts';

interface Props {
  readonly session: Pick<Session, 'status'>;
  /** Within a line of text. */
  readonly plain?: boolean;
  /** In the heading of the session's own page a completed one is red (the specification's page header). */
  readonly heading?: boolean;
}

/** Where a session stands: green for ongoing, grey for yet to start and completed, always with icon and word. */
export function SessionStatus({ session, plain = false, heading = false }: Props) {
  const { t } = useWords();
  const status = statusOf(session);
  if (!status) return <span>{t('sessions:unknownStatus')}</span>;
  const tone = heading && status === 'completed' ? 'danger' : undefined;
  return <StatusBadge status={status} plain={plain} tone={tone} />;
}
