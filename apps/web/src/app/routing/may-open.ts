import { admit, type Visitor } from './access.ts';
import { routes } from './routes.ts';

/** Whether the route table lets somebody in; `address` is a line of it with a slash before: '/stock', '/people/$benID'. */
export function mayOpen(address: string, user: Visitor['user']): boolean {
  const line = routes.find(({ path }) => `/${path}` === address);
  return line !== undefined && admit(line.access, { user }) === 'admitted';
}
