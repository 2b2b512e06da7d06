import { useRoom } from '../room/use-room.ts';
import type { RowLink } from '../table/index.ts';

/**
 * Where a row leads: beside its list where there is room, which the address then says under `name`; else to its page.
 */
export function useRowLink(name: string): (value: string, page: string) => RowLink {
  const beside = useRoom('beside');
  return (value, page) =>
    beside ? { to: '.', search: (before: object) => ({ ...before, [name]: value }) } : { to: page };
}
