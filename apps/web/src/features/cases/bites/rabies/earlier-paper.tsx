import { Button, NativeSelect } from '@mantine/core';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { judgePaperRabies } from '@teeka/domain/bites';
import { addDays, type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { rabiesRules } from '@teeka/domain/rabies';
import { useState } from 'react';
import { now } from '../../../../platform/clock/clock.ts';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { useWorkday } from '../../../../platform/workday/index.ts';
import { BottomSheet, DateField, toast } from '../../../../ui/index.ts';
import { useSaving } from '../../../../ui/saving/use-saving.ts';
import classes from '../bites.module.css';
import type { OpenBite } from '../frame/use-bite-visit.ts';
import { earlierOnRecord } from '../on-record.ts';
import { useListWords } from '../parts/word-fields.tsx';

interface Props {
  readonly visit: OpenBite;
  readonly onClose: () => void;
}

/** The most doses a regimen has. */
const most = Math.max(...rabiesRules.regimens.map(({ days }) => days.length));

/** An earlier course as its paper shows it: its days, and the immunoglobulin where it had one. Saved at once. */
export function EarlierPaper({ visit, onClose }: Props) {
  const { t } = useWords();
  const say = useListWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const [days, setDays] = useState<readonly string[]>([]);
  const [rig, setRig] = useState('');
  const { draft, edit, cases, person, meta, today } = visit;
  const material = meta.materials.find(({ dose_codes }) => dose_codes.includes('ARV'));
  const typed = days.filter((day) => day !== '');
  const latest: CivilDate = addDays(draft.rabies.bitten_on ?? today, -1);
  const shown = Math.min(most, typed.length + 2);
  const problemAt = (at: number) => problemsOf(days, visit).get(at);
  const wrong = typed.length === 0 || !material || problemsOf(days, visit).size > 0;
  const keep = async () => {
    if (!workday || !material || wrong) return;
    const doses = typed.map((day_of_dose) => ({
      dose_id: newId(now()),
      dose_code: 'ARV',
      day_of_dose,
      file_name: '',
    }));
    const input = {
      beneficiary_reference_id: person.person.beneficiary_id,
      case_id: newId(now()),
      material_id: material.material_id,
      material_name: material.material_name,
      rig_type: rig,
      proof: 'card' as const,
      vaccine_details: doses,
      captured_at: now().toISOString(),
      files: [],
    };
    const saved = await save(() => workday.outbox.enqueueAll([{ call: addPreviousVaccination, input }]));
    if (!saved) return;
    const paper = typed.map((given_on) => ({ dose_code: 'ARV', given_on, voided: false }));
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
      <div className={classes.fields}>
        <p className={classes.quiet}>{t('bites:paperNote')}</p>
        {Array.from({ length: shown }, (_, at) => (
          <DateField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is all that a dose of a paper has
            key={at}
            label={t('bites:dripN', { n: at + 1 })}
            value={days[at] ?? ''}
            onChange={(day) =>
              setDays(Array.from({ length: most }, (__, one) => (one === at ? day : (days[one] ?? ''))))
            }
            max={latest}
            error={problemAt(at)}
          />
        ))}
        <NativeSelect
          label={t('bites:rigTitle')}
          value={rig}
          onChange={({ currentTarget }) => setRig(currentTarget.value)}
          data={[
            { value: '', label: t('bites:rigNone') },
            ...rabiesRules.immunoglobulins.map(({ code }) => ({ value: code, label: say('rig', code) })),
          ]}
        />
      </div>
    </BottomSheet>
  );
}

/** What is wrong with the days, by their place: as the server judges them, and none since this bite. */
function problemsOf(days: readonly string[], visit: OpenBite): ReadonlyMap<number, string> {
  const { person, today, draft } = visit;
  const { record, doses } = person;
  const found = new Map<number, string>();
  if (!record) return found;
  const bittenOn = draft.rabies.bitten_on;
  const typed = days.map((on, at) => ({ on, at })).filter(({ on }) => on !== '');
  const judged = judgePaperRabies(
    {
      doses: typed.map(({ on, at }) => ({ dose_id: String(at), dose_code: 'ARV', given_on: on })),
      ...{ material_id: 0, rig_type: '', proof: 'card' },
    },
    {
      person: record,
      recorded: doses.map((dose, at) => ({ ...dose, dose_id: `record ${at}` })),
      vaccines: [{ material_id: 0, material_code: 'ARV', dose_codes: ['ARV'] }],
      today,
    },
  );
  for (const { code, path, values } of 'refused' in judged ? judged.refused : []) {
    const nth = Number(/^vaccine_details\.(\d+)/.exec(path ?? '')?.[1]);
    const at = typed[nth]?.at;
    if (at !== undefined) found.set(at, refusalWords(values ? { code, values } : { code }));
  }
  for (const { on, at } of typed) {
    if (isCivilDate(bittenOn) && isCivilDate(on) && on >= bittenOn) {
      found.set(at, refusalWords({ code: 'FLDVAL0019', values: { max: addDays(bittenOn, -1) } }));
    }
  }
  return found;
}
