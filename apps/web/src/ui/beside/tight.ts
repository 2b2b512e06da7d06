import { createContext, useContext } from 'react';
import { useRoom } from '../room/use-room.ts';

/** Whether something stands open beside the list. */
export const SharedContext = createContext(false);

/** Whether a row is open beside this list. */
export const useShared = (): boolean => useContext(SharedContext);

/** Whether there is little room for the columns of a list: a small desk, or something is open beside it. */
export function useTight(): boolean {
  const shared = useShared();
  return !useRoom('columns') || shared;
}
