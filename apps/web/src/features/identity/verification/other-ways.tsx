import {
  IconDeviceMobileMessage,
  IconFaceId,
  IconFingerprint,
  IconIdBadge2,
  IconMessage2Check,
} from '@tabler/icons-react';
import { type CheckedWay, checkedWays } from '@teeka/domain/verification';
import { useWords } from '../../../platform/language/use-words.ts';
import { WayButton } from '../../../ui/button/way-button.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import { wayName, wayNote } from './ways/way-names.ts';

const icons = {
  'aadhaar-otp': IconMessage2Check,
  demographic: IconIdBadge2,
  biometric: IconFingerprint,
  face: IconFaceId,
  'mobile-otp': IconDeviceMobileMessage,
} as const;

interface Props {
  readonly online: boolean;
  readonly hasMobile: boolean;
  readonly onWay: (way: CheckedWay) => void;
}

/** The ways that ask somebody else; without network they say so and lead nowhere. */
export function OtherWays({ online, hasMobile, onWay }: Props) {
  const { t } = useWords();
  const offered = checkedWays.filter((way) => way !== 'mobile-otp' || hasMobile);
  return (
    <Section title={t('identity:otherWays')}>
      {online ? (
        <p className="quiet">{t('identity:otherWaysHelp')}</p>
      ) : (
        <div className="below-16">
          <Notice kind="info">{t('identity:otherWaysOffline')}</Notice>
        </div>
      )}
      <div className="stack-12">
        {offered.map((way) => {
          const Icon = icons[way];
          return (
            <WayButton
              key={way}
              icon={<Icon size={28} aria-hidden />}
              title={wayName(way)}
              note={wayNote(way)}
              disabled={!online}
              onTap={() => onWay(way)}
            />
          );
        })}
      </div>
    </Section>
  );
}
