import { type OtpSent, signInWithCode, type User } from '../../../platform/sign-in/index.ts';

interface Ways {
  readonly onEntered: (user: User) => void;
  /** Goes where a refusal leads; answers whether it leads anywhere. */
  readonly redirect: (error: unknown) => boolean;
}

/** Signs in with the code that was sent. */
export const withCode =
  ({ txnId }: OtpSent, { onEntered, redirect }: Ways) =>
  async (otp: string): Promise<void> => {
    try {
      onEntered(await signInWithCode(txnId, otp));
    } catch (error) {
      if (!redirect(error)) throw error;
    }
  };
