import { earlierRows, type Pregnancy } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/use-words.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Section } from '../../../ui/index.ts';
import { earlierInWords } from '../parts/earlier-words.ts';

/** What was told of her pregnancies before this one. */
export function BeforeThisOne({ pregnancy }: { readonly pregnancy: Pregnancy }) {
  const { t } = useWords();
  const rows = Array.from({ length: earlierRows }, (_, at) => at + 1);
  const lines = rows
    .map((nth) => [t('pregnancyPage:row', { n: nth }), earlierInWords(pregnancy.facts, nth)] as const)
    .filter(([, text]) => text !== '');
  if (lines.length === 0) return null;
  return (
    <Section title={t('pregnancyPage:rows')}>
      <FactList dense facts={lines} />
    </Section>
  );
}
