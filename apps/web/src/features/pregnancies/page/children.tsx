import { displayDate } from '@teeka/domain/format';
import {
  type Birth,
  birthFields,
  childrenIll,
  childrenReportedDead,
  type Pregnancy,
  textIn,
} from '@teeka/domain/pregnancy';
import type { AddressQuery } from '../../../platform/address/use-address-query.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { declarationOf } from '../../../records/beneficiaries/declaration.ts';
import { childPath, childStanding } from '../../../records/pregnancies/child-standing.ts';
import { useItems, usePerson, useView } from '../../../records/workday/index.ts';
import { PersonRow, Section } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import { CorrectButton } from '../parts/children/correct-button.tsx';
import { useReachesMother } from '../parts/children/use-reaches-mother.ts';
import type { Her } from '../parts/her.ts';
import { IllMark } from '../parts/ill-mark.tsx';
import { answerWords } from '../parts/said.ts';
import { childName } from './child-name.ts';
import type { Recorder } from './recorder.ts';

const field = (key: string) => birthFields.find((one) => one.key === key);

interface Props {
  readonly her: Her;
  readonly pregnancy: Pregnancy;
  readonly by: Recorder | null;
}

/** The children of a delivery: who is registered leads to their own page, the others are named as they were written down. */
export function Children({ her, pregnancy, by }: Props) {
  const { t } = useWords();
  const births = pregnancy.outcome?.births ?? [];
  if (births.length === 0) return null;
  const reported = new Map(childrenReportedDead(pregnancy).map(({ birth, on }) => [birth.birth_id, on]));
  const ill = new Map(childrenIll(pregnancy, her.gone).map((child) => [child.birth.birth_id, child]));
  return (
    <Section title={t('pregnancyPage:children')}>
      <ul className="bare-list">
        {births.map((birth) => {
          const { birth_id, child_id, facts } = birth;
          const child = her.children.find(({ beneficiary_id }) => beneficiary_id === child_id);
          const reportedOn = reported.get(birth_id);
          const found = ill.get(birth_id);
          const [outcome, sex] = [field('birth_outcome'), field('sex')];
          const about = [
            displayDate(textIn(facts, 'born_on')),
            sex && textIn(facts, 'sex') !== '' ? answerWords(sex, textIn(facts, 'sex')) : '',
            outcome && facts.birth_outcome !== 'Live birth' ? answerWords(outcome, textIn(facts, 'birth_outcome')) : '',
          ];
          return (
            <li key={birth_id}>
              <PersonRow
                name={childName(birth, { her, t })}
                about={about.filter(Boolean).join(' · ')}
                due={
                  child?.deceased_on ? (
                    <span className="wraps">
                      {t('pregnancyPage:childDied', { date: displayDate(child.deceased_on) })}
                    </span>
                  ) : reportedOn !== undefined ? (
                    <span className="wraps">
                      {t('pregnancyPage:childReportedDead', { date: displayDate(reportedOn) })}
                    </span>
                  ) : (
                    <>
                      {found ? <IllMark on={found.on} sentOn={found.sentOn} /> : null}
                      {child ? null : <ToRegister her={her} birth={birth} by={by} />}
                    </>
                  )
                }
                {...(child ? { to: personPath(child.beneficiary_id) } : {})}
              />
              {child && child.deceased_on === null && reportedOn !== undefined ? (
                <DeclareChild childId={child.beneficiary_id} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** A visit says that this child died: its day is written down on its own page, by whoever may. */
function DeclareChild({ childId }: { readonly childId: string }) {
  const { t } = useWords();
  const today = useToday();
  const record = usePerson(childId)?.record ?? null;
  if (declarationOf(record, { role: currentUser()?.role, today }) !== 'here') return null;
  return (
    <LinkButton to={personPath(childId)} search={{ died: '' } satisfies AddressQuery} variant="light">
      {t('pregnancyPage:childDeathDay')}
    </LinkButton>
  );
}

/** Of a living child who is nobody yet: the way to its registration, or to what was refused of it. */
function ToRegister({ her, birth, by }: { readonly her: Her; readonly birth: Birth; readonly by: Recorder | null }) {
  const { t } = useWords();
  const items = useItems();
  const people = useView()?.rows.people;
  const { child_id } = birth;
  const mother = her.card.beneficiary_id;
  const reaches = useReachesMother();
  if (child_id === null || by === null || by.answers || !people || !reaches(mother)) return null;
  const standing = childStanding(child_id, { people, registered: her.registered, items });
  if (standing.kind === 'registered') return null;
  if (standing.kind === 'refused') return <CorrectButton item={standing.item} />;
  return (
    <LinkButton to={childPath(mother, child_id)} variant="light">
      {t('pregnancyOutcome:childRegister')}
    </LinkButton>
  );
}
