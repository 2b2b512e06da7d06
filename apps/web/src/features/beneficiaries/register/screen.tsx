import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useNoSite, useView } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page, Section, SkeletonList, StepHeader, toast } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { useEndFlow } from '../../../ui/page/use-end-flow.ts';
import { DetailsPart } from '../recipient-form/details-part.tsx';
import { PersonPart } from '../recipient-form/person-part.tsx';
import { PhotoCard } from '../recipient-form/photo-card.tsx';
import { placeAfter } from '../recipient-form/place-after.ts';
import { AlikePart, ConsentPart } from './consent-part.tsx';
import { DraftFound, useDraftFound } from './draft-found.tsx';
import { beginGuardian, type NewGuardian, ofGuardian } from './new-guardian.ts';
import { NewGuardianPart } from './new-guardian-part.tsx';
import { ReadBack } from './read-back.tsx';
import { registrationSteps } from './steps.ts';
import { useRegistration } from './use-registration.ts';

const FromCard = inOwnTime(async () => ({ default: (await import('./from-card.tsx')).FromCard }));

interface Registering {
  readonly sessionID?: string | undefined;
}

/** Registration, before a session or on site; all of it works without network. A child and its mother are one form. */
export function Screen({ sessionID }: Registering) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const endFlow = useEndFlow();
  const today = useToday();
  const view = useView();
  const noSite = useNoSite();
  const title = t('app:newBeneficiary');
  const back = sessionID === undefined ? '/home' : `/session/${sessionID}`;
  const registering = useRegistration(view, sessionID);
  const { draft, keep, change, at, step, goTo, refusals, alike, unknown, elsewhere, beside, busy } = registering;
  const found = useDraftFound(draft, step);
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
  const guardian = beside.guardian ? beside.whole : null;
  const register = async () => {
    const id = await registering.register();
    if (id === null) return;
    const capitals = ({ name }: { readonly name: string }) => name.trim().toUpperCase();
    const name = capitals(draft.form);
    toast.success(
      guardian
        ? t('registration:savedBoth', { name, guardian: capitals(guardian) })
        : t('registration:saved', { name }),
    );
    const next = placeAfter(currentUser()?.role, { person: id, session: sessionID });
    void endFlow(next, (path) => path === pathname);
  };
  const action =
    step === 'consent' ? (
      <Button loading={busy} onClick={() => void register()}>
        {t(sessionID === undefined ? 'registration:save' : 'registration:saveOnSite')}
      </Button>
    ) : (
      <Button onClick={registering.next}>{t('registration:next')}</Button>
    );
  const putGuardian = (next: NewGuardian) => {
    for (const key of Object.keys(next.form)) {
      const field = key as keyof typeof next.form;
      if (next.form[field] !== draft.guardian?.form[field]) refusals.clear(ofGuardian(field));
    }
    refusals.clear(ofGuardian(next.reason === draft.guardian?.reason ? 'guardian_ben_id' : 'reason'));
    refusals.clear('guardian_ben_id');
    void keep({ ...draft, guardian: next });
  };
  const part = {
    form: draft.form,
    change,
    errorOf: refusals.of,
    today,
    typesOff: registering.typesOff,
    onNewGuardian: (typed: string) => putGuardian(beginGuardian(draft.guardian, draft.form, typed)),
    newGuardian: beside.guardian ? (
      <NewGuardianPart
        beside={beside}
        onChange={putGuardian}
        onChoose={(chosen) => registering.chooseGuardian(chosen)}
        errorOf={refusals.of}
        today={today}
      />
    ) : undefined,
  };
  const earlier = registrationSteps[at - 1];
  return (
    <Page title={title} back={back} onBack={earlier ? () => goTo(earlier) : undefined} action={action}>
      <StepHeader steps={steps} current={at} />
      <div className="rows">
        {found ? <DraftFound name={draft.form.name} onEmpty={() => void registering.empty()} /> : null}
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {elsewhere ? <Notice>{t('registration:elsewhere')}</Notice> : null}
        {step === 'person' ? <FromCard form={draft.form} change={change} /> : null}
        {step === 'person' ? <PersonPart {...part} births={registering.births} /> : null}
        {step === 'details' ? <DetailsPart {...part} isHurried={sessionID !== undefined} /> : null}
        {step === 'details' ? (
          <PhotoCard
            photo={registering.photo}
            onPhoto={(photo) => void registering.keepPhoto(photo)}
            onRemove={() => void registering.keepPhoto('')}
          />
        ) : null}
        {step === 'consent' ? (
          <Section title={t('registration:readBack')}>
            <ReadBack form={draft.form} guardian={guardian} />
          </Section>
        ) : null}
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
