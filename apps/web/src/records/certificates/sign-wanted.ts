import { getIssuedCertificates, issueCertificate } from '@teeka/contract/certificates';
import { fallback, spokenOf } from '@teeka/domain/names';
import { Failure } from '../../platform/api/failure.ts';
import { send } from '../../platform/api/index.ts';
import { activeLanguage } from '../../platform/language/index.ts';
import { subjectOf } from '../../platform/outbox/chains.ts';
import { unsentAbout } from '../beneficiaries/standing-of.ts';
import { saveDraft } from '../workday/drafts-here.ts';
import type { Workday } from '../workday/workday.ts';
import { certificateInPack } from './in-pack.ts';
import { cardPlace, type KeptCard, keptCard } from './kept-card.ts';
import { forgetWanted, wantedHere } from './wishes.ts';

const quiet = { quiet: true, silent: true } as const;

/**
 * The newest that holds and lacks nothing, else one that is issued now: asking twice issues no second one. `packed`: the number of the
 * one that the pack has, which it is put above.
 */
export async function signedCard(beneficiary_ref_id: string, packed?: string): Promise<KeptCard | null> {
  const { newest } = await send(getIssuedCertificates, { beneficiary_ref_id }, quiet);
  if (newest?.complete) return keptCard(newest, packed);
  const language = spokenOf(activeLanguage()) ?? fallback;
  return keptCard(await send(issueCertificate, { beneficiary_ref_id, language }, quiet), packed);
}

const own: readonly string[] = [...getIssuedCertificates.refusals, ...issueCertificate.refusals];

/** Never to be signed, as the calls themselves refuse it. Whatever else is answered may be answered otherwise another time. */
const isRefused = ({ refusals }: Failure): boolean =>
  refusals.length > 0 && refusals.every(({ code }) => own.includes(code));

/** No network, or asked too often: nobody else's is asked for now. */
const isOver = ({ status }: Failure): boolean => status === 0 || status === 429;

const idsAbout = (workday: Workday, person: string): ReadonlySet<string> =>
  new Set(workday.outbox.items.get().flatMap((item) => (subjectOf(item.input).person === person ? [item.id] : [])));

/**
 * Has signed what was wanted while there was no network, of everybody of whom nothing is on its way to the server. `sign` asks the
 * server for one; what it could not answer stays wanted: false where there is such. So does whose record was changed here meanwhile: what
 * was signed may lack that.
 */
export async function signWanted(workday: Workday, sign = signedCard): Promise<boolean> {
  let isWhole = true;
  for (const person of await wantedHere(workday)) {
    if (unsentAbout(workday.outbox.items.get(), { person }) === 'waits') continue;
    const before = idsAbout(workday, person);
    const packed = certificateInPack(workday, person)?.number;
    try {
      await saveDraft(workday, cardPlace(person), await sign(person, packed));
    } catch (error) {
      if (!(error instanceof Failure) || isOver(error)) return false;
      if (!isRefused(error)) {
        isWhole = false;
        continue;
      }
    }
    if ([...idsAbout(workday, person)].every((id) => before.has(id))) await forgetWanted(workday, person);
  }
  return isWhole;
}
