import type { CaptureKind } from '@teeka/domain/pairing';
import type { ComponentType } from 'react';
import { FingerButton } from './finger-button.tsx';
import { PictureButton } from './picture-button.tsx';
import { ScanButton } from './scan-button.tsx';
import type { ServedDesk } from './served-desk.ts';

const buttons: Readonly<Record<CaptureKind, ComponentType<ServedDesk>>> = {
  picture: PictureButton,
  code: ScanButton,
  finger: FingerButton,
};

/** The one thing that a computer waits for from this phone; nothing while it waits for none. Each waiting begins anew. */
export function CaptureButton({ desk }: ServedDesk) {
  if (desk.awaits === null) return null;
  const Button = buttons[desk.awaits];
  return <Button key={desk.wish_id} desk={desk} />;
}
