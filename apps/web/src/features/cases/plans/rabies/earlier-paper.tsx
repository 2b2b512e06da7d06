import { Button } from '@mantine/core';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { BottomSheet, toast } from '../../../../ui/index.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { earlierOnRecord } from './on-record.ts';
import { paperProblems, typedDays } from './paper.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaper } from './use-paper.ts';

interface Props {
  readonly visit: OpenBite;
  readonly onClose: () => void;
}

/** An earlier course as its paper shows it: its days, and the immunoglobulin where it had one. Saved at once. */
export function EarlierPaper({ visit, onClose }: Props) {
  const { t } = useWords();
  const { draft, edit, cases, person, meta, today } = visit;
  const bittenOn = draft.rabies.bitten_on;
  const { form, put, busy, hasMaterial, ...paper } = usePaper(person.person.beneficiary_id, meta.materials);
  const problems = paperProblems(form, { person, today, bittenOn });
  const wrong = typedDays(form).length === 0 || !hasMaterial || problems.size > 0;
  const keep = async () => {
    if (wrong || !(await paper.keep())) return;
    const days = typedDays(form).map((given_on) => ({ dose_code: 'ARV', given_on, voided: false }));
    const { earlier, earlierOn } = earlierOnRecord(cases, [...person.doses, ...days]);
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
        onChange={(next) => void put(next)}
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
