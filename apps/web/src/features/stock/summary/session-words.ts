import { displayDate } from '@teeka/domain/format';

interface Session {
  readonly session_name: string;
  readonly session_site_name: string;
  readonly date_of_session: string;
}

/** How a session is named on two lines; one that is called as its site does not say it twice. */
export function sessionWords({ session_name, session_site_name, date_of_session }: Session) {
  const name = session_name.trim() || session_site_name;
  const site = name === session_site_name ? [] : [session_site_name];
  return { name, about: [displayDate(date_of_session), ...site].join(' · ') };
}
