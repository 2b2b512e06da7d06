export { keepWorkday } from './companion.ts';
export { currentWorkday } from './current.ts';
export {
  useItems,
  useOnline,
  usePackSearch,
  usePerson,
  usePull,
  useSenderState,
  useSession,
  useSessions,
  useSite,
  useView,
  useWorkday,
} from './use-workday.ts';
export type { Workday } from './workday.ts';
