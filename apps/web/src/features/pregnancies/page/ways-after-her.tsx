import type { CivilDate } from '@teeka/domain/calendar';
import { childrenFollowed, type Pregnancy } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { offeredKinds } from '../../../records/pregnancies/offered-ends.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import type { Her } from '../parts/her.ts';
import classes from '../pregnancies.module.css';

interface Props {
  readonly her: Her;
  readonly pregnancy: Pregnancy;
  readonly deceased_on: CivilDate;
}

/** She died: her child is looked after still, and what is not on record of its birth or of her death can be written down. */
export function WaysAfterHer({ her, pregnancy, deceased_on }: Props) {
  const { t } = useWords();
  const today = useToday();
  const kinds = offeredKinds(pregnancy, today, deceased_on);
  const seesChild = childrenFollowed(pregnancy, today, her.gone);
  const path = `/pregnancy/${her.card.beneficiary_id}`;
  if (kinds.length === 0 && !seesChild) return null;
  return (
    <div className={classes.actions}>
      {seesChild ? <LinkButton to={`${path}/postnatal`}>{t('pregnancyPage:wayChild')}</LinkButton> : null}
      {kinds.length > 0 ? (
        <LinkButton to={`${path}/outcome`} variant="light">
          {t(kinds.includes('delivery') ? 'pregnancyPage:wasBorn' : 'pregnancyPage:howSheDied')}
        </LinkButton>
      ) : null}
    </div>
  );
}
