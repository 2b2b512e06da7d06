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

const own: readonly string[] = [...getIssuedCertificates.refusals, ...issueCertificate.refusals];

/** Never to be signed, as the calls themselves refuse it. Whatever else is answered may be answered otherwise another time. */
const isRefused = ({ refusals }: Failure): boolean =>
  refusals.length > 0 && refusals.every(({ code }) => own.includes(code));

/** No network, or asked too often: nobody else's is asked for now. */
const isOver = ({ status }: Failure): boolean => status === 0 || status === 429;

/**
 * Has signed what was wanted while there was no network, of everybody about whom the server has all by now. `sign` asks the server
 * for one; what it could not answer stays wanted.
 */
export async function signWanted(workday: Workday, sign = signedCard): Promise<void> {
  const wanted = () => readDraft<readonly string[]>(workday, wantedPlace);
  for (const person of (await wanted()) ?? []) {
    if (unsettledAbout(workday.outbox.items.get(), person).length > 0) continue;
    try {
      await saveDraft(workday, cardPlace(person), await sign(person));
    } catch (error) {
      if (!(error instanceof Failure) || isOver(error)) return;
      if (!isRefused(error)) continue;
    }
    const left = ((await wanted()) ?? []).filter((one) => one !== person);
    await saveDraft(workday, wantedPlace, left.length > 0 ? left : null);
  }
}
