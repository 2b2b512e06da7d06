import { createContext, useContext } from 'react';
import { useRoom } from '../room/use-room.ts';

/** Whether something stands open beside the list. */
export const SharedContext = createContext(false);

/** Whether there is little room for the columns of a list: a small desk, or something is open beside it. */
export function useTight(): boolean {
  const shared = useContext(SharedContext);
  return !useRoom('columns') || shared;
}
