import { useWords } from '../../../../platform/language/use-words.ts';
import { FieldSheet } from '../../../../records/bites/field-sheet.tsx';
import { toast } from '../../../../ui/index.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { earlierOnRecord } from './on-record.ts';
import { typedDays } from './paper.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaper } from './use-paper.ts';

/** An earlier course as its paper shows it: its days, and the immunoglobulin where it had one. Saved at once. */
export function EarlierPaper({ visit, onClose }: { readonly visit: OpenBite; readonly onClose: () => void }) {
  const { t } = useWords();
  const { draft, edit, cases, person, meta, today } = visit;
  const bittenOn = draft.rabies.bitten_on;
  const paper = usePaper(person.person.beneficiary_id, { person, materials: meta.materials, today, bittenOn });
  const { form } = paper;
  const keep = async () => {
    if (paper.wrong || !(await paper.keep())) return;
    const days = typedDays(form).map((given_on) => ({ dose_code: 'ARV', given_on, voided: false }));
    const { earlier, earlierOn } = earlierOnRecord(cases, [...person.doses, ...days]);
    edit({ rabies: { ...draft.rabies, earlier, earlier_on: earlierOn } });
    toast.success(t('bites:paperSaved'));
    onClose();
  };
  return (
    <FieldSheet
      title={t('bites:earlierPaper')}
      act={t('bites:save')}
      onAct={() => void keep()}
      onClose={onClose}
      wanting={paper.wrong || !paper.hasMaterial}
      busy={paper.busy}
    >
      <PaperFields form={form} onChange={paper.change} today={today} bittenOn={bittenOn} errorOf={paper.errorOf} />
    </FieldSheet>
  );
}
