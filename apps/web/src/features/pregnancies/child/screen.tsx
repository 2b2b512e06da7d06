import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { childrenReportedDead, liveBirths } from '@teeka/domain/pregnancy';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useWords } from '../../../platform/language/index.ts';
import { signedIn } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useCorrectedId } from '../../../records/forms/use-corrected-id.ts';
import { childStanding } from '../../../records/pregnancies/child-standing.ts';
import { pregnanciesOf } from '../../../records/pregnancies/pregnancies-of.ts';
import { useMother } from '../../../records/pregnancies/use-mother.ts';
import type { PackView } from '../../../records/view/view.ts';
import { useItems, useView } from '../../../records/workday/index.ts';
import { Notice, Page, toast } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import { BirthDosesPart } from '../parts/children/birth-doses-part.tsx';
import { CorrectButton } from '../parts/children/correct-button.tsx';
import { FamilyAgrees } from '../parts/children/family-agrees.tsx';
import { NoForm } from '../parts/no-form.tsx';
import { NotFound } from '../parts/not-found.tsx';
import classes from './child.module.css';
import { newbornPlace } from './draft.ts';
import { type OpenBirth, useNewborn } from './use-newborn.ts';
import { WhoPart } from './who-part.tsx';

/** Registers a living child whose birth is on record, and who was not registered with it. */
export function Screen({ benID, childID }: ParamsOf<'pregnancy/$benID/child/$childID'>) {
  const { t } = useWords();
  const heading = t('pregnancyOutcome:childTitle');
  const signed = useWatched(signedIn);
  const view = useView();
  const items = useItems();
  const { mother, isLooking } = useMother(benID);
  const corrected = useCorrectedId(newbornPlace(benID, childID));
  if (!view || isLooking || signed.status !== 'in') return <NoForm heading={heading} />;
  if (!mother) return <NotFound title={heading} />;
  const standing = childStanding(childID, {
    people: view.rows.people,
    registered: mother.registered_children,
    items,
  });
  if (standing.kind === 'registered')
    return (
      <NoForm
        heading={heading}
        title={t('pregnancyOutcome:childThere')}
        text={t('pregnancyOutcome:childThereText')}
        action={<LinkButton to={personPath(childID)}>{t('pregnancyOutcome:childOpen')}</LinkButton>}
      />
    );
  if (standing.kind === 'refused' && corrected === null)
    return (
      <NoForm
        heading={heading}
        title={t('pregnancyOutcome:childStopped')}
        text={t('pregnancyOutcome:childStoppedText')}
        action={<CorrectButton item={standing.item} />}
      />
    );
  for (const pregnancy of pregnanciesOf(mother)) {
    const birth = liveBirths(pregnancy).find(({ child_id }) => child_id === childID);
    // A visit says that it died: nothing is asked of the family any more. What was begun is still put right.
    const reported = childrenReportedDead(pregnancy).find((one) => one.birth === birth);
    if (reported && corrected === null)
      return (
        <NoForm
          heading={heading}
          title={t('pregnancyPage:childReportedDead', { date: displayDate(reported.on) })}
          text={t('pregnancyOutcome:childDiedUnknown')}
        />
      );
    if (birth) return <NewbornForm key={childID} view={view} of={{ mother, pregnancy, birth, childId: childID }} />;
  }
  return (
    <NoForm heading={heading} title={t('pregnancyOutcome:childNone')} text={t('pregnancyOutcome:childNoneText')} />
  );
}

function NewbornForm({ view, of }: { readonly view: PackView; readonly of: OpenBirth }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const open = useNewborn(view, of);
  const { draft, refusals } = open;
  const heading = t('pregnancyOutcome:childTitle');
  const finish = async () => {
    if (!(await open.save())) return;
    toast.success(t('pregnancyOutcome:childSaved', { name: draft.name.trim().toUpperCase() }));
    void navigate({ to: personPath(of.childId), replace: true });
  };
  if (!open.ready) return <NoForm heading={heading} />;
  return (
    <Page
      deep
      title={heading}
      action={
        <Button loading={open.busy} onClick={() => void finish()}>
          {t('pregnancyOutcome:save')}
        </Button>
      }
    >
      <div className={classes.stack}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <WhoPart open={open} of={of} />
        <BirthDosesPart
          born={open.born}
          given={draft.given}
          proof={draft.proof}
          onGive={open.give}
          onProve={(proof) => open.agree({ proof })}
        />
        <FamilyAgrees agreed={draft} alike={open.alike} refusals={refusals} onChange={open.agree} />
      </div>
    </Page>
  );
}
