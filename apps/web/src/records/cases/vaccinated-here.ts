import type { Item } from '../../platform/outbox/item.ts';
import { moveOnRoster } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';

interface OfCase {
  readonly session_id: string;
  readonly beneficiary_reference_id: string;
}

/** The person's line at the session the case is of; a pack that knows of the item has the server's line. */
export const vaccinatedHere = (view: PackView, input: OfCase, item: Item): PackView =>
  item.inPack
    ? view
    : moveOnRoster(view, {
        session_id: input.session_id,
        beneficiary_id: input.beneficiary_reference_id,
        act: 'vaccinate',
        to: { status: 'vaccinated' },
      });
