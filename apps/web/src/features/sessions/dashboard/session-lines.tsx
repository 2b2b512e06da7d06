import type { Session } from '@teeka/contract/sessions';
import { SessionLine } from './session-line.tsx';

interface Props {
  readonly sessions: readonly Session[];
  readonly today: string;
}

export function SessionLines({ sessions, today }: Props) {
  if (sessions.length === 0) return null;
  return (
    <ul className="frame">
      {sessions.map((session) => (
        <li key={session.session_id} className="ruled">
          <SessionLine session={session} today={today} />
        </li>
      ))}
    </ul>
  );
}
