import { biteOf } from '@teeka/domain/bites';
import { useState } from 'react';
import type { BiteProps } from './frame/bite-page.tsx';
import { eventPlace } from './kept-event.ts';
import { AnimalSheet } from './rabies/animal-sheet.tsx';
import { useMendedEvent } from './use-event-form.ts';
import { EventSheet, type SheetKind } from './venom/event-sheet.tsx';
import { MendDripSheet } from './venom/mend-drip-sheet.tsx';
import { MendTestSheet } from './venom/mend-test-sheet.tsx';

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
