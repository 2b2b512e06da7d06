import { IconClipboardHeart } from '@tabler/icons-react';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { LinkButton } from '../../ui/page/link-button.tsx';
import { useView } from '../workday/index.ts';
import { visitGoingOn } from './visit-going-on.ts';
import { mayAct, visitPath } from './visit-path.ts';

/**
 * From a person to their case at the session that is on going, or has ended today without something; only where this worker
 * may open it.
 */
export function VisitLink({ beneficiaryId }: { readonly beneficiaryId: string }) {
  const { t } = useWords();
  const view = useView();
  const today = useToday();
  const visit = view && visitGoingOn(view, beneficiaryId, today);
  if (!visit || !mayAct(visit.act, currentUser()?.role)) return null;
  return (
    <LinkButton
      to={visitPath(visit.act, visit)}
      variant="light"
      leftSection={<IconClipboardHeart size={22} aria-hidden />}
    >
      {t(visit.hasEnded ? 'cases:forgotten' : visit.act === 'vaccinate' ? 'cases:openCase' : 'cases:goVerify')}
    </LinkButton>
  );
}
