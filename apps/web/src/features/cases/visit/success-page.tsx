import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { AbhaOffer } from '../../../records/abha/abha-offer.tsx';
import { useEndFlow } from '../../../ui/page/use-end-flow.ts';
import { LeadsTo } from './leads-to.tsx';
import type { AnyVisit, PageProps } from './plan.ts';
import { VisitPage } from './visit-page.tsx';

/** Last step: saved, where the record is, and what to tell the person. */
export function SuccessPage<V extends AnyVisit, S>(props: PageProps<V, S>) {
  const { t } = useWords();
  const endVisit = useEndVisit();
  // The list may still be on its way when the visit is over: until then nothing leads back into the case.
  const [leaves, setLeaves] = useState(false);
  const { visit, plan, at } = props;
  const { saved } = visit.draft;
  if (!saved) {
    return (
      <VisitPage {...props} action={null}>
        {leaves ? null : <LeadsTo step="case" at={at} />}
      </VisitPage>
    );
  }
  const next = async () => {
    setLeaves(true);
    await endVisit(at);
    await visit.leave();
  };
  return (
    <VisitPage {...props} action={<Button onClick={() => void next()}>{t('cases:nextPerson')}</Button>}>
      <plan.Success {...props} saved={saved} />
      {visit.person.record ? <AbhaOffer record={visit.person.record} visitEnds /> : null}
    </VisitPage>
  );
}

/** Back at the session, with none of the pages of this person's visit behind it: neither who they are nor what was given. */
function useEndVisit() {
  const endFlow = useEndFlow();
  return ({ beneficiaryId, sessionId }: { readonly beneficiaryId: string; readonly sessionId: string }) => {
    const pages = ['case-details', 'beneficiary-verification'].map((page) => `/${page}/${beneficiaryId}/${sessionId}`);
    return endFlow(`/session/${sessionId}`, (path) =>
      pages.some((page) => path === page || path.startsWith(`${page}/`)),
    );
  };
}
