import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/use-words.ts';
import { usePull, useView } from '../../records/workday/index.ts';
import { useItemWords } from './item-words.ts';
import classes from './sync.module.css';

/** How fresh the day on this phone is, or how far its pull has come. */
export function PullLine() {
  const { t } = useWords();
  const view = useView();
  const pull = usePull();
  const { time } = useItemWords(view);
  const said = {
    idle: view ? t('sync:pulledAt', { time: time(view.rows.meta.pulled_at) }) : '',
    asking: t('sync:pullAsking'),
    saving:
      pull.kind === 'saving'
        ? t('sync:pullSaving', {
            people: t('sessions:people', { count: pull.people, n: indianNumber(pull.people) }),
            sessions: t('plans:count', { count: pull.sessions, n: indianNumber(pull.sessions) }),
          })
        : '',
    unreachable: t('sync:pullUnreachable'),
    failed: t('sync:pullFailed'),
  }[pull.kind];
  return (
    <p className={classes.note} role="status">
      {said}
    </p>
  );
}
