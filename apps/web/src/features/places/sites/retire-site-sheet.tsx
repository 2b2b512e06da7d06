import { retireSite } from '@teeka/contract/places';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { toast } from '../../../ui/index.ts';
import { ReasonSheet } from '../parts/reason-sheet.tsx';
import { useChange } from '../parts/use-change.ts';
import type { FoundSite } from './use-site.ts';

interface Props {
  readonly found: FoundSite;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Closes a session site: it takes no new plans, and its past stays. */
export function RetireSiteSheet({ found: { site }, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const name = nameHere(site, 'session_site_name');
  return (
    <ReasonSheet
      keptAs={`close/site/${site.session_site_id}`}
      title={t('places:closeTitle', { name })}
      text={t('places:closeSiteText')}
      confirm={t('places:closeSite')}
      onSend={async (reason) => {
        const { session_site_id, version } = site;
        await change(() => send(retireSite, { session_site_id, version, reason }, { ownRefusals: true }));
        toast.success(t('places:closeDone', { name }));
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
