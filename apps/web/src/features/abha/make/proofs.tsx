import { Button, TextInput } from '@mantine/core';
import { usualFinger } from '@teeka/domain/device';
import type { Refusal } from '@teeka/domain/refusal';
import { useState } from 'react';
import { today } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { CaptureStanding } from '../../../ui/device/capture-standing.tsx';
import { type HandedOn, useFinger } from '../../../ui/device/use-finger.ts';
import { mark } from '../../../ui/form/required.ts';
import { Choices, DateField } from '../../../ui/index.ts';
import { FromPhone } from '../../../ui/paired-phone/from-phone.tsx';
import { FaceCamera } from '../../../ui/picture/face-camera.tsx';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly flow: Flow;
  readonly person: PersonNow;
  /** Aadhaar and mobile number as they go out; null where something is wrong, which is told. */
  readonly judged: (besides?: readonly Refusal[]) => { readonly number: string; readonly mobile: string } | null;
}

/** A finger on the registered device of this machine, or of the paired phone; it is sent once and kept nowhere. */
export function BiometricProof({ flow, judged, onOther }: Props & { readonly onOther: () => void }) {
  const { t } = useWords();
  const handOn = async (pid_data: string): Promise<HandedOn> => {
    const whole = judged();
    if (!whole) return 'refused';
    const made = await flow.enrolDirectly(whole.number, whole.mobile, { by: 'biometric', pid_data });
    return made ? 'taken' : 'refused';
  };
  const { state, isBusy, start, choose, hand } = useFinger({ finger: usualFinger, handOn });
  const words = { asking: t('identity:captureAsking'), usedUp: t('identity:captureUsedUp') };
  return (
    <>
      <CaptureStanding state={state} onChoose={choose} words={words} />
      {state.step === 'used-up' ? (
        <Button onClick={onOther}>{t('identity:backToWays')}</Button>
      ) : state.step === 'choosing' ? null : (
        <Button loading={isBusy || flow.busy} onClick={() => judged() && void start()}>
          {state.tries > 0 ? t('identity:captureAgain') : t('identity:captureStart')}
        </Button>
      )}
      {isBusy || state.step === 'used-up' ? null : (
        <FromPhone
          awaits="finger"
          finger={usualFinger}
          mayWait={() => judged() !== null}
          onFinger={(pidData) => void hand(pidData)}
        />
      )}
    </>
  );
}

/** A picture of the face, taken now; it is sent once and kept nowhere. */
export function FaceProof({ flow, judged }: Props) {
  const { t } = useWords();
  const [picture, setPicture] = useState<string | null>(null);
  const compare = async () => {
    const whole = judged();
    if (!whole || !picture) return;
    const made = await flow.enrolDirectly(whole.number, whole.mobile, { by: 'face', picture });
    if (!made) setPicture(null);
  };
  return (
    <>
      <FaceCamera picture={picture} onPicture={setPicture} />
      {picture ? (
        <Button loading={flow.busy} onClick={() => void compare()}>
          {t('abha:make')}
        </Button>
      ) : null}
    </>
  );
}

const genders = { '1': 1, '2': 2, '3': 3 } as const;
type Gender = keyof typeof genders;

/** Name, date of birth and sex as the Aadhaar has them. */
export function DemographicProof({ flow, person, judged }: Props) {
  const { t } = useWords();
  const { refusals } = flow;
  const [name, setName] = useState(person.person.ben_name);
  const [dob, setDob] = useState<string>(person.person.dob);
  const [gender, setGender] = useState<Gender>(String(person.person.gender) as Gender);
  const make = () => {
    const missing = (path: string, value: string): readonly Refusal[] =>
      value.trim() === '' ? [{ code: 'FLDVAL0001', path }] : [];
    const whole = judged([...missing('name', name), ...missing('dob', dob)]);
    if (!whole) return;
    const proof = { by: 'demographic', name: name.trim(), dob, gender: genders[gender] } as const;
    void flow.enrolDirectly(whole.number, whole.mobile, proof);
  };
  return (
    <>
      <TextInput
        label={t('identity:nameOnAadhaar')}
        {...mark(true)}
        description={t('identity:detailsHelp')}
        value={name}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={refusals.of('name') ?? refusals.of('proof.name')}
      />
      <DateField
        label={t('beneficiaries:dateOfBirth')}
        withAsterisk
        value={dob}
        onChange={setDob}
        min="1900-01-01"
        max={today()}
        error={refusals.of('dob') ?? refusals.of('proof.dob')}
      />
      <Choices<Gender>
        label={t('beneficiaries:gender')}
        value={gender}
        onChoose={setGender}
        choices={[
          { value: '1', label: t('app:male') },
          { value: '2', label: t('app:female') },
          { value: '3', label: t('app:others') },
        ]}
      />
      <Button loading={flow.busy} onClick={make}>
        {t('abha:make')}
      </Button>
    </>
  );
}
