import { notifiableRoles } from '@teeka/contract/cases/bites';
import { answeringRoles, type Role } from '@teeka/contract/roles';
import { givesVaccines } from '@teeka/domain/profile';

/** A link of the side menu; `icon` names it for the drawing, `title` is its key in the words. */
export interface MenuLink {
  readonly to: string;
  readonly title:
    | 'app:dashboard'
    | 'app:vaccinatedList'
    | 'app:venomAdministeredList'
    | 'app:preRegistered'
    | 'app:dueList'
    | 'aefi:title'
    | 'biteReports:notifiableTitle'
    | 'stock:stockTitle'
    | 'stock:summaryTitle'
    | 'app:resources'
    | 'app:configuration';
  readonly icon:
    | 'dashboard'
    | 'vaccinated'
    | 'registered'
    | 'due'
    | 'aefi'
    | 'notifiable'
    | 'stock'
    | 'vials'
    | 'resources'
    | 'configuration';
}

const listRoles: readonly Role[] = ['Vaccinator', 'ANM'];
const answering: readonly Role[] = answeringRoles;

/** Bites to report: whoever oversees sites, and vaccinators of a clinic for bites. */
const seesReport = (role: Role, vaccines: boolean): boolean =>
  (notifiableRoles as readonly Role[]).includes(role) && (role !== 'Vaccinator' || !vaccines);

/** The route /dashboard is the vaccinator's alone; others find their sessions on the first page. */
const dashboardOf = (role: Role): string => (role === 'Vaccinator' ? '/dashboard' : '/home');

/** The links a user sees, in their order (specification 1 section 6, 2 section 2). */
export function menuLinks(user: { readonly role: Role; readonly vacc_type: number }): readonly MenuLink[] {
  const seesLists = listRoles.includes(user.role);
  const vaccines = givesVaccines(user);
  const vaccinated = vaccines ? 'app:vaccinatedList' : 'app:venomAdministeredList';
  const links: (MenuLink | false)[] = [
    { to: dashboardOf(user.role), title: 'app:dashboard', icon: 'dashboard' },
    seesLists && { to: '/vaccinated-list', title: vaccinated, icon: 'vaccinated' },
    seesLists && { to: '/registered-beneficiaries', title: 'app:preRegistered', icon: 'registered' },
    vaccines && { to: '/due-list', title: 'app:dueList', icon: 'due' },
    (seesLists || answering.includes(user.role) || user.role === 'ASHA') && {
      to: '/aefi',
      title: 'aefi:title',
      icon: 'aefi',
    },
    seesReport(user.role, vaccines) && {
      to: '/notifiable-bites',
      title: 'biteReports:notifiableTitle',
      icon: 'notifiable',
    },
    seesLists && { to: '/stock', title: 'stock:stockTitle', icon: 'stock' },
    (seesLists || answering.includes(user.role)) && {
      to: '/utilisation',
      title: 'stock:summaryTitle',
      icon: 'vials',
    },
    { to: '/resources', title: 'app:resources', icon: 'resources' },
    { to: '/configurations', title: 'app:configuration', icon: 'configuration' },
  ];
  return links.filter((link) => link !== false);
}
