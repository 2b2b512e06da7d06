import {
  chooseAbhaAddress,
  enrolAbha,
  enrolAbhaDirectly,
  enrolChildAbha,
  linkAbha,
  openAbha,
  requestAbhaMobileOtp,
  requestAbhaOtp,
  resendAbhaCode,
  searchAbha,
  verifyAbhaMobileOtp,
  verifyAbhaSearch,
} from '@teeka/contract/abha';
import type { InputOf } from '@teeka/contract/call';
import type { RelationProof } from '@teeka/domain/abha';
import { useEffect, useReducer, useRef, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/clock.ts';
import { isRefused, useAsking } from '../../../ui/form/use-asking.ts';
import type { Agreed } from './agreed.ts';
import { attemptOf, holdAttempt } from './attempts.ts';
import { begun, type FlowEvent, isLapsed, nextStage, type Stage, type Whose } from './flow.ts';

const how = { quiet: true, ownRefusals: true } as const;
const fields = [
  'aadhaar_number',
  'mobile_number',
  'otp',
  'value',
  'abha_address',
  'name',
  'dob',
  'gender',
  'relation_proof',
  'seen',
];

export type SearchBy = InputOf<typeof searchAbha>['by'];
export type DirectProof = InputOf<typeof enrolAbhaDirectly>['proof'];

/** What only sending a code again needs; it lives as long as the page. */
interface Secret {
  readonly aadhaar_number?: string;
  readonly value?: string;
}

interface Of {
  readonly beneficiary_id: string;
  /** A child's guardian, whose account is opened for it. */
  readonly guardian_id: string | null;
  readonly agreed: Agreed;
  /** Something is asked of the account service: a page that is left now tells so when it is opened again. */
  readonly onBegun: () => void;
}

/** The making of one person's account: where it stands, and each question that leads on. */
export function useFlow({ beneficiary_id, guardian_id, agreed, onBegun }: Of) {
  const [stage, dispatch] = useReducer(nextStage, null, () => attemptOf(beneficiary_id, now()) ?? begun);
  const { busy, refusals, ask } = useAsking(fields);
  /** The service or the network gave no answer: the wish can be kept. */
  const [silent, setSilent] = useState(false);
  /** Whose consent the server does not take any more: it is read out again. */
  const [lapsed, setLapsed] = useState<Whose | null>(null);
  const secret = useRef<Secret>({});
  useEffect(() => {
    holdAttempt(beneficiary_id, stage, now());
  }, [beneficiary_id, stage]);

  /** Asks, goes on with the answer; true where there was one. */
  async function run<T extends object>(
    work: () => Promise<T>,
    then: (reply: T) => FlowEvent,
    whose: Whose = 'person',
  ): Promise<boolean> {
    setSilent(false);
    setLapsed(null);
    const said = await ask(work);
    if (isRefused(said)) {
      setSilent(said.length === 0 || said.includes('REQVAL0014'));
      if (isLapsed(said)) setLapsed(whose);
      dispatch({ kind: 'refused', codes: said });
      return false;
    }
    dispatch(then(said));
    return true;
  }
  const idOf = (whose: Whose): string => (whose === 'guardian' && guardian_id ? guardian_id : beneficiary_id);
  const about = { beneficiary_id };
  const ticketOf = (at: Stage): string => ('ticket' in at ? at.ticket : '');
  const ticket = ticketOf(stage);

  return {
    stage,
    busy,
    silent,
    lapsed,
    refusals,
    go: (kind: 'look' | 'make') => {
      refusals.show([]);
      setSilent(false);
      setLapsed(null);
      secret.current = {};
      dispatch({ kind });
    },
    ranOut: () => dispatch({ kind: 'ran-out' }),
    /** Of a guardian with what they agreed to themselves. */
    search: (by: SearchBy, value: string, guardian?: Agreed) => {
      const whose: Whose = guardian ? 'guardian' : 'person';
      onBegun();
      secret.current = { value };
      return run(
        () => send(searchAbha, { beneficiary_id: idOf(whose), ...(guardian ?? agreed), by, value }, how),
        (reply) => ({ kind: 'sent', of: 'search', whose, reply }),
        whose,
      );
    },
    requestOtp: (aadhaar_number: string) => {
      onBegun();
      secret.current = { aadhaar_number };
      return run(
        () => send(requestAbhaOtp, { ...about, ...agreed, aadhaar_number }, how),
        (reply) => ({ kind: 'sent', of: 'aadhaar', whose: 'person', reply }),
      );
    },
    enrolDirectly: (aadhaar_number: string, mobile_number: string, proof: DirectProof) => {
      onBegun();
      return run(
        () => send(enrolAbhaDirectly, { ...about, ...agreed, aadhaar_number, mobile_number, proof }, how),
        (reply) => ({ kind: 'enrolled', reply }),
      );
    },
    enrolChild: (relation_proof: RelationProof) =>
      run(
        () =>
          send(
            enrolChildAbha,
            { ...about, ...agreed, guardian_id: guardian_id ?? '', ticket, relation_proof, seen: true },
            how,
          ),
        (reply) => ({ kind: 'enrolled', reply }),
      ),
    requestMobileOtp: (mobile_number: string) =>
      run(
        () => send(requestAbhaMobileOtp, { ...about, ticket, mobile_number }, how),
        (reply) => ({ kind: 'sent', of: 'mobile', whose: 'person', reply }),
      ),
    /** Brings the code that was sent. */
    bring: (otp: string, mobile_number: string) => {
      if (stage.at !== 'code') return Promise.resolve(false);
      const attempt = { beneficiary_id: idOf(stage.whose), ticket: stage.ticket, otp };
      if (stage.of === 'search')
        return run(
          () => send(verifyAbhaSearch, attempt, how),
          (reply) => ({ kind: 'found', reply }),
        );
      if (stage.of === 'mobile')
        return run(
          () => send(verifyAbhaMobileOtp, attempt, how),
          (reply) => ({ kind: 'opened', reply }),
        );
      return run(
        () => send(enrolAbha, { ...attempt, mobile_number }, how),
        (reply) => ({ kind: 'enrolled', reply }),
      );
    },
    /** The code once more; what was typed for it is gone where the page was left meanwhile: then it is typed again. */
    again: (mobile_number: string) => {
      if (stage.at !== 'code') return Promise.resolve(false);
      const { of, whose } = stage;
      const typed = of === 'mobile' ? { value: mobile_number } : secret.current;
      if (of !== 'mobile' && Object.keys(typed).length === 0) {
        dispatch({ kind: of === 'search' ? 'look' : 'make' });
        return Promise.resolve(false);
      }
      return run(
        () => send(resendAbhaCode, { beneficiary_id: idOf(whose), ticket: stage.ticket, ...typed }, how),
        (reply) => ({ kind: 'sent', of, whose, reply }),
      );
    },
    open: (account: number) =>
      run(
        () =>
          send(
            openAbha,
            { beneficiary_id: stage.at === 'accounts' ? idOf(stage.whose) : beneficiary_id, ticket, account },
            how,
          ),
        (reply) => ({ kind: 'opened', reply }),
      ),
    takeAddress: (abha_address: string) =>
      run(
        () => send(chooseAbhaAddress, { ...about, ticket, abha_address }, how),
        (reply) => ({ kind: 'opened', reply }),
      ),
    link: () =>
      run(
        async () => (await send(linkAbha, { ...about, ticket }, how)) ?? {},
        () => ({ kind: 'linked' }),
      ),
  };
}

export type Flow = ReturnType<typeof useFlow>;
