import type { FingerWish } from '@teeka/domain/device';

/** What the paired phone is to capture, and where it goes. */
export type PhoneWish =
  | { readonly awaits: 'picture'; readonly onPicture: (picture: Blob) => void }
  | { readonly awaits: 'code'; readonly onCode: (text: string) => void }
  | { readonly awaits: 'finger'; readonly finger: FingerWish; readonly onFinger: (pidData: string) => void };
