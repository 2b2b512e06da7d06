import type { AuditLineShown } from '@teeka/contract/audit';
import { useWords } from '../../platform/language/index.ts';
import type { Column } from '../../ui/table/index.ts';
import { instantWords } from '../../ui/time/instant-words.ts';
import { actWords, postOf, whoOf, whyOf } from './line-words.ts';

/** What is told of a line on a wide screen; the card tells the same. */
export function useAuditColumns(): readonly Column<AuditLineShown>[] {
  const { t } = useWords();
  const text = { kind: 'text' } as const;
  return [
    { key: 'when', head: t('audit:colWhen'), ...text, value: ({ at }) => instantWords(at) },
    { key: 'who', head: t('audit:colWho'), ...text, value: (line) => whoOf(line, t) },
    { key: 'post', head: t('audit:colPost'), ...text, under: 'tight', value: (line) => postOf(line, t) },
    { key: 'what', head: t('audit:colWhat'), ...text, value: (line) => actWords(line, t) },
    { key: 'why', head: t('audit:colWhy'), ...text, value: (line) => whyOf(line, t) },
  ];
}
