import { lineRaised, type RosterStatus } from '@teeka/domain/sessions';
import type { Item } from '../../platform/outbox/item.ts';
import { moveOnRoster } from '../view/effect.ts';
import { entryIn, type PackView } from '../view/view.ts';

interface OfCase {
  readonly session_id: string;
  readonly beneficiary_reference_id: string;
}

/** The person's line at the session of a visit that makes it `to`; a pack that knows of the item has the server's line. */
export function lineAfterVisit(view: PackView, input: OfCase, item: Item, to: RosterStatus | null): PackView {
  const { session_id, beneficiary_reference_id: beneficiary_id } = input;
  const from = entryIn(view, session_id, beneficiary_id)?.status;
  const status = item.inPack || !from ? null : lineRaised(from, to);
  return status ? moveOnRoster(view, { session_id, beneficiary_id, act: 'vaccinate', to: { status } }) : view;
}
