import { NativeSelect } from '@mantine/core';
import { type Role, roles } from '@teeka/contract/roles';
import { type AccountState, accountStates } from '@teeka/domain/workers';
import { useWords } from '../../../platform/language/index.ts';
import { AreaFilter } from '../../../records/sites/area-filter.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { roleTitle } from '../../../ui/index.ts';
import classes from './workers.module.css';

interface Narrowed {
  readonly state: AccountState | '';
  readonly role: Role | '';
}

interface Props extends Narrowed {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onNarrow: (narrowed: Partial<Narrowed>) => void;
  readonly disabled: boolean;
}

/** What narrows the list: a part of a name, which is no part of the address, and what the address says. */
export function Filter({ typed, onType, state, role, onNarrow, disabled }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.filter}>
      <SearchField says={t('workers:search')} typed={typed} onType={onType} disabled={disabled} />
      <AreaFilter />
      <div className={classes.pair}>
        <NativeSelect
          aria-label={t('workers:account')}
          value={state}
          onChange={({ currentTarget }) => onNarrow({ state: currentTarget.value as AccountState | '' })}
          data={[
            { value: '', label: t('workers:stateAll') },
            ...accountStates.map((value) => ({ value, label: t(`workers:state-${value}`) })),
          ]}
        />
        <NativeSelect
          aria-label={t('reports:colRole')}
          value={role}
          onChange={({ currentTarget }) => onNarrow({ role: currentTarget.value as Role | '' })}
          data={[
            { value: '', label: t('workers:roleAll') },
            ...roles.map((value) => ({ value, label: t(roleTitle(value)) })),
          ]}
        />
      </div>
    </div>
  );
}
