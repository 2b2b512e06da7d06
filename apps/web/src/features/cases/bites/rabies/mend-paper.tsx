import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { biteOf } from '@teeka/domain/bites';
import { useEffect, useState } from 'react';
import { now, useToday } from '../../../../platform/clock/clock.ts';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { PersonLine } from '../../../../records/beneficiaries/person-line.tsx';
import { usePerson, useView, useWorkday } from '../../../../records/workday/index.ts';
import { Notice, Page, SkeletonList, toast, useRefusals } from '../../../../ui/index.ts';
import { personPath } from '../../../../ui/person/person-path.ts';
import { useSaving } from '../../../../ui/saving/use-saving.ts';
import { openCaseOf } from '../visit.ts';
import {
  mostDoses,
  type PaperForm,
  paperOf,
  paperProblems,
  paperReport,
  type RefusedPaper,
  typedDays,
} from './paper.ts';
import { PaperFields } from './paper-fields.tsx';

const fieldOf = (field: number | 'rig'): string =>
  field === 'rig' ? 'rig_type' : `vaccine_details.${field}.day_of_dose`;
const fields = ['rig_type', ...Array.from({ length: mostDoses }, (_, at) => fieldOf(at))];

/** The paper of an earlier course that was refused: as it was typed, the refusal under its field, and sent again. */
export function MendPaper({ paper }: { readonly paper: RefusedPaper }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const today = useToday();
  const view = useView();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const { beneficiary_reference_id, material_id, material_name } = paper.input;
  const person = usePerson(beneficiary_reference_id);
  const [form, setForm] = useState<PaperForm>(() => paperOf(paper));
  const refusals = useRefusals(fields);
  const { show } = refusals;
  useEffect(() => {
    show(paper.refusals);
  }, [paper, show]);
  const title = t('bites:earlierPaper');
  const back = personPath(beneficiary_reference_id);
  if (!view || !person) {
    return (
      <Page title={title} back={back} ownHeading>
        <SkeletonList />
      </Page>
    );
  }
  const care = openCaseOf(person.record?.bite_cases ?? [], 'bite');
  const bittenOn = biteOf(care?.details.rabies ?? null)?.bittenOn ?? null;
  const problems = paperProblems(form, { person, today, bittenOn });
  const wrong = typedDays(form).length === 0 || problems.size > 0;
  const keep = async () => {
    if (!workday || wrong) return;
    const material = view.rows.meta.materials.find(({ dose_codes }) => dose_codes.includes('ARV'));
    const facts = {
      person: beneficiary_reference_id,
      material: material ?? { material_id, material_name: material_name ?? '' },
      capturedAt: now().toISOString(),
      newId: () => newId(now()),
    };
    if (!(await save(() => workday.outbox.replace(paper.id, paperReport(form, facts, paper))))) return;
    toast.success(t('bites:paperSaved'));
    void navigate({ to: back, replace: true });
  };
  return (
    <Page
      ownHeading
      title={title}
      back={back}
      action={
        <Button loading={busy} disabled={wrong} onClick={() => void keep()}>
          {t('bites:save')}
        </Button>
      }
    >
      <PersonLine person={person} />
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <PaperFields
        form={form}
        onChange={(next, field) => {
          refusals.clear(fieldOf(field));
          setForm(next);
        }}
        today={today}
        bittenOn={bittenOn}
        errorOf={(field) => {
          const problem = field === 'rig' ? undefined : problems.get(field);
          return problem ? refusalWords(problem) : refusals.of(fieldOf(field));
        }}
      />
    </Page>
  );
}
