import type { Session } from '@teeka/contract/sessions';
import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { statusOf } from './session-words.ts';

interface Props {
  readonly session: Pick<Session, 'status'>;
  /** Within a line of text. */
  readonly plain?: boolean;
}

/** Where a session stands: green for ongoing, grey for yet to start, red for completed, always with icon and word. */
export function SessionStatus({ session, plain = false }: Props) {
  const { t } = useWords();
  const status = statusOf(session);
  return status ? <StatusBadge status={status} plain={plain} /> : <span>{t('sessions:unknownStatus')}</span>;
}
