import { useWords } from '../../../platform/language/index.ts';
import type { Column } from '../../../ui/table/index.ts';
import { Died } from './died.tsx';
import { HitActions, useRowActions } from './hit-actions.tsx';
import type { Hit } from './state.ts';
import { useHitFacts } from './use-hit-facts.ts';

/** What the results tell of whoever was found, as columns; the card tells the same. */
export function useHitColumns(hits: readonly Hit[]): readonly Column<Hit>[] {
  const { t } = useWords();
  const factsOf = useHitFacts();
  const actionsOf = useRowActions();
  const text = { kind: 'text' } as const;
  const acts: Column<Hit> = {
    key: 'acts',
    head: t('table:acts'),
    ...text,
    acts: true,
    value: () => null,
    draw: (hit) => <HitActions actions={actionsOf(hit)} />,
  };
  const anyActs = hits.map(actionsOf).some(({ edit, session }) => edit || session);
  return [
    {
      key: 'name',
      head: t('reports:colName'),
      ...text,
      value: ({ person }) => person.ben_name,
      draw: (hit) => (
        <>
          {hit.person.ben_name} <Died hit={hit} />
        </>
      ),
    },
    { key: 'age', head: t('reports:colAge'), ...text, under: 'tight', value: (hit) => factsOf(hit).age },
    { key: 'guardian', head: t('reports:colGuardian'), ...text, value: (hit) => factsOf(hit).guardian },
    { key: 'village', head: t('reports:colVillage'), ...text, value: (hit) => factsOf(hit).village },
    { key: 'mobile', head: t('reports:colMobile'), ...text, value: (hit) => factsOf(hit).mobile },
    ...(anyActs ? [acts] : []),
  ];
}
