import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { biteOf } from '@teeka/domain/bites';
import { useToday } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { PersonLine } from '../../../../records/beneficiaries/person-line.tsx';
import { usePerson, useView } from '../../../../records/workday/index.ts';
import { Notice, Page, SkeletonList, toast } from '../../../../ui/index.ts';
import { personPath } from '../../../../ui/person/person-path.ts';
import { openCaseOf } from '../bites/open-case.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaper } from './use-paper.ts';

/** The paper of an earlier course that was refused: as it was typed, the refusal under its field, and sent again. */
export function CorrectPaper({ beneficiaryId }: { readonly beneficiaryId: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const today = useToday();
  const view = useView();
  const person = usePerson(beneficiaryId);
  const care = openCaseOf(person?.record?.bite_cases ?? [], 'bite');
  const bittenOn = biteOf(care?.details.rabies ?? null)?.bittenOn ?? null;
  const materials = view?.rows.meta.materials ?? [];
  const { wrong, refusals, ...paper } = usePaper(beneficiaryId, { person, materials, today, bittenOn });
  const title = t('bites:earlierPaper');
  const back = personPath(beneficiaryId);
  if (!view || !person) {
    return (
      <Page title={title} back={back} ownHeading>
        <SkeletonList />
      </Page>
    );
  }
  const keep = async () => {
    if (wrong || !(await paper.keep())) return;
    toast.success(t('bites:paperSaved'));
    void navigate({ to: back, replace: true });
  };
  return (
    <Page
      ownHeading
      title={title}
      back={back}
      action={
        <Button loading={paper.busy} disabled={wrong} onClick={() => void keep()}>
          {t('bites:save')}
        </Button>
      }
    >
      <PersonLine person={person} />
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <PaperFields
        form={paper.form}
        onChange={paper.change}
        today={today}
        bittenOn={bittenOn}
        errorOf={paper.errorOf}
      />
    </Page>
  );
}
