import { displayDate } from '@teeka/domain/format';

interface Session {
  readonly session_name: string;
  readonly session_site_name: string;
  readonly date_of_session: string;
}

/** A session in one line; one that is called as its site does not say it twice. */
export function sessionWords({ session_name, session_site_name, date_of_session }: Session): string {
  const name = session_name.trim();
  const own = name === '' || name === session_site_name ? [] : [name];
  return [...own, session_site_name, displayDate(date_of_session)].join(' · ');
}
