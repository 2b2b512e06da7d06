export { keepWorkday } from './companion.ts';
export { currentWorkday, othersWaiting } from './current.ts';
export { useDraft } from './use-draft.ts';
export {
  useItem,
  useItems,
  useNoSite,
  useOnline,
  usePerson,
  usePull,
  useRenewal,
  useSenderState,
  useSession,
  useSessions,
  useSite,
  useView,
  useWorkday,
} from './use-workday.ts';
export type { Workday } from './workday.ts';
