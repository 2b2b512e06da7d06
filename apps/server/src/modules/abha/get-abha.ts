import { getAbha } from '@teeka/contract/abha';
import { abhaConsentDays, careContextsOf, guardianStands } from '@teeka/domain/abha';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { maskedAccount } from '../../platform/sealing/masked-account.ts';
import { isPerson, readPerson, sheetOf } from './about.ts';
import { linkedAddress, linkedNumber } from './linked-number.ts';
import { guardianOf, historyOf, linkOf, nameOfUser, openConsentOf } from './queries.ts';
import { openWishOf } from './wishes/queries.ts';
import { wishHolds } from './wishes/wish-holds.ts';

const day = 86_400_000;

export const getAbhaHandler = queryHandler(getAbha, async ({ beneficiary_id }, context) => {
  const { actor, now, db, atRest } = context;
  const person = await readPerson(beneficiary_id, context);
  if (!person || !isPerson(beneficiary_id)) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
  const since = new Date(now.instant.getTime() - abhaConsentDays * day);
  const [link, wish, consent, guardian, history] = await Promise.all([
    db.first(linkOf(beneficiary_id)),
    db.first(openWishOf(beneficiary_id)),
    db.first(openConsentOf(beneficiary_id, since)),
    db.first(guardianOf(actor, now.today, beneficiary_id)),
    db.rows(historyOf(beneficiary_id)),
  ]);
  const by = link && (await db.first(nameOfUser(link.linked_by)));
  const sheet = sheetOf(person, context);
  const named = sheet === 'child' && guardian ? guardian : null;
  const reply = {
    sheet,
    linked: link
      ? {
          abha_number_masked: maskedAccount(linkedNumber(link, atRest)),
          abha_address: linkedAddress(link, atRest),
          linked_at: link.linked_at.toISOString(),
          linked_by_name: by?.display_name ?? '',
          care_contexts: careContextsOf(link),
        }
      : null,
    wish: wish
      ? {
          wish_id: wish.wish_id,
          wished_at: wish.waits_since.toISOString(),
          still_holds: wishHolds(wish, person, context),
        }
      : null,
    consent: consent && !link ? { given_at: consent.at.toISOString() } : null,
    guardian: named && {
      beneficiary_id: named.beneficiary_id,
      ben_name: named.ben_name,
      has_account: named.has_account,
    },
    guardian_stands: guardianStands(
      { isNamed: sheet === 'child' && person.guardian_id !== null, here: named ?? undefined },
      now.today,
    ),
    history: history.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  };
  const family = reply.guardian ? [{ beneficiary_id: reply.guardian.beneficiary_id, subject: 'guardian' }] : [];
  return { reply, audit: [{ beneficiary_id }, ...family] };
});
