import type { Icon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { loadWords } from '../../platform/language/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { resolveUser, signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { LinkButton } from '../../ui/page/link-button.tsx';

interface Props {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
}

const Shell = inOwnTime(async () => {
  const [{ Shell }] = await Promise.all([import('../shell/shell.tsx'), loadWords('work')]);
  return { default: Shell };
});

/** Here it does not go on; the way home does, and for whoever is signed in the menu stays. */
export function DeadEnd(props: Props) {
  const { t } = useWords();
  const { status } = useWatched(signedIn);
  useEffect(() => {
    if (status === 'unresolved') void resolveUser().catch(() => undefined);
  }, [status]);
  const home = <LinkButton to="/">{t('app:goHome')}</LinkButton>;
  const said = <EmptyState heading {...props} action={home} />;
  if (status !== 'in') return <main>{said}</main>;
  return <Shell>{said}</Shell>;
}
