import { VisuallyHidden } from '@mantine/core';
import type { CoveredCohort } from '@teeka/contract/coverage';
import { percentOf } from '@teeka/domain/coverage';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { doseName } from '../../records/schedule/dose-words.ts';
import { Bar } from './bar.tsx';
import classes from './coverage.module.css';
import { useShareWords } from './share-words.ts';

interface Props {
  readonly cohort: CoveredCohort;
  /** What the table is about, for whoever has it read out. */
  readonly caption: string;
  /** What those are called who had all of it in time. */
  readonly complete: string;
}

/** Of each dose how many of the children have had it: a table whose shares are drawn as bars. */
export function DoseBars({ cohort, caption, complete }: Props) {
  const { t } = useWords();
  const share = useShareWords();
  const rows = [
    { key: 'complete', name: complete, eligible: cohort.children, had: cohort.complete },
    ...cohort.doses
      .filter(({ eligible }) => eligible > 0)
      .map((one) => ({ key: one.code, name: doseName(one.code), ...one })),
  ];
  return (
    <table className={classes.bars}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('coverage:colDose')}</th>
          <th scope="col" className={classes.figure}>
            {t('coverage:colHad')}
          </th>
          <th scope="col" className={classes.figure}>
            {t('coverage:colOf')}
          </th>
          <th scope="col" className={classes.figure}>
            {t('coverage:colShare')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, eligible, had }) => (
          <tr key={key} data-whole={key === 'complete' || undefined}>
            <th scope="row">
              <span>{name}</span>
              <Bar percent={percentOf(had, eligible)} />
            </th>
            <td className={classes.figure}>{indianNumber(had)}</td>
            <td className={classes.figure}>{indianNumber(eligible)}</td>
            <td className={classes.figure}>{share(percentOf(had, eligible))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
