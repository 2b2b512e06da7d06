import { enrolAbhaDirectly } from '@teeka/contract/abha';
import { checkMobile } from '@teeka/domain/contact';
import { lockedTries } from '../../platform/access/tries/tries.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgeBegun, readBegun } from './begun.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { enrolledAtOnce, refuseInactive } from './opened.ts';
import { proofOf } from './proofs.ts';
import { auditOf, judgeAsking, refusedBy, storeAsking } from './questions/asking.ts';
import { aadhaarTyped } from './typed.ts';

const kind = 'direct';
const path = 'aadhaar_number';

/** Makes or finds the account by a capture, a face or details, which the service answers at once. */
export const enrolAbhaDirectlyHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(enrolAbhaDirectly, {
    turns,
    async read(input, context) {
      const [begun, others] = await Promise.all([
        readBegun(input, kind, context),
        lockedTries('other-number', context),
      ]);
      return { ...begun, others };
    },
    async decide(input, { others, ...rows }, context) {
      // A child's is made in its guardian's, never by an Aadhaar of its own.
      const begun = judgeBegun(input, rows, { kind, makes: true, only: 'adult' }, context);
      if ('refused' in begun) return begun;
      const { person, decision } = begun;
      const mobile = checkMobile(input.mobile_number);
      if (!mobile.ok) return refuse({ ...mobile.refusal, path: 'mobile_number' });
      const proof = proofOf(input.proof);
      if ('refused' in proof) return proof;
      const barred = judgeAsking(rows.asking, { kind, path }, context);
      if (barred) return barred;
      const typed = aadhaarTyped(input.aadhaar_number, { person, settings, others }, context);
      if ('refused' in typed) return typed;
      const enrolled = await service.enrolDirectly({ aadhaar: typed.number, mobile: mobile.normal, proof });
      if (isServiceRefusal(enrolled)) return refusedBy(enrolled, { asking: decision, path }, context);
      const inactive = refuseInactive(enrolled);
      if (inactive) return { ...inactive, aside: (db) => storeAsking(decision, { ...context, db }) };
      return {
        decision,
        reply: enrolledAtOnce(begun, enrolled, { mobile: mobile.normal }, context),
        audit: [auditOf(decision.question, { by: proof.by, is_new: enrolled.isNew })],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
