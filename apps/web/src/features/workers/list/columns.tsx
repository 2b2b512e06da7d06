import { Button } from '@mantine/core';
import type { Worker } from '@teeka/contract/workers';
import { signInState } from '@teeka/domain/workers';
import { useWords } from '../../../platform/language/index.ts';
import { roleTitle } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import type { Column } from '../../../ui/table/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { AccountBadge } from './account-badge.tsx';
import type { Act } from './acts.ts';
import { placeOf, villagesOf } from './facts-of.ts';
import classes from './workers.module.css';

/** By what workers can be ordered; names stand as the server has them by themselves. */
export const orderedBy = ['name', 'role', 'place', 'account', 'last'];

/** What is told of a worker, and what can be done with the account; the card tells the same. */
export function useWorkerColumns(onAct: (worker: Worker, act: Act) => void): readonly Column<Worker>[] {
  const { t } = useWords();
  const text = { kind: 'text' } as const;
  return [
    { key: 'name', head: t('reports:colName'), ...text, orders: true, value: ({ display_name }) => display_name },
    { key: 'user', head: t('profile:userName'), ...text, under: 'tight', value: ({ user_name }) => user_name },
    { key: 'role', head: t('reports:colRole'), ...text, orders: true, value: ({ role }) => t(roleTitle(role)) },
    { key: 'place', head: t('workers:colPlace'), ...text, orders: true, value: placeOf },
    {
      key: 'account',
      head: t('workers:account'),
      ...text,
      orders: true,
      value: (worker) => t(`workers:${signInState(worker)}`),
      draw: (worker) => <AccountBadge worker={worker} usual={t('workers:active')} />,
    },
    {
      key: 'last',
      head: t('workers:lastSignIn'),
      ...text,
      orders: true,
      under: 'tight',
      rank: ({ last_sign_in }) => (last_sign_in ? Date.parse(last_sign_in) : null),
      value: ({ last_sign_in }) => (last_sign_in ? instantWords(last_sign_in) : t('workers:never')),
    },
    {
      key: 'acts',
      head: t('table:acts'),
      ...text,
      acts: true,
      value: () => null,
      draw: (worker) => (
        <span className={classes.acts}>
          {worker.role === 'ASHA' ? (
            <LinkButton to={`/workers/${worker.user_id}/villages`} variant="subtle">
              {villagesOf(worker) || t('workers:villages')}
            </LinkButton>
          ) : null}
          {worker.locked_until ? (
            <Button variant="light" onClick={() => onAct(worker, 'unlock')}>
              {t('workers:unlock')}
            </Button>
          ) : null}
          {worker.sign_ins > 0 ? (
            <Button variant="subtle" color="red" onClick={() => onAct(worker, 'end')}>
              {t('workers:end')}
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
}
