import type { Call, RequestOf } from '@teeka/contract/call';
import type { Item } from '../platform/outbox/item.ts';
import type { WaitingCall } from '../platform/outbox/waiting-call.ts';
import type { PersonDoses } from './view/shared.ts';
import type { PackView } from './view/view.ts';

/** A call that may be made without network: all that the phone knows of it stands in one file, `<call>.offline.ts`. */
export interface OfflineCall<C extends Call = Call, Request = RequestOf<C>> extends WaitingCall<C, Request> {
  /** What a write changes on this phone before the server has it. Pure. */
  effect(view: PackView, input: Request, item: Item): PackView;
  /** Also drawn when a pull has brought the record: cases and photos do not travel in the pack. */
  readonly keptAfterPull?: true;
  /** Changes details of the person, which a certificate may say. */
  readonly editsPerson?: true;
  /** What colleagues of the site must know of it on this phone, or a dose would be given twice. */
  tells?(input: Request): PersonDoses | null;
  /** What its title (`sync:what-<name>`) says beside the person and the session. */
  title?(input: Request): { readonly doses?: readonly string[]; readonly batch?: string };
}

/** By name. */
export type OfflineCalls = ReadonlyMap<string, OfflineCall>;

/** Says all of a call; its shapes follow from what it loads. */
export const offlineCall = <C extends Call>(own: OfflineCall<C>): OfflineCall<C> => own;

export const byName = (calls: readonly OfflineCall[]): OfflineCalls => new Map(calls.map((call) => [call.name, call]));
