import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getSessionPlan, type PlannedSession } from '@teeka/contract/sessions/plans';
import { displayDate } from '@teeka/domain/format';
import { isNone, send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';

/** The session that an address names; `none` where there is no such session. */
export function useNamedSession(session: string) {
  const online = useOnline();
  const { data, error } = useQuery({
    queryKey: ['sessions', 'plan', session],
    enabled: online && session !== '',
    retry: false,
    queryFn: () => send(getSessionPlan, { session_id: session }, { quiet: true, silent: true }),
  });
  return { named: data ?? null, none: isNone(error) };
}

/** The day of a session and what it is called; '' while it is not known. */
export const sessionInWords = (named: PlannedSession | null): string =>
  named ? `${displayDate(named.date_of_session)} · ${named.session_name || nameHere(named, 'session_site_name')}` : '';

/** Of which session the people below are, with the way to the people of all sessions. */
export function OneSession({ named }: { readonly named: PlannedSession | null }) {
  return (
    <div className="beside below-12">
      <p className="flat strong wraps">{sessionInWords(named)}</p>
      <AllSessions />
    </div>
  );
}

/** The way to the people of all sessions. */
export function AllSessions() {
  const { t } = useWords();
  return (
    <LinkButton
      to="."
      search={(before: object) => ({ ...before, session: undefined, from: undefined, to: undefined })}
      variant="default"
      leftSection={<IconArrowLeft size={20} aria-hidden />}
    >
      {t('reports:allSessions')}
    </LinkButton>
  );
}
