import { randomBytes } from 'node:crypto';
import { issueCertificate } from '@teeka/contract/certificates';
import { signCard } from '@teeka/contract/certificates/signed-card';
import type { CivilDate } from '@teeka/domain/calendar';
import { cardClaims, qrOfCard } from '@teeka/domain/certificates';
import { nextDue } from '@teeka/domain/schedule';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { paperNumber } from '../../platform/paper/paper-number.ts';
import { drawnBy } from '../../platform/paper/queries.ts';
import { lockPerson, type PersonDetailsRow, personDetails, personOnPaper } from '../beneficiaries/index.ts';
import { dosesOfPerson, forecastOfStory, type StoryRow } from '../vaccinations/index.ts';
import { signerOf } from './card-keys.ts';
import { certifiedDoses, pendingDoses } from './certified-doses.ts';
import type { PaperOfCertificate } from './paper.ts';
import { holderOf, signingKey, storeCertificate, storeHolder, storeKey } from './queries.ts';
import { newestFrom } from './withdrawn-entry.ts';

/** What is next by the schedule of today. */
function dueNext(person: PersonDetailsRow, rows: readonly StoryRow[], on: CivilDate): PaperOfCertificate['next'] {
  // Who is reported dead is called for nothing.
  if (person.reported_dead_on !== null) return [];
  const next = nextDue(forecastOfStory(person, rows, on).doses, on);
  return next ? next.doses.map((dose_code) => ({ dose_code, due: next.day })) : [];
}

/** Seconds since 1970, after whatever was put right before: a certificate of that second holds. */
const secondsAfter = (now: Date, changed: Date | null): number =>
  Math.max(Math.floor(now.getTime() / 1000), changed ? newestFrom(changed) : 0);

/** A name that tells nothing of who bears it (at most 24 signs by the framework). */
const randomName = (): string => randomBytes(12).toString('base64url');

/** Issues the certificate of what stands on record, and keeps it as it was issued. */
export const issueCertificateHandler = ({ env }: Pick<Platform, 'env'>) =>
  commandHandler(issueCertificate, {
    async read({ beneficiary_ref_id: id }, { db, actor, now }) {
      const [, person, doses, holder, key, by] = await Promise.all([
        db.rows(lockPerson(id)),
        db.first(personDetails(actor, now.today, id)),
        db.rows(dosesOfPerson(id)),
        db.first(holderOf(id)),
        db.first(signingKey()),
        db.first(drawnBy(actor.user_id)),
      ]);
      return { person, doses, holder, key, by };
    },
    async decide({ language, of }, { person, doses, holder, key, by }, { now, atRest, actor }) {
      if (!person || !by) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
      const isWanted = ({ dose_code }: { readonly dose_code: string }) => of === 'all' || dose_code === of;
      const onPaper = certifiedDoses(doses).filter(isWanted);
      if (onPaper.length === 0) return refuse({ code: of === 'all' ? 'CERTIF0001' : 'BENSUM0002' });
      const { beneficiary_id, ben_name: name, dob, dob_is_year, gender } = person;
      const rid = randomName();
      const signer = await signerOf(key, now.instant, atRest);
      const issuedAt = secondsAfter(now.instant, holder?.changed_at ?? null);
      const facts = { reference: beneficiary_id, name, dob, dob_is_year, gender, doses: onPaper };
      const signed = await signCard(cardClaims({ issuer: env.publicUrl, rid, issuedAt, ...facts }), signer);
      const certificate_id = uuidV7();
      const number = paperNumber(now.today);
      const paper: PaperOfCertificate = {
        ...{ number, language, of, issued_on: now.today },
        ...personOnPaper(person),
        doses: onPaper,
        pending: pendingDoses(doses).filter(isWanted).length,
        next: of === 'all' ? dueNext(person, doses, now.today) : [],
        issuer: { name: by.display_name, role: by.role, facility: by.facility },
        signed,
      };
      const kept = {
        ...{ beneficiary_id, certificate_id, rid, card_at: new Date(issuedAt * 1000), number },
        ...{ kid: signer.kid, covers: of },
        ...{ corrected_before: holder?.corrected ?? 0, issued_at: now.instant, issued_by: actor.user_id },
        paper_sealed: atRest.seal('certificate', `certificate/${certificate_id}`, JSON.stringify(paper)),
      };
      return {
        decision: { kept, fresh: signer.fresh, isFirst: !holder },
        reply: { certificate_id, number, qr: qrOfCard(signed) },
        audit: [{ beneficiary_id, detail: { certificate: number, of, language, doses: onPaper.length } }],
      };
    },
    write({ kept, fresh, isFirst }, { db }) {
      if (fresh) db.run(storeKey(fresh));
      if (isFirst) db.run(storeHolder(kept.beneficiary_id, randomName()));
      db.run(storeCertificate(kept));
    },
  });
