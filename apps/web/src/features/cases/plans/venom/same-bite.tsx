import { Button } from '@mantine/core';
import { dayInIndia } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { Section } from '../../../../ui/index.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';

/** Is the person here for the open case, or bitten again? */
export function SameBite({ visit }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  const { care, edit } = visit;
  if (!care) return null;
  const day = displayDate(care.details.venom?.bitten_on ?? dayInIndia(care.opened_at));
  return (
    <Section title={t('venom:sameBite', { day })}>
      <div className={classes.stack}>
        <span className={classes.quiet}>{t('venom:sameBiteWhy')}</span>
        <Button onClick={() => edit({ sameBite: false })}>{t('venom:anotherBite')}</Button>
        <Button variant="default" onClick={() => edit({ sameBite: true })}>
          {t('venom:goOnWithBite')}
        </Button>
      </div>
    </Section>
  );
}
