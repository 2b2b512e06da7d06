import { type MenuLink, menuLinks } from '../shell/menu-links.ts';

/** The key after 'g' for each screen of the menu; screens of which nobody has both may share one. */
const keys: Readonly<Record<string, string>> = {
  '/dashboard': 'd',
  '/home': 'd',
  '/search-beneficiary': 's',
  '/people': 's',
  '/coverage': '5',
  '/new-beneficiary': 'n',
  '/vaccinated-list': 'v',
  '/registered-beneficiaries': 'r',
  '/due-list': 'u',
  '/pregnancies': '1',
  '/newborns': '2',
  '/abha-wishes': '7',
  '/beneficiary-line-list': 'l',
  '/planned-beneficiaries': 'o',
  '/ashas': 'm',
  '/registrations-by-worker': 'w',
  '/previous-vaccinations': 'e',
  '/check-certificate': '4',
  '/downloads': '6',
  '/session-plans': 'p',
  '/session-history': 'h',
  '/session-plans/history': 'h',
  '/aefi': 'a',
  '/rabies-recall': 'b',
  '/notifiable-bites': 'i',
  '/stock': 'k',
  '/utilisation': 't',
  '/before-first-session': 'f',
  '/places': 'g',
  '/facilities': '3',
  '/workers': 'm',
  '/administration/settings': 'x',
  '/administration/contents': 'j',
  '/administration/programmes': 'z',
  '/help': 'y',
  '/resources': 'q',
  '/configurations': 'c',
};

export interface Place extends Pick<MenuLink, 'to' | 'title'> {
  /** A letter, small. */
  readonly key: string;
}

/** Where the keys lead a user: the screens of their menu, in its order. */
export function placesOf(user: Parameters<typeof menuLinks>[0]): readonly Place[] {
  return menuLinks(user).flatMap(({ to, title }) => {
    const key = keys[to];
    return key === undefined ? [] : [{ to, title, key }];
  });
}
