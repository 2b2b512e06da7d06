import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useNoSite, useView } from '../../../platform/workday/index.ts';
import { EmptyState, Notice, Page, SkeletonList, StepHeader, toast } from '../../../ui/index.ts';
import { DetailsPart } from '../recipient-form/details-part.tsx';
import { PersonPart } from '../recipient-form/person-part.tsx';
import { PhotoCard } from '../recipient-form/photo-card.tsx';
import { placeAfter } from '../recipient-form/place-after.ts';
import classes from '../recipient-form/recipient-form.module.css';
import { AlikePart, ConsentPart } from './consent-part.tsx';
import { registrationSteps } from './steps.ts';
import { useRegistration } from './use-registration.ts';

/** Registration, before a session or on site; all of it works without network. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { sessionID } = useParams({ strict: false }) as { sessionID?: string };
  const view = useView();
  const noSite = useNoSite();
  const title = t('app:newBeneficiary');
  const back = sessionID === undefined ? '/home' : `/session/${sessionID}`;
  const registering = useRegistration(view, sessionID);
  const { draft, keep, change, step, setStep, refusals, alike, unknown, elsewhere, busy } = registering;
  if (!view || !draft) {
    return (
      <Page title={title} back={back}>
        {noSite ? (
          <EmptyState icon={IconMapPin} title={t('registration:noSite')} />
        ) : (
          <SkeletonList rows={6} />
        )}
      </Page>
    );
  }
  const at = registrationSteps.indexOf(step);
  const steps = registrationSteps.map((key, index) => ({
    key,
    title: t(`registration:${key}`),
    ...(index < at ? { onGo: () => setStep(key) } : {}),
  }));
  const register = async () => {
    const id = await registering.register();
    if (id === null) return;
    toast.success(t('registration:saved', { name: draft.form.name.trim().toUpperCase() }));
    const next = placeAfter(currentUser()?.role, { person: id, session: sessionID });
    void navigate({ to: next, replace: true });
  };
  const action =
    step === 'consent' ? (
      <Button loading={busy} onClick={() => void register()}>
        {t(sessionID === undefined ? 'registration:save' : 'registration:saveOnSite')}
      </Button>
    ) : (
      <Button onClick={registering.next}>{t('registration:next')}</Button>
    );
  const part = { form: draft.form, change, errorOf: refusals.of };
  return (
    <Page title={title} back={back} action={action}>
      <StepHeader steps={steps} current={at} />
      <div className={classes.stack}>
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
        {at > 0 ? (
          <Button variant="subtle" onClick={() => setStep(registrationSteps[at - 1] ?? 'person')}>
            {t('registration:previous')}
          </Button>
        ) : null}
      </div>
    </Page>
  );
}
