import type { Session } from '@teeka/contract/sessions';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { SessionLines } from './session-lines.tsx';

interface Props {
  readonly sessions: readonly Session[];
  readonly today: string;
}

/** Sessions that will not be held, or stand still for now: folded away, with their number. */
export function SetAside({ sessions, today }: Props) {
  const { t } = useWords();
  if (sessions.length === 0) return null;
  return (
    <Disclosure title={t('sessions:setAside', { n: indianNumber(sessions.length) })}>
      <SessionLines sessions={sessions} today={today} />
    </Disclosure>
  );
}
