import { biteOf } from '@teeka/domain/bites';
import { useState } from 'react';
import { useItem } from '../../../records/workday/index.ts';
import { useMended } from '../../../ui/saving/use-mended.ts';
import type { BiteProps } from './frame/bite-page.tsx';
import { mendedEvent } from './mended.ts';
import { AnimalSheet } from './rabies/animal-sheet.tsx';
import { EventSheet, type SheetKind } from './venom/event-sheet.tsx';
import { MendDripSheet } from './venom/mend-drip-sheet.tsx';
import { MendTestSheet } from './venom/mend-test-sheet.tsx';

/** A refused event of a case, opened again in the sheet it came from. Its case may be over meanwhile. */
export function MendEvent({ visit, at }: BiteProps) {
  const mended = mendedEvent(useItem(useMended()));
  const [closed, setClosed] = useState(false);
  if (!mended || closed) return null;
  const { kind } = mended.event;
  const input = mended.item.input as { readonly case_id: string };
  const close = () => setClosed(true);
  const care = visit.cases.find(({ case_id }) => case_id === input.case_id);
  if (kind === 'clotting-test') return <MendTestSheet mended={mended} onClose={close} />;
  if (kind === 'drip-ended') return <MendDripSheet care={care} mended={mended} onClose={close} />;
  if (kind !== 'animal') return <EventSheet kind={kind as SheetKind} visit={visit} mended={mended} onClose={close} />;
  return (
    <AnimalSheet
      caseId={input.case_id}
      at={at}
      bittenOn={biteOf(care?.details.rabies ?? null)?.bittenOn ?? visit.today}
      today={visit.today}
      mended={mended}
      onClose={close}
    />
  );
}
