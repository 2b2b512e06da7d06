import type { AuditLineShown } from '@teeka/contract/audit';
import { useWords } from '../../platform/language/index.ts';
import { instantWords } from '../../ui/time/instant-words.ts';
import classes from './audit.module.css';
import { actWords, postOf, whoOf, whyOf } from './line-words.ts';

/** One line on a phone: what was done and when, then who, then why. */
export function LineCard({ line }: { readonly line: AuditLineShown }) {
  const { t } = useWords();
  const why = whyOf(line, t);
  return (
    <div className={classes.card}>
      <strong>{actWords(line, t)}</strong>
      <span className="quiet">{instantWords(line.at)}</span>
      <span>{[whoOf(line, t), postOf(line, t)].filter(Boolean).join(' · ')}</span>
      {why ? <span className="quiet">{why}</span> : null}
    </div>
  );
}
