import { Notice, Section } from '../../../ui/index.ts';
import classes from '../aefi.module.css';
import { CategoryBadge } from '../parts/category-badge.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import type { OpenReport } from './use-report.ts';

/** What the answers make of the event, why, and what that asks for. */
export function CategoryLine({ open }: { readonly open: OpenReport }) {
  const { t, because } = useAefiWords();
  return (
    <Section title={t('aefi:category')}>
      <div className={classes.stack} aria-live="polite">
        <div className={classes.between}>
          <CategoryBadge category={open.category} />
          <span className={classes.quiet}>{open.because.map(because).join(' · ')}</span>
        </div>
        {open.similar.length > 0 ? (
          <Notice kind="info">{t('aefi:clusterProposed', { count: open.similar.length })}</Notice>
        ) : null}
        {open.category === 'minor' ? null : <Notice>{t('aefi:call24')}</Notice>}
      </div>
    </Section>
  );
}
