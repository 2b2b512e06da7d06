import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { indianNumber } from '@teeka/domain/format';
import { mayMove } from '@teeka/domain/sessions';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import classes from './plans.module.css';
import { listedOn } from './state.ts';

/** How many stand on a session's list, of how many places; for whoever plans the way to who they are. */
export function ListedLink({ session }: { readonly session: PlannedSession }) {
  const { t } = useWords();
  const listed = listedOn(session);
  const figure = `${indianNumber(listed)} / ${indianNumber(session.capacity)}`;
  if (listed === 0 || !mayMove('plan', currentUser()?.role ?? '')) return figure;
  return (
    <Link
      to="/planned-beneficiaries"
      search={{ session: session.session_id }}
      className={classes.listed ?? ''}
      aria-label={t('plans:whoIsListed', { n: figure })}
    >
      {figure}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
