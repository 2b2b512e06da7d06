import { Button } from '@mantine/core';
import { type FollowUpKind, mayTake } from '@teeka/domain/aefi';
import { useState } from 'react';
import { useOpened } from '../../../records/forms/use-form.ts';
import classes from '../aefi.module.css';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { FollowUpSheet } from './follow-up-sheet.tsx';
import type { Report } from './screen.tsx';
import { followUpPlace, type KeptFollowUp, nextSteps } from './state.ts';

/** What this role can do next for the report; the first is the one that presses. */
export function FollowUpButtons({ report, role }: { readonly report: Report; readonly role: string }) {
  const { t } = useAefiWords();
  const corrected = useOpened<KeptFollowUp>(followUpPlace(report));
  const [chosen, setKind] = useState<FollowUpKind | null | undefined>();
  // A refused step that was opened to be corrected stands open by itself.
  const kind = chosen === undefined ? (corrected?.value.kind ?? null) : chosen;
  const steps = nextSteps(report).filter((one) => mayTake(one, role, report));
  if (steps.length === 0 && !corrected) return null;
  return (
    <div className={classes.actions}>
      {steps.map((one, at) => (
        <Button key={one} variant={at === 0 ? 'filled' : 'light'} onClick={() => setKind(one)}>
          {t(one === 'answers' ? 'aefi:act-outcome' : `aefi:act-${one}`)}
        </Button>
      ))}
      {kind ? <FollowUpSheet report={report} whole={report} kind={kind} onClose={() => setKind(null)} /> : null}
    </div>
  );
}
