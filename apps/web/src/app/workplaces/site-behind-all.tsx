import { sessionRoles } from '@teeka/contract/roles';
import { KeepSiteOpen } from '../../features/sites/keep-site-open.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';

/** Behind every screen of those who work at a session site: the site's pack stays open and fresh. */
export default function SiteBehindAll() {
  const now = useWatched(signedIn);
  const works = now.status === 'in' && (sessionRoles as readonly string[]).includes(now.user.role);
  return works ? <KeepSiteOpen /> : null;
}
