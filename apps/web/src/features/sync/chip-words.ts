import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/use-words.ts';
import { countOf } from '../../platform/outbox/about.ts';
import type { Summary } from './summary.ts';

/** The chip's words: all of them, and as few as stand beside a page's title on a phone, which the sign completes. */
export interface ChipWords {
  readonly whole: string;
  readonly few: string;
}

/** Said by the number of people; records about nobody are counted only where no person's waits. */
export function useChipWords(summary: Summary): ChipWords {
  const { t } = useWords();
  if (!('about' in summary)) {
    const word = t(`sync:${summary.kind}`);
    return { whole: word, few: word };
  }
  const { kind, about } = summary;
  const count = about.people || countOf(about);
  const n = indianNumber(count);
  const values = { count, n };
  const wait = about.people > 0 ? t('sync:peopleWait', values) : t('sync:recordsWait', values);
  const who = about.people > 0 ? t('sync:people', values) : t('sync:records', values);
  const whole = t(`sync:${kind}`, { wait, who });
  if (kind === 'sending') return { whole, few: who };
  const isWaiting = kind === 'waiting' || kind === 'offlineWaiting' || kind === 'othersWait';
  if (isWaiting) return { whole, few: about.people > 0 ? t('sync:peopleFew', values) : wait };
  return { whole, few: t(`sync:${kind}`, { wait: n, who: n }) };
}
