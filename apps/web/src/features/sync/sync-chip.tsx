import { UnstyledButton } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import { useWorkday } from '../../records/workday/index.ts';
import spoken from '../../ui/content/spoken.module.css';
import { summaryOf } from './summary.ts';
import { summaryLook } from './summary-look.ts';
import classes from './sync.module.css';
import { useSituation } from './use-situation.ts';

/** The header's chip: the truth about the records on this phone, in icon, word and colour; opens the list. */
export function SyncChip({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useWords();
  const workday = useWorkday();
  const summary = summaryOf(useSituation());
  if (!workday) return null;
  const { icon: Icon, tone } = summaryLook[summary.kind];
  const word = t(`sync:${summary.kind}`, { n: 'n' in summary ? summary.n : 0 });
  return (
    <>
      <UnstyledButton
        className={classes.chip}
        data-tone={tone}
        aria-label={`${word}. ${t('sync:chipHint')}`}
        title={t('sync:chipHint')}
        onClick={onOpen}
      >
        <Icon size={18} aria-hidden />
        <span aria-hidden>{word}</span>
      </UnstyledButton>
      {/* Beside the button: within one, nothing is announced. */}
      <span role="status" className={spoken.spoken}>
        {word}
      </span>
    </>
  );
}
