import { Link } from '@tanstack/react-router';
import type { CoveredCohort } from '@teeka/contract/coverage';
import { percentOf } from '@teeka/domain/coverage';
import { indianNumber } from '@teeka/domain/format';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { doseName } from '../../records/schedule/dose-words.ts';
import { BarsTable } from './bars-table.tsx';
import classes from './coverage.module.css';
import { useShareWords } from './share-words.ts';
import { toDueFor } from './to-people.ts';

interface Props {
  readonly cohort: CoveredCohort;
  /** What the table is about, for whoever has it read out. */
  readonly caption: string;
  /** What those are called who had all of it in time. */
  readonly complete: string;
}

/** Of each dose how many of the children have had it: a table whose shares are drawn as bars. A dose leads to who is due for it. */
export function DoseBars({ cohort, caption, complete }: Props) {
  const { t } = useWords();
  const share = useShareWords();
  const row = (
    key: string,
    name: ReactNode,
    { eligible, had }: { readonly eligible: number; readonly had: number },
  ) => {
    const percent = percentOf(had, eligible);
    return { key, name, percent, figures: [indianNumber(had), indianNumber(eligible), share(percent)] };
  };
  return (
    <BarsTable
      caption={caption}
      heads={[t('coverage:colDose'), t('coverage:colHad'), t('coverage:colOf'), t('coverage:colShare')]}
      rows={[
        { ...row('complete', complete, { eligible: cohort.children, had: cohort.complete }), whole: true },
        ...cohort.doses
          .filter(({ eligible }) => eligible > 0)
          .map((one) => {
            // The list of who is due begins with what is overdue.
            const toList = (
              <Link {...toDueFor(one.code)} className={classes.toList ?? ''}>
                {doseName(one.code)}
              </Link>
            );
            return row(one.code, toList, one);
          }),
      ]}
    />
  );
}
