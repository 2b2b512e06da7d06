import { biteOf } from '@teeka/domain/bites';
import { useState } from 'react';
import { useMendedEvent } from '../../../../records/bites/use-event-form.ts';
import { AnimalSheet } from '../rabies/animal-sheet.tsx';
import { MendDripSheet } from '../venom/correct-drip-sheet.tsx';
import { MendTestSheet } from '../venom/correct-test-sheet.tsx';
import { EventSheet, type SheetKind } from '../venom/event-sheet.tsx';
import { eventPlace } from './event-place.ts';
import type { BiteProps } from './frame/bite-page.tsx';

/** A refused event of a case, opened again in the sheet it came from. Its case may be over meanwhile. */
export function MendEvent({ visit, at }: BiteProps) {
  const mended = useMendedEvent(eventPlace(at));
  const [closed, setClosed] = useState(false);
  if (!mended || closed) return null;
  const { case_id: caseId, event } = mended.kept;
  const { kind } = event;
  const close = () => setClosed(true);
  const care = visit.cases.find(({ case_id }) => case_id === caseId);
  if (kind === 'clotting-test') return <MendTestSheet mended={mended} onClose={close} />;
  if (kind === 'drip-ended') return <MendDripSheet care={care} mended={mended} onClose={close} />;
  if (kind !== 'animal') return <EventSheet kind={kind as SheetKind} visit={visit} mended={mended} onClose={close} />;
  return (
    <AnimalSheet
      caseId={caseId}
      at={at}
      bittenOn={biteOf(care?.details.rabies ?? null)?.bittenOn ?? visit.today}
      today={visit.today}
      mended={mended}
      onClose={close}
    />
  );
}
