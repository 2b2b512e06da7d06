import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { CivilDate } from '@teeka/domain/calendar';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useDraft, useNoSite, useView } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page, SkeletonList, StepHeader, toast } from '../../../ui/index.ts';
import { useEndFlow } from '../../../ui/page/use-end-flow.ts';
import { DetailsPart } from '../recipient-form/details-part.tsx';
import { PersonPart } from '../recipient-form/person-part.tsx';
import { PhotoCard } from '../recipient-form/photo-card.tsx';
import { placeAfter } from '../recipient-form/place-after.ts';
import { type Recipient, withChange } from '../recipient-form/recipient.ts';
import { AlikePart, ConsentPart } from './consent-part.tsx';
import { DraftFound, useDraftFound } from './draft-found.tsx';
import { guardianDraft } from './guardian-draft.ts';
import { useGuardianWay } from './guardian-way.ts';
import { emptyDraft, wholeDraft } from './request.ts';
import { registrationSteps } from './steps.ts';
import { useRegistration } from './use-registration.ts';

interface Registering {
  readonly sessionID?: string | undefined;
}

/** Registration, before a session or on site; all of it works without network. A child's guardian has a form of the same. */
export function Screen({ sessionID }: Registering) {
  const way = useGuardianWay();
  return <RegistrationForm key={way.isGuardian ? 'guardian' : 'own'} way={way} sessionID={sessionID} />;
}

interface FormProps extends Registering {
  readonly way: ReturnType<typeof useGuardianWay>;
}

function RegistrationForm({ way, sessionID }: FormProps) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const endFlow = useEndFlow();
  const today = useToday();
  const { isGuardian } = way;
  const view = useView();
  const noSite = useNoSite();
  const title = t(isGuardian ? 'registration:guardianForm' : 'app:newBeneficiary');
  const back = sessionID === undefined ? '/home' : `/session/${sessionID}`;
  const registering = useRegistration(view, { sessionId: sessionID, isGuardian });
  const { draft, keep, change, at, step, goTo, refusals, alike, unknown, elsewhere, busy } = registering;
  const family = useFamily(registering.otherKey);
  const found = useDraftFound(draft, { step, isGuardian });
  if (!view || !draft) {
    return (
      <Page title={title} back={back}>
        {noSite ? <EmptyState icon={IconMapPin} title={t('registration:noSite')} /> : <SkeletonList rows={6} />}
      </Page>
    );
  }
  const steps = registrationSteps.map((key, index) => ({
    key,
    title: t(`registration:${key}`),
    ...(index < at ? { onGo: () => goTo(key) } : {}),
  }));
  const register = async () => {
    const id = await registering.register();
    if (id === null) return;
    const name = draft.form.name.trim().toUpperCase();
    toast.success(t('registration:saved', { name }));
    if (isGuardian) {
      await family.chooseForChild({ guardian_ben_id: id, guardian_name: name }, today);
      way.toChild();
      return;
    }
    const next = placeAfter(currentUser()?.role, { person: id, session: sessionID });
    void endFlow(next, (path) => path === pathname);
  };
  const action =
    step === 'consent' ? (
      <Button loading={busy} onClick={() => void register()}>
        {t(sessionID === undefined || isGuardian ? 'registration:save' : 'registration:saveOnSite')}
      </Button>
    ) : (
      <Button onClick={registering.next}>{t('registration:next')}</Button>
    );
  const newGuardian = async (typed: string) => {
    await family.beginGuardian(draft.form, typed);
    way.toGuardian();
  };
  const part = {
    form: draft.form,
    change,
    errorOf: refusals.of,
    today,
    onNewGuardian: isGuardian ? undefined : (typed: string) => void newGuardian(typed),
  };
  const earlier = registrationSteps[at - 1];
  const goBack = earlier ? () => goTo(earlier) : isGuardian ? way.toChild : undefined;
  return (
    <Page title={title} back={back} onBack={goBack} action={action}>
      <StepHeader steps={steps} current={at} />
      <div className="rows">
        {found ? <DraftFound name={draft.form.name} onEmpty={() => void keep(emptyDraft)} /> : null}
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {elsewhere ? <Notice>{t('registration:elsewhere')}</Notice> : null}
        {step === 'person' ? <PersonPart {...part} births={registering.births} /> : null}
        {step === 'details' ? (
          <PhotoCard
            photo={registering.photo}
            onPhoto={(photo) => void registering.keepPhoto(photo)}
            onRemove={() => void registering.keepPhoto('')}
          />
        ) : null}
        {step === 'details' ? <DetailsPart {...part} /> : null}
        {step === 'consent' ? (
          <ConsentPart
            given={draft.consent_at !== ''}
            error={refusals.of('consent.version')}
            onGiven={(given) => {
              refusals.clear('consent.version');
              void keep({ ...draft, consent_at: given ? now().toISOString() : '' });
            }}
          />
        ) : null}
        <AlikePart
          people={alike}
          unknown={unknown}
          elsewhere={elsewhere}
          error={refusals.of('duplicate_overruled.reason')}
          {...(step === 'consent'
            ? {
                reason: {
                  value: draft.reason,
                  set: (reason: string) => {
                    refusals.clear('duplicate_overruled.reason');
                    void keep({ ...draft, reason });
                  },
                },
              }
            : {})}
        />
      </div>
    </Page>
  );
}

/** The other half-filled form of the family: a guardian's beside the child's, the child's beside the guardian's. */
function useFamily(otherKey: string) {
  const [draft, keep] = useDraft(otherKey, emptyDraft, wholeDraft);
  return {
    beginGuardian: (child: Recipient, typed: string) => keep(guardianDraft(draft, child, typed)),
    /** What was typed of the child stands as it was; its guardian is chosen. */
    chooseForChild: (chosen: Partial<Recipient>, today: CivilDate) => {
      const child = draft ?? emptyDraft;
      return keep({ ...child, form: withChange(child.form, chosen, today) });
    },
  };
}
