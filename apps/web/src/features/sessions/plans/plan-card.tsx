import { IconCircleCheck, IconEyeOff, IconStar, IconUsers } from '@tabler/icons-react';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { indianNumber } from '@teeka/domain/format';
import { isWaiting } from '@teeka/domain/sessions';
import { useWords } from '../../../platform/language/index.ts';
import classes from '../parts/card.module.css';
import { CardHead } from '../parts/card-head.tsx';
import { specialFor, specialKind } from '../parts/special-words.ts';
import { listedOn } from './state.ts';

interface Props {
  readonly session: PlannedSession;
  readonly onOpen: () => void;
  /** It was saved a moment ago: it says so, and has the cursor. */
  readonly saved?: boolean;
}

/** After the page has taken the cursor, as every page does when it opens. */
function bringIntoView(card: HTMLElement | null): void {
  requestAnimationFrame(() => {
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  });
}

/** One planned session: where, when, how many; what stops it or is still to be done with it. */
export function PlanCard({ session, onOpen, saved = false }: Props) {
  const { t } = useWords();
  const kind = specialKind(session);
  const hidden = session.published === false && isWaiting(session.status);
  return (
    <button
      type="button"
      className={classes.card}
      data-saved={saved || undefined}
      ref={saved ? bringIntoView : undefined}
      onClick={onOpen}
    >
      {saved ? (
        <span className={classes.saved}>
          <IconCircleCheck size={20} aria-hidden />
          {t('plans:justSaved')}
        </span>
      ) : null}
      <CardHead session={session} />
      <span className={classes.fact}>
        <IconUsers size={20} aria-hidden />
        {t('plans:onList')}: {indianNumber(listedOn(session))} / {indianNumber(session.capacity)}
      </span>
      {kind ? (
        <span className={classes.fact}>
          <IconStar size={20} aria-hidden />
          <span>
            {kind}: {specialFor(session)}
          </span>
        </span>
      ) : null}
      {hidden ? (
        <span className={classes.hidden}>
          <IconEyeOff size={20} aria-hidden />
          {t('plans:notPublished')}
        </span>
      ) : null}
      {session.standing_reason ? (
        <span className={classes.fact}>{t('plans:why', { reason: session.standing_reason })}</span>
      ) : null}
    </button>
  );
}
