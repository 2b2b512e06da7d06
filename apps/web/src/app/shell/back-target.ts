/**
 * Where the header's back button leads (specification 2, section 2); null means where the browser came from.
 * `/new-beneficiary/session/7` belongs to session 7.
 */
export function backTarget(path: string): string | null {
  if (path.includes('pregnancy')) return '/dashboard';
  const session = /^\/new-beneficiary\/session\/([^/]+)/.exec(path);
  return session ? `/session/${session[1]}` : null;
}

const tops = ['/home', '/dashboard', '/unauthorized'];
/** Screens that nothing lies above of: they have no back button. */
export const isTop = (path: string): boolean => tops.includes(path.replace(/\/$/, ''));
