import { PairedDevices } from '../../features/pairing/paired-devices/paired-devices.tsx';
import { Screen as Resources } from '../../features/settings/resources/screen.tsx';

/** Help, the phone as a camera, and the devices. */
export function Screen() {
  return <Resources pairing={<PairedDevices />} />;
}
