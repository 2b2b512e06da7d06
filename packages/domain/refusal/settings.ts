/** Settings of the installation. */
export const settings = {
  SETVAL0001: { status: 409, meaning: 'two steps switched on by somebody without a registered number' },
  SETVAL0002: { status: 409, meaning: 'two steps switched on where no message can be sent' },
} as const;
