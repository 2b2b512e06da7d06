import { biteOf } from '@teeka/domain/bites';
import { useState } from 'react';
import { useEventToCorrect } from '../../../../records/bites/use-event-form.ts';
import { AnimalSheet } from '../rabies/animal-sheet.tsx';
import { CorrectDripSheet } from '../venom/correct-drip-sheet.tsx';
import { CorrectTestSheet } from '../venom/correct-test-sheet.tsx';
import { EventSheet, type SheetKind } from '../venom/event-sheet.tsx';
import { eventPlace } from './event-place.ts';
import type { BiteProps } from './use-bite-visit.ts';

/** A refused event of a case, opened again in the sheet it came from. Its case may be over meanwhile. */
export function CorrectEvent({ visit, at }: BiteProps) {
  const corrected = useEventToCorrect(eventPlace(at));
  const [closed, setClosed] = useState(false);
  if (!corrected || closed) return null;
  const { case_id: caseId, event } = corrected.kept;
  const { kind } = event;
  const close = () => setClosed(true);
  const care = visit.cases.find(({ case_id }) => case_id === caseId);
  if (kind === 'clotting-test') return <CorrectTestSheet corrected={corrected} onClose={close} />;
  if (kind === 'drip-ended') return <CorrectDripSheet care={care} corrected={corrected} onClose={close} />;
  if (kind !== 'animal')
    return <EventSheet kind={kind as SheetKind} visit={visit} corrected={corrected} onClose={close} />;
  return (
    <AnimalSheet
      caseId={caseId}
      at={at}
      bittenOn={biteOf(care?.details.rabies ?? null)?.bittenOn ?? visit.today}
      today={visit.today}
      corrected={corrected}
      onClose={close}
    />
  );
}
