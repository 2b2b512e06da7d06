import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { type RowActions, rowActions } from './row-actions.ts';
import classes from './search.module.css';
import type { Hit } from './state.ts';

/** What this worker comes for most, of somebody who was found. */
export function useRowActions(): (hit: Hit) => RowActions {
  const [view, today] = [useView(), useToday()];
  return (hit) => rowActions(currentUser()?.role, hit, { view, today });
}

interface Props {
  readonly actions: RowActions;
  readonly onOpened?: (() => void) | undefined;
}

/** That, beside the way to their page. */
export function HitActions({ actions: { edit, session }, onOpened }: Props) {
  const { t } = useWords();
  if (!edit && !session) return null;
  const opened = onOpened ? { onClick: onOpened } : {};
  return (
    <div className={classes.act}>
      {session ? (
        <LinkButton to={session.to} variant={session.onList ? 'filled' : 'light'} {...opened}>
          {t(session.onList ? 'beneficiaries:onTodaysList' : 'beneficiaries:toTodaysSession')}
        </LinkButton>
      ) : null}
      {edit ? (
        <LinkButton to={edit} variant="light" {...opened}>
          {t('app:editBeneficiary')}
        </LinkButton>
      ) : null}
    </div>
  );
}
