import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { VisitLink } from '../../../../records/sessions/visit-link.tsx';
import { Section } from '../../../../ui/index.ts';
import { Observation } from '../../../../ui/observation/observation.tsx';
import { CasePage } from '../../visit/case-page.tsx';
import { stepPath } from '../../visit/case-steps.ts';
import { ReportAefi } from '../../visit/report-aefi.tsx';
import { SavedHere } from '../../visit/saved-here.tsx';
import { useEndVisit } from '../../visit/use-end-visit.ts';
import classes from '../../visit/visit.module.css';
import { nextVisit } from './next-visit.ts';
import type { OpenVisit } from './use-visit.ts';
import { newVisit, type SavedVisit } from './visit.ts';

/** Last step: saved, where the record is, and what to tell the family. */
export function Screen() {
  const { t } = useWords();
  const endVisit = useEndVisit();
  // The list may still be on its way when the visit is over: until then nothing leads back into the case.
  const [leaves, setLeaves] = useState(false);
  return (
    <CasePage
      step="success"
      title={t('app:vaccinationSuccess')}
      draw={({ visit, at }) => {
        const { saved } = visit.visit;
        if (!saved)
          return { content: leaves ? null : <Navigate to={stepPath('case', at)} search replace />, action: null };
        const next = async () => {
          setLeaves(true);
          await endVisit(at);
          await visit.change(newVisit);
        };
        return {
          action: <Button onClick={() => void next()}>{t('cases:nextPerson')}</Button>,
          content: (
            <div className={classes.sections}>
              <Saved saved={saved} visit={visit} />
              <Messages visit={visit} since={visit.isTyped ? undefined : saved.at} />
              <ReportAefi person={at.beneficiaryId} />
              <VisitLink beneficiaryId={at.beneficiaryId} />
            </div>
          ),
        };
      }}
    />
  );
}

function Saved({ saved, visit }: { readonly saved: SavedVisit; readonly visit: OpenVisit }) {
  const { t } = useWords();
  const name = visit.person.person.ben_name;
  return (
    <SavedHere items={saved.items} title={t('cases:savedBody', { count: saved.doses.length, name })}>
      {saved.doses.map(doseName).join(', ')}
    </SavedHere>
  );
}

/** The four messages every family is told (domain facts, roles and session day). */
function Messages({ visit, since }: { readonly visit: OpenVisit; readonly since: string | undefined }) {
  const { t } = useWords();
  const next = nextVisit(visit.forecastNow, visit.day);
  return (
    <Section title={t('cases:fourMessages')}>
      <ol className={classes.messages}>
        <li>{t('cases:messageWhat')}</li>
        <li>{t('cases:messageEffects')}</li>
        <li>{next ? t('cases:messageNext', { date: displayDate(next) }) : t('cases:messageNextNone')}</li>
        <li>{t('cases:messageCard')}</li>
      </ol>
      {since ? (
        <>
          <p>{t('cases:observe')}</p>
          <Observation since={since} />
        </>
      ) : null}
    </Section>
  );
}
