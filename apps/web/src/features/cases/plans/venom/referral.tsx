import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { EventFacts } from '@teeka/contract/bites/shapes';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { nameHere, useWords } from '../../../../platform/language/index.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { FactList } from '../../../../ui/facts/fact-list.tsx';
import { Notice, Section } from '../../../../ui/index.ts';
import { PageLeadsTo } from '../../visit/leads-to.tsx';
import type { PageProps } from '../../visit/plan.ts';
import { VisitPage } from '../../visit/visit-page.tsx';
import type { BiteSave } from '../bites/entries.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { VenomSummary } from '../venom/venom-summary.tsx';

/** The record that goes along with somebody who is sent on: to be shown, or printed. */
export function Referral(props: PageProps<OpenBite, BiteSave>) {
  const { t } = useWords();
  const { visit } = props;
  const care = visit.care ?? visit.cases.filter(({ case_type }) => case_type === 'venom').at(-1);
  const referral = care?.events.filter(({ kind }) => kind === 'referral').at(-1);
  if (!care || !referral) return <PageLeadsTo {...props} step="case" />;
  const kind = care.details.venom?.creature === 'scorpion' ? 'scorpion' : 'snake';
  const ofCase: OpenBite = { ...visit, care, kind, draft: { ...visit.draft, events: [], antivenom: [] } };
  const print = (
    <Button
      className={classes.noPrint ?? ''}
      leftSection={<IconPrinter size={22} aria-hidden />}
      onClick={() => window.print()}
    >
      {t('bites:print')}
    </Button>
  );
  return (
    <VisitPage {...props} action={print}>
      <div className={classes.stack}>
        <Notice kind="info">{t('bites:referralNote')}</Notice>
        <ReferredTo visit={ofCase} facts={referral.facts} />
        <VenomSummary visit={ofCase} plain />
      </div>
    </VisitPage>
  );
}

function ReferredTo({ visit, facts }: { readonly visit: OpenBite; readonly facts: EventFacts }) {
  const { t, say } = useBiteWords();
  const { meta, person } = visit;
  const rows: [string, string][] = [
    [t('bites:referTo'), facts.to ?? ''],
    [t('bites:referWhy'), (facts.why ?? []).map((one) => say('referWhy', one)).join(', ') || '–'],
    [t('bites:transport'), say('transport', facts.transport ?? '') || '–'],
    [t('bites:referFrom'), nameHere(meta.site, 'facilty_name')],
    [t('bites:referNumber'), groupReferenceNumber(person.person.beneficiary_id)],
  ];
  return (
    <Section title={t('bites:referral')}>
      <FactList facts={rows} />
    </Section>
  );
}
