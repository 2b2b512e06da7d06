import { getAbhaCard } from '@teeka/contract/abha';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { readStep } from './questions/code.ts';
import { stepRefused } from './step-refused.ts';

/** Card and QR of the open account, for the screen alone: kept neither here nor in a receipt. */
export const getAbhaCardHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(getAbhaCard, {
    turns,
    read: (input, context) => readStep(input, ['opened', 'mobile'], context),
    async decide(_input, { person, attempt }) {
      const about = judgePerson(person, { makes: false, attempt });
      if ('refused' in about) return about;
      if (!attempt) return refuse({ code: 'ABHACC0004' });
      const { token } = attempt.at;
      const { beneficiary_id } = about.person;
      const audit = [{ beneficiary_id, subject: attempt.attempt_id, detail: { card: true } }];
      // A child's that was found among its guardian's was opened by nobody: the service draws no card of it.
      if (token === '') return { decision: undefined, reply: { card: '', qr: '' }, audit };
      const card = await service.picture(token, 'abha-card');
      if (isServiceRefusal(card) && card.refusal !== 'ABHACC0016') return stepRefused(card);
      const qr = await service.picture(token, 'qrCode');
      return {
        decision: undefined,
        reply: { card: isServiceRefusal(card) ? '' : card.png, qr: isServiceRefusal(qr) ? '' : qr.png },
        audit,
      };
    },
    write: () => undefined,
    after: async () => undefined,
  });
