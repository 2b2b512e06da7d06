import { BiometricWay } from './biometric-way.tsx';
import { DemographicWay } from './demographic-way.tsx';
import { FaceWay } from './face-way.tsx';
import { OtpWay } from './otp-way.tsx';
import type { WayProps } from './way-parts.ts';

/** The way that was chosen. */
export function OpenWay(props: WayProps) {
  if (props.way === 'demographic') return <DemographicWay {...props} />;
  if (props.way === 'biometric') return <BiometricWay {...props} />;
  if (props.way === 'face') return <FaceWay {...props} />;
  return <OtpWay {...props} />;
}
