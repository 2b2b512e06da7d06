import { Button } from '@mantine/core';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { useState } from 'react';
import { now } from '../../../../platform/clock/clock.ts';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { useWorkday } from '../../../../records/workday/index.ts';
import { BottomSheet, toast } from '../../../../ui/index.ts';
import { useSaving } from '../../../../ui/saving/use-saving.ts';
import type { OpenBite } from '../frame/use-bite-visit.ts';
import { earlierOnRecord } from '../on-record.ts';
import { emptyPaper, type PaperForm, paperProblems, paperReport, typedDays } from './paper.ts';
import { PaperFields } from './paper-fields.tsx';

interface Props {
  readonly visit: OpenBite;
  readonly onClose: () => void;
}

/** An earlier course as its paper shows it: its days, and the immunoglobulin where it had one. Saved at once. */
export function EarlierPaper({ visit, onClose }: Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const [form, setForm] = useState<PaperForm>(emptyPaper);
  const { draft, edit, cases, person, meta, today } = visit;
  const bittenOn = draft.rabies.bitten_on;
  const material = meta.materials.find(({ dose_codes }) => dose_codes.includes('ARV'));
  const problems = paperProblems(form, { person, today, bittenOn });
  const wrong = typedDays(form).length === 0 || !material || problems.size > 0;
  const keep = async () => {
    if (!workday || !material || wrong) return;
    const input = paperReport(form, {
      person: person.person.beneficiary_id,
      material,
      capturedAt: now().toISOString(),
      newId: () => newId(now()),
    });
    const saved = await save(() => workday.outbox.enqueueAll([{ call: addPreviousVaccination, input }]));
    if (!saved) return;
    const paper = typedDays(form).map((given_on) => ({ dose_code: 'ARV', given_on, voided: false }));
    const { earlier, earlierOn } = earlierOnRecord(cases, [...person.doses, ...paper]);
    edit({ rabies: { ...draft.rabies, earlier, earlier_on: earlierOn } });
    toast.success(t('bites:paperSaved'));
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('bites:earlierPaper')}
      actions={
        <Button loading={busy} disabled={wrong} onClick={() => void keep()}>
          {t('bites:save')}
        </Button>
      }
    >
      <PaperFields
        form={form}
        onChange={setForm}
        today={today}
        bittenOn={bittenOn}
        errorOf={(field) => {
          const problem = field === 'rig' ? undefined : problems.get(field);
          return problem && refusalWords(problem);
        }}
      />
    </BottomSheet>
  );
}
