import { type Pregnancy, type Stage, stageOn } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import classes from '../pregnancies.module.css';

/** What is recorded next, by where the pregnancy stands; the first is the one that is done most. */
const ways: Readonly<Record<Stage, readonly ('visit' | 'outcome' | 'postnatal')[]>> = {
  open: ['visit', 'outcome'],
  postnatal: ['postnatal'],
  closed: [],
};

/** The ways on from a woman's page, for whoever keeps her record. */
export function WaysOn({
  beneficiaryId,
  pregnancy,
}: {
  readonly beneficiaryId: string;
  readonly pregnancy: Pregnancy;
}) {
  const { t } = useWords();
  const stage = stageOn(pregnancy, useToday());
  // Whom nobody could find and who is here again goes on where she was.
  const found = ways[pregnancy.outcome?.kind === 'lost' ? 'open' : stage];
  if (found.length === 0) return null;
  return (
    <div className={classes.actions}>
      {found.map((way, at) => (
        <LinkButton key={way} to={`/pregnancy/${beneficiaryId}/${way}`} variant={at === 0 ? 'filled' : 'light'}>
          {t(`pregnancyPage:way-${way}`)}
        </LinkButton>
      ))}
    </div>
  );
}
