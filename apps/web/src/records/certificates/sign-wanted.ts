import { getIssuedCertificates, issueCertificate } from '@teeka/contract/certificates';
import { fallback, spokenOf } from '@teeka/domain/names';
import { Failure } from '../../platform/api/failure.ts';
import { send } from '../../platform/api/index.ts';
import { today } from '../../platform/clock/index.ts';
import { activeLanguage } from '../../platform/language/index.ts';
import { unsettledAbout } from '../beneficiaries/standing-of.ts';
import { readDraft, saveDraft } from '../workday/use-draft.ts';
import type { Workday } from '../workday/workday.ts';
import { cardPlace, type KeptCard, keptCard, wantedPlace } from './kept-card.ts';

const quiet = { quiet: true, silent: true } as const;

/** The newest that holds and lacks nothing, else one that is issued now: asking twice issues no second one. */
export async function signedCard(beneficiary_ref_id: string): Promise<KeptCard> {
  const { newest } = await send(getIssuedCertificates, { beneficiary_ref_id }, quiet);
  if (newest?.complete) return keptCard(newest);
  const language = spokenOf(activeLanguage()) ?? fallback;
  const issued = await send(issueCertificate, { beneficiary_ref_id, language }, quiet);
  return keptCard({ ...issued, issued_on: today() });
}

/** What was not refused may be answered another time: no network, a server that is busy. */
const isRefused = (error: unknown): boolean => error instanceof Failure && error.refusals.length > 0;

/** Has signed what was wanted while there was no network, of everybody about whom the server has all by now. */
export async function signWanted(workday: Workday): Promise<void> {
  const wanted = () => readDraft<readonly string[]>(workday, wantedPlace);
  for (const person of (await wanted()) ?? []) {
    if (unsettledAbout(workday.outbox.items.get(), person).length > 0) continue;
    try {
      await saveDraft(workday, cardPlace(person), await signedCard(person));
    } catch (error) {
      if (!isRefused(error)) return;
    }
    const left = ((await wanted()) ?? []).filter((one) => one !== person);
    await saveDraft(workday, wantedPlace, left.length > 0 ? left : null);
  }
}
