import { IconEye, IconFlower, IconHeartbeat, IconVaccine } from '@tabler/icons-react';
import { getAbha } from '@teeka/contract/abha';
import { reportAefi } from '@teeka/contract/aefi';
import { getAuditOfPerson } from '@teeka/contract/audit';
import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries/edit';
import { getIssuedCertificates, issueCertificate } from '@teeka/contract/certificates';
import { getHealthRecord } from '@teeka/contract/fhir';
import { type ReactNode, useState } from 'react';
import { useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { AbhaOffer } from '../../../records/abha/abha-offer.tsx';
import { AccountSection } from '../../../records/abha/account-section.tsx';
import { isGone } from '../../../records/abha/is-gone.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { CertificateButton } from '../../../records/certificates/certificate-button.tsx';
import { IssuedCertificates } from '../../../records/certificates/issued-certificates.tsx';
import { HealthRecordButton } from '../../../records/fhir/health-record-button.tsx';
import { useOpened } from '../../../records/forms/use-form.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice, Page, Section } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { Chart, type DoseStoriesPart, DueFirst, useForecast } from './chart.tsx';
import { deathPlace } from './death-state.ts';
import { Family } from './family.tsx';
import { History } from './history.tsx';
import { BornOf, Pregnancy } from './pregnancy.tsx';
import classes from './profile.module.css';
import { Standing } from './standing.tsx';
import type { Details } from './state.ts';
import { useDeclaring } from './use-declaring.ts';
import { Visits } from './visits.tsx';
import { Head, Household, Who } from './who.tsx';

const DeathOfMother = inOwnTime(() => import('./death-of-mother.tsx'));
const DeathSheet = inOwnTime(() => import('./death-sheet.tsx'));

export interface ProfileProps {
  readonly person: PersonNow;
  readonly details: Details | null;
  /** The story of each dose, opened from the card. */
  readonly stories?: DoseStoriesPart | undefined;
  /** The picture of the paper card. */
  readonly photo?: ReactNode;
}

/** Whoever keeps the record of a person: a vaccinator, an ANM. */
const mayWrite = (): boolean => mayAsk(updateBeneficiaryBasicDetails);

/** Everything about one person: who, family, what was given and is due, visits, history; numbers masked. */
export function Profile({ person, details, stories, photo }: ProfileProps) {
  const { t } = useWords();
  const online = useOnline();
  const { record } = person;
  const edits = mayWrite() && record?.deceased_on === null;
  const forecast = useForecast(person, record, details);
  const judged = record && forecast ? { person, record, forecast } : null;
  return (
    <Page
      deep
      title={person.person.ben_name || t('app:beneficiary')}
      action={
        edits ? (
          <LinkButton to={`/edit-beneficiary/${person.person.beneficiary_id}`}>{t('app:editBeneficiary')}</LinkButton>
        ) : null
      }
    >
      <div className={classes.stack}>
        <Head person={person} />
        <Standing person={person} />
        {record ? <AbhaOffer record={record} /> : null}
        {judged ? <DueFirst {...judged} /> : null}
        {online ? null : <Notice kind="info">{t('beneficiaries:profileOffline')}</Notice>}
        <div className={classes.sides}>
          <div className={classes.stack}>
            {judged ? <Chart {...judged} stories={stories} /> : null}
            {photo}
            {mayAsk(issueCertificate) ? <CertificateButton person={person.person} doses={person.doses} /> : null}
            {mayAsk(getHealthRecord) ? <HealthRecordButton beneficiary_id={person.person.beneficiary_id} /> : null}
            {mayAsk(reportAefi) ? <ReportAefi person={person.person.beneficiary_id} /> : null}
          </div>
          <div className={classes.about}>
            <Who person={person} details={details} />
            {record ? <Family record={record} details={details} /> : null}
            {record ? <BornOf record={record} /> : null}
            {mayAsk(getAbha) ? <AccountSection person={person.person} isDead={!record || isGone(record)} /> : null}
            {record ? <Pregnancy record={record} details={details} /> : null}
            <Household details={details} />
            <Visits person={person} />
            {mayAsk(getIssuedCertificates) ? (
              <IssuedCertificates beneficiary_id={person.person.beneficiary_id} name={person.person.ben_name} />
            ) : null}
            <History beneficiaryId={person.person.beneficiary_id} />
            {mayAsk(getAuditOfPerson) ? <WhoLooked person={person.person.beneficiary_id} /> : null}
            {record && mayWrite() ? <MoreActions person={person} record={record} /> : null}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** For whoever a family turns to. */
function WhoLooked({ person }: { readonly person: string }) {
  const { t } = useWords();
  return (
    <WayOn to={`/people/${person}/audit`} icon={IconEye}>
      {t('titles:whoLooked')}
    </WayOn>
  );
}

/** A problem after a dose: also of somebody who has died. */
function ReportAefi({ person }: { readonly person: string }) {
  const { t } = useWords();
  return (
    <LinkButton to={`/aefi/new/${person}`} variant="light" leftSection={<IconHeartbeat size={20} aria-hidden />}>
      {t('aefi:report')}
    </LinkButton>
  );
}

/** What is done seldom: earlier vaccinations, a death. */
function MoreActions({ person, record }: { readonly person: PersonNow; readonly record: PersonOnPhone }) {
  const { t } = useWords();
  if (record.deceased_on !== null) return null;
  const declared = <DeclareDeath person={person} record={record} />;
  return (
    <Section title={t('beneficiaries:moreActions')}>
      <div className={classes.actions}>
        <LinkButton
          to={`/new-beneficiary/record-previous-vaccination/${record.beneficiary_id}`}
          variant="light"
          leftSection={<IconVaccine size={20} aria-hidden />}
        >
          {t('app:recordPrevious')}
        </LinkButton>
        {record.pregnancies?.length ? <DeathOfMother record={record}>{declared}</DeathOfMother> : declared}
      </div>
    </Section>
  );
}

function DeclareDeath({ person, record }: { readonly person: PersonNow; readonly record: PersonOnPhone }) {
  const { t } = useWords();
  const refused = useOpened(deathPlace(record.beneficiary_id));
  // Reported in a form or as the outcome of a bite: the declaration opens with that day.
  const { died } = useAddressQuery();
  const [open, setOpen] = useState(refused !== null || died !== undefined);
  const declaring = useDeclaring(record, person.doses, { sheetOpen: open });
  return (
    <>
      {declaring.may ? (
        <IconButton icon={IconFlower} variant="light" color="red" onClick={() => setOpen(true)}>
          {t('beneficiaries:deathDeclare')}
        </IconButton>
      ) : null}
      {open ? (
        <DeathSheet person={person} declaring={declaring} day={died} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
