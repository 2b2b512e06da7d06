import type { Role } from '@teeka/contract/roles';
import { givesVaccines } from '@teeka/domain/profile';
import { firstPage } from '../../ui/page/first-page.ts';
import { mayOpen } from '../routing/may-open.ts';

/** A link of the side menu; `icon` names it for the drawing, `title` is its key in the words. */
export interface MenuLink {
  readonly to: string;
  readonly title: (typeof lines)[number][1] | 'app:venomAdministeredList';
  readonly icon: (typeof lines)[number][2];
  readonly group: MenuGroup;
}

/** What stands together; what is done daily comes first and has no heading. */
export type MenuGroup = (typeof lines)[number][3];

/** Every screen that is opened from the menu: address, title, icon, group. Within a group most used first. */
const lines = [
  ['/dashboard', 'app:dashboard', 'dashboard', 'daily'],
  ['/home', 'app:dashboard', 'dashboard', 'daily'],
  ['/search-beneficiary', 'app:searchBeneficiary', 'search', 'daily'],
  ['/people', 'app:searchBeneficiary', 'search', 'daily'],
  ['/new-beneficiary', 'app:newBeneficiary', 'register', 'daily'],
  ['/vaccinated-list', 'app:vaccinatedList', 'vaccinated', 'people'],
  ['/registered-beneficiaries', 'app:preRegistered', 'registered', 'people'],
  ['/due-list', 'app:dueList', 'due', 'people'],
  ['/beneficiary-line-list', 'app:lineList', 'lines', 'people'],
  ['/planned-beneficiaries', 'reports:plannedTitle', 'planned', 'people'],
  ['/registrations-by-worker', 'reports:byWorkerTitle', 'workers', 'people'],
  ['/previous-vaccinations', 'app:previousVaccinations', 'approvals', 'people'],
  ['/session-plans', 'plans:title', 'plans', 'sessions'],
  ['/session-history', 'plans:history', 'history', 'sessions'],
  ['/session-plans/history', 'plans:history', 'history', 'sessions'],
  ['/aefi', 'aefi:title', 'aefi', 'safety'],
  ['/rabies-recall', 'biteReports:recallTitle', 'recall', 'safety'],
  ['/notifiable-bites', 'biteReports:notifiableTitle', 'notifiable', 'safety'],
  ['/stock', 'stock:stockTitle', 'stock', 'safety'],
  ['/utilisation', 'stock:summaryTitle', 'vials', 'safety'],
  ['/before-first-session', 'sites:readyTitle', 'readiness', 'phone'],
  ['/workers', 'workers:title', 'accounts', 'phone'],
  ['/resources', 'app:resources', 'resources', 'phone'],
  ['/configurations', 'app:configuration', 'configuration', 'phone'],
] as const;

interface Reader {
  readonly role: Role;
  readonly vacc_type: number;
}

/**
 * Some screens have two addresses, one of the specification and one of ours; the first page is one of two. And the lists
 * of bites are for whoever treats them: vaccinators who give vaccines find them at the clinic, on its dashboard.
 */
function isForMenu(to: string, user: Reader): boolean {
  if (to === '/home' || to === '/dashboard') return to === firstPage(user.role);
  if (to === '/session-plans/history') return user.role !== 'Vaccinator';
  if (to === '/rabies-recall') return !givesVaccines(user);
  if (to === '/notifiable-bites') return user.role !== 'Vaccinator' || !givesVaccines(user);
  return true;
}

/** The links a user sees, in their order (specification 1 section 6, 2 section 2): all open for them. */
export function menuLinks(user: Reader): readonly MenuLink[] {
  const venom = !givesVaccines(user);
  return lines
    .filter(([to]) => isForMenu(to, user) && mayOpen(to, user))
    .map(([to, title, icon, group]) => ({
      to,
      icon,
      group,
      title: venom && title === 'app:vaccinatedList' ? 'app:venomAdministeredList' : title,
    }));
}

/** The link of the menu that an open screen belongs to: its own, or the one above it; null for others. */
export function currentLink(path: string, links: readonly Pick<MenuLink, 'to'>[]): string | null {
  const above = links.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  return above.sort((a, b) => b.to.length - a.to.length)[0]?.to ?? null;
}
