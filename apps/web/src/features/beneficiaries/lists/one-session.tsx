import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getSessionPlan } from '@teeka/contract/sessions/plans';
import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';

interface Props {
  readonly session: string;
  /** The day that the address names, which stands there while the name of the session is on its way. */
  readonly day: CivilDate | null;
}

/** Of which session the people below are, with the way to the people of all sessions. */
export function OneSession({ session, day }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['sessions', 'plan', session],
    enabled: online,
    retry: false,
    queryFn: () => send(getSessionPlan, { session_id: session }, { quiet: true, silent: true }),
  });
  const date = data?.date_of_session ?? day;
  const name = data && (data.session_name || nameHere(data, 'session_site_name'));
  return (
    <div className="beside below-12">
      <p className="flat strong wraps">{[date && displayDate(date), name].filter(Boolean).join(' · ')}</p>
      <LinkButton
        to="."
        search={(before: object) => ({ ...before, session: undefined, from: undefined, to: undefined })}
        variant="default"
        leftSection={<IconArrowLeft size={20} aria-hidden />}
      >
        {t('reports:allSessions')}
      </LinkButton>
    </div>
  );
}
