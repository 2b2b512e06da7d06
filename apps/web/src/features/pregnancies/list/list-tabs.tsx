import { indianNumber } from '@teeka/domain/format';
import { type PregnancyList, pregnancyLists } from '@teeka/domain/pregnancy';
import { useId } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import classes from '../parts/list.module.css';
import type { Totals } from './use-women.ts';

interface Props {
  readonly totals: Totals | null;
  readonly list: PregnancyList;
  readonly onChoose: (list: PregnancyList) => void;
}

/** The lists, each with how many stand on it. */
export function ListTabs({ totals, list, onChoose }: Props) {
  const { t } = useWords();
  const name = useId();
  return (
    <fieldset className={classes.tabs} aria-label={t('pregnancyLists:which')}>
      {pregnancyLists.map((one) => (
        <label key={one} className={classes.tab}>
          <input type="radio" name={name} value={one} checked={one === list} onChange={() => onChoose(one)} />
          <strong>{totals ? indianNumber(totals[one]) : '…'}</strong>
          <span>{t(`pregnancyLists:list-${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
