export { Screen as ProfileScreen } from './profile/screen.tsx';
export { FindPerson } from './search/find-person.tsx';
export { HeaderSearch } from './search/header-search.tsx';
