import {
  IconAdjustments,
  IconBabyCarriage,
  IconBook2,
  IconBuildingHospital,
  IconCalendarDue,
  IconCalendarPlus,
  IconChartBar,
  IconClipboardCheck,
  IconClipboardList,
  IconFileDownload,
  IconFileReport,
  IconFileText,
  IconHeartbeat,
  IconHelpCircle,
  IconHistory,
  IconIdBadge2,
  IconLayoutDashboard,
  IconListCheck,
  IconListDetails,
  IconMap2,
  IconMapPin,
  IconPackage,
  IconPhoneCall,
  IconReportAnalytics,
  IconRosetteDiscountCheck,
  IconSearch,
  IconSettings,
  IconUserCog,
  IconUserHeart,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconVaccine,
  IconWoman,
} from '@tabler/icons-react';
import type { Role, UserLevel } from '@teeka/contract/roles';
import { givesVaccines } from '@teeka/domain/profile';
import { firstPage } from '../../ui/page/first-page.ts';
import { mayOpen } from '../routing/may-open.ts';

/** A link of the side menu; `title` is its key in the words. */
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
  ['/dashboard', 'app:dashboard', IconLayoutDashboard, 'daily'],
  ['/home', 'app:dashboard', IconLayoutDashboard, 'daily'],
  ['/search-beneficiary', 'app:searchBeneficiary', IconSearch, 'daily'],
  ['/people', 'app:searchBeneficiary', IconSearch, 'daily'],
  ['/coverage', 'titles:coverage', IconChartBar, 'daily'],
  ['/new-beneficiary', 'app:newBeneficiary', IconUserPlus, 'daily'],
  ['/vaccinated-list', 'app:vaccinatedList', IconVaccine, 'people'],
  ['/registered-beneficiaries', 'app:preRegistered', IconUsers, 'people'],
  ['/due-list', 'app:dueList', IconCalendarDue, 'people'],
  ['/pregnancies', 'pregnancyLists:title', IconWoman, 'people'],
  ['/newborns', 'pregnancyLists:newborns', IconBabyCarriage, 'people'],
  ['/abha-wishes', 'abha:wishes', IconIdBadge2, 'people'],
  ['/beneficiary-line-list', 'app:lineList', IconListDetails, 'people'],
  ['/planned-beneficiaries', 'reports:plannedTitle', IconClipboardList, 'people'],
  ['/ashas', 'sites:ashasTitle', IconUserHeart, 'people'],
  ['/registrations-by-worker', 'reports:byWorkerTitle', IconUsersGroup, 'people'],
  ['/previous-vaccinations', 'app:previousVaccinations', IconClipboardCheck, 'people'],
  ['/check-certificate', 'certificates:checkTitle', IconRosetteDiscountCheck, 'people'],
  ['/downloads', 'downloads:title', IconFileDownload, 'people'],
  ['/session-plans', 'plans:title', IconCalendarPlus, 'sessions'],
  ['/session-history', 'plans:history', IconHistory, 'sessions'],
  ['/session-plans/history', 'plans:history', IconHistory, 'sessions'],
  ['/aefi', 'aefi:title', IconHeartbeat, 'safety'],
  ['/rabies-recall', 'biteReports:recallTitle', IconPhoneCall, 'safety'],
  ['/notifiable-bites', 'biteReports:notifiableTitle', IconFileReport, 'safety'],
  ['/stock', 'stock:stockTitle', IconPackage, 'safety'],
  ['/utilisation', 'stock:summaryTitle', IconReportAnalytics, 'safety'],
  ['/before-first-session', 'sites:readyTitle', IconListCheck, 'phone'],
  ['/places', 'titles:places', IconMap2, 'phone'],
  ['/facilities', 'titles:facilities', IconBuildingHospital, 'phone'],
  ['/workers', 'workers:title', IconUserCog, 'phone'],
  ['/administration/settings', 'titles:settings', IconAdjustments, 'phone'],
  ['/administration/contents', 'titles:contents', IconFileText, 'phone'],
  ['/administration/programmes', 'titles:programmes', IconMapPin, 'phone'],
  ['/help', 'help:title', IconHelpCircle, 'phone'],
  ['/resources', 'app:resources', IconBook2, 'phone'],
  ['/configurations', 'app:configuration', IconSettings, 'phone'],
] as const;

interface Reader {
  readonly role: Role;
  readonly vacc_type: number;
  readonly user_level?: UserLevel;
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
