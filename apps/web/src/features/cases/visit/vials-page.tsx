import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { PageLeadsTo } from './leads-to.tsx';
import type { AnyVisit, PageProps } from './plan.ts';
import { VisitPage } from './visit-page.tsx';

/** Second step: how each dose is given, and from which vial. */
export function VialsPage<V extends AnyVisit, S>(props: PageProps<V, S>) {
  const { t } = useWords();
  const [missing, setMissing] = useState(false);
  const [doubted, setDoubted] = useState(false);
  const { visit, plan, goTo } = props;
  const { vials } = plan;
  if (!vials?.opens(visit)) return <PageLeadsTo {...props} step="case" />;
  const go = (isSure = false) => {
    const ready = plan.ready(visit);
    setMissing(!ready);
    if (!ready) return;
    const doubts = !isSure && (vials.doubts?.(visit, ready) ?? false);
    setDoubted(doubts);
    if (!doubts) goTo(plan.holds?.(visit, ready) === false ? 'case' : 'summary');
  };
  return (
    <VisitPage {...props} action={<Button onClick={() => go()}>{t('cases:continue')}</Button>}>
      <vials.Page visit={visit} missing={missing} />
      {vials.Doubt && doubted ? (
        <vials.Doubt visit={visit} onSure={() => go(true)} onChange={() => setDoubted(false)} />
      ) : null}
    </VisitPage>
  );
}
