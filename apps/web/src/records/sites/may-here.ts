import { mayChange, type PlaceSubject } from '@teeka/domain/places';
import { currentUser } from '../../platform/sign-in/index.ts';

/** Whether the signed-in one may change that within the own area. */
export function mayHere(subject: PlaceSubject): boolean {
  const user = currentUser();
  return user !== null && mayChange(subject, user);
}
