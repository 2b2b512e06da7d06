import { useWords } from '../../../platform/language/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { othersWaiting } from '../../../records/workday/index.ts';
import { Notice } from '../../../ui/index.ts';

/** Whom colleagues recorded on this phone and have not sent nobody else finds here: not to be registered a second time. */
export function ColleaguesWaiting() {
  const { t } = useWords();
  const count = useWatched(othersWaiting).reduce((sum, { people }) => sum + people, 0);
  return count === 0 ? null : <Notice kind="info">{t('sessions:colleaguesWaiting', { count })}</Notice>;
}
