import { dripRefusal } from '@teeka/domain/venom';
import { useState } from 'react';
import { now, timeOf } from '../../../../platform/clock/clock.ts';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { FieldSheet } from '../../../../records/bites/field-sheet.tsx';
import { TimeField } from '../../../../ui/index.ts';
import type { AntivenomDraft } from '../bites/draft.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { instantAt, keyOf } from './standing.ts';

interface Props {
  readonly visit: OpenBite;
  /** The drip: its dose where it is saved, its key where it is not. */
  readonly drip: { readonly key: string; readonly startedAt: string };
  readonly onClose: () => void;
}

/** When a drip ended: reported with the dose in this visit, or as an event of a dose that is on record. */
export function DripEndSheet({ visit, drip, onClose }: Props) {
  const { t } = useWords();
  const { draft, edit, today } = visit;
  const [time, setTime] = useState(() => timeOf(now()).slice(0, 5));
  const at = instantAt(time, now(), today);
  const problem = dripRefusal(drip.startedAt, at);
  const take = () => {
    if (problem) return;
    const isUnsaved = ({ startedAt }: AntivenomDraft) => keyOf(startedAt) === drip.key;
    if (draft.antivenom.some(isUnsaved)) {
      edit({ antivenom: draft.antivenom.map((dose) => (isUnsaved(dose) ? { ...dose, endedAt: at } : dose)) });
    } else {
      const facts = { dose_id: drip.key };
      edit({ events: [...draft.events, { event_id: newId(now()), kind: 'drip-ended', at, facts }] });
    }
    onClose();
  };
  return (
    <FieldSheet
      title={t('bites:dripEnd')}
      act={t('bites:takeOver')}
      onAct={take}
      onClose={onClose}
      wanting={problem !== undefined}
    >
      <TimeField
        label={t('bites:dripUntil')}
        value={time}
        onChange={setTime}
        error={problem && refusalWords(problem)}
      />
    </FieldSheet>
  );
}
