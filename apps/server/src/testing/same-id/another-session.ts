import type { SessionDay } from '../session-day.ts';

/** The same for a session of the day that the person is listed at too. */
export const anotherSession = async (day: SessionDay, input: { beneficiary_reference_id: string }) => {
  const session_id = await day.session(1);
  await day.list(input.beneficiary_reference_id, { session: session_id, status: 'verified' });
  return { ...input, session_id };
};
