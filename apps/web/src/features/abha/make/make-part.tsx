import { Button } from '@mantine/core';
import { IconFaceId, IconFingerprint, IconIdBadge2, IconMessage2Check } from '@tabler/icons-react';
import { checkMobile } from '@teeka/domain/contact';
import type { Refusal } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import { useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { numberRefusals } from '../../../records/identity/aadhaar-number.ts';
import { AadhaarNumberField } from '../../../records/identity/aadhaar-number-field.tsx';
import { WayButton } from '../../../ui/button/way-button.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import { MobileField } from './mobile-field.tsx';
import { BiometricProof, DemographicProof, FaceProof } from './proofs.tsx';
import type { Flow } from './use-flow.ts';

const icons = {
  otp: IconMessage2Check,
  biometric: IconFingerprint,
  face: IconFaceId,
  demographic: IconIdBadge2,
} as const;
type Way = keyof typeof icons;
const ways = Object.keys(icons) as readonly Way[];

interface Props {
  readonly flow: Flow;
  readonly person: PersonNow;
  /** The mobile number that the account is to have, as typed. */
  readonly mobile: string;
  readonly onMobile: (mobile: string) => void;
}

/** No account yet: the way in which the person shows who they are, then their Aadhaar and the mobile number of the account. */
export function MakePart({ flow, person, mobile, onMobile }: Props) {
  const { t } = useWords();
  const [way, setWay] = useState<Way | null>(null);
  if (way) return <OneWay {...{ flow, person, mobile, onMobile, way }} onOther={() => setWay(null)} />;
  return (
    <Section title={t('abha:way')}>
      <div className="stack-12">
        {ways.map((each) => {
          const Icon = icons[each];
          return (
            <WayButton
              key={each}
              icon={<Icon size={28} aria-hidden />}
              title={t(`abha:way-${each}`)}
              note={t(`abha:way-${each}-note`)}
              onTap={() => {
                flow.refusals.show([]);
                setWay(each);
              }}
            />
          );
        })}
        <Button variant="subtle" onClick={() => flow.go('look')}>
          {t('abha:lookInstead')}
        </Button>
      </div>
    </Section>
  );
}

/** One way, opened. The Aadhaar lives in its field only, and goes when the way is left. */
function OneWay({ flow, person, mobile, onMobile, way, onOther }: Props & { way: Way; onOther: () => void }) {
  const { t } = useWords();
  const [number, setNumber] = useState('');
  const { refusals, busy } = flow;
  /** The fields as they go out; null where something is wrong with them or with what is besides. */
  const judged = (besides: readonly Refusal[] = []) => {
    const tel = checkMobile(mobile);
    const wrong = [...numberRefusals(number), ...refusedAt('mobile_number', tel), ...besides];
    return refusals.show(wrong) && tel.ok ? { number, mobile: tel.normal } : null;
  };
  const proof = { flow, person, judged };
  return (
    <Section title={t(`abha:way-${way}`)}>
      <div className="stack">
        <AadhaarNumberField
          value={number}
          onChange={(typed) => {
            refusals.clear('aadhaar_number');
            setNumber(typed);
          }}
          error={refusals.of('aadhaar_number')}
        />
        <MobileField {...{ refusals, mobile, onMobile }} />
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {way === 'otp' ? (
          <Button
            loading={busy}
            onClick={() => {
              const whole = judged();
              if (whole) void flow.requestOtp(whole.number);
            }}
          >
            {t('identity:sendCode')}
          </Button>
        ) : null}
        {way === 'biometric' ? <BiometricProof {...proof} onOther={onOther} /> : null}
        {way === 'face' ? <FaceProof {...proof} /> : null}
        {way === 'demographic' ? <DemographicProof {...proof} /> : null}
        <Button variant="subtle" onClick={onOther}>
          {t('identity:backToWays')}
        </Button>
      </div>
    </Section>
  );
}
