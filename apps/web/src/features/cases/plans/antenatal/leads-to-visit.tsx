import { useWords } from '../../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import { LinkButton } from '../../../../ui/page/link-button.tsx';
import { stepPath, type VisitPlace } from '../../visit/steps.ts';
import { offers, type Visitor } from '../offers.ts';

interface Props {
  readonly at: VisitPlace;
  readonly session: Visitor['session'];
  readonly person: PersonNow;
  /** The day of the visit. */
  readonly day: string;
}

/** From what was given to the antenatal visit, where she is offered one and none of the day is on record. */
export function LeadsToAntenatal({ at, session, person, day }: Props) {
  const { t } = useWords();
  const events = person.record?.pregnancies?.flatMap((pregnancy) => pregnancy.events) ?? [];
  const isSeen = events.some(({ kind, facts }) => kind === 'antenatal' && facts.visited_on === day);
  if (isSeen || !offers.antenatal.isOffered({ session, person })) return null;
  return (
    <LinkButton to={stepPath('case', at)} search={{ care: 'antenatal' }}>
      {t(offers.antenatal.called)}
    </LinkButton>
  );
}
