import { useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import { usePerson } from '../../../records/workday/index.ts';
import { Page, Section } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { type CareOffered, offers } from '../plans/offers.ts';
import { partTitles } from './part-titles.ts';
import { stepPath, type VisitPlace } from './steps.ts';

interface Props {
  readonly at: VisitPlace;
  readonly among: readonly CareOffered[];
}

/** The session offers this person several kinds of care: which one the visit is for. Each is a visit of its own. */
export function ChooseCare({ at, among }: Props) {
  const { t } = useWords();
  const said = useAddressQuery();
  const person = usePerson(at.beneficiaryId);
  return (
    <Page title={t(partTitles.case)} back={`/session/${at.sessionId}`}>
      {person ? <PersonLine person={person} /> : null}
      <Section title={t('cases:whichCare')}>
        {among.map((care) => (
          <LinkButton key={care} to={stepPath('case', at)} search={{ ...said, care }} variant="default">
            {t(offers[care].called)}
          </LinkButton>
        ))}
      </Section>
    </Page>
  );
}
