import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { DeathReported } from '../../../../records/beneficiaries/death-reported.tsx';
import classes from '../../../../records/bites/bites.module.css';
import { VisitLink } from '../../../../records/sessions/visit-link.tsx';
import type { PageProps } from '../../visit/plan.ts';
import { SavedHere } from '../../visit/saved-here.tsx';
import type { SavedVisit } from '../../visit/use-visit.ts';
import { diedIn } from './draft.ts';
import type { BiteSave } from './entries.ts';
import type { OpenBite } from './use-bite-visit.ts';

export interface SavedProps extends PageProps<OpenBite, BiteSave> {
  readonly saved: SavedVisit;
}

/** A saved visit to a clinic for bites: where it is, what else there is to do, and what to tell the person. */
export function Saved({ visit, at, goTo, saved, children }: SavedProps & { readonly children: ReactNode }) {
  const { t } = useWords();
  const died = diedIn(visit.draft);
  const referred = visit.care?.events.some(({ kind }) => kind === 'referral');
  return (
    <div className={classes.stack}>
      <SavedHere items={saved.items} title={t('bites:savedFor', { name: visit.person.person.ben_name })} />
      {died === undefined ? null : <DeathReported beneficiaryId={at.beneficiaryId} day={died} />}
      {referred ? (
        <Button variant="default" onClick={() => goTo('referral')}>
          {t('bites:referralOpen')}
        </Button>
      ) : null}
      {children}
      <VisitLink beneficiaryId={at.beneficiaryId} />
    </div>
  );
}
