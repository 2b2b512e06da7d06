import {
  chooseAbhaAddress,
  enrolAbha,
  enrolAbhaDirectly,
  enrolChildAbha,
  findChildAbhas,
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
import { useEffect, useReducer, useState } from 'react';
import { Failure } from '../../../platform/api/failure.ts';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/clock.ts';
import { isRefused, useAsking } from '../../../ui/form/use-asking.ts';
import type { Agreed } from './agreed.ts';
import { attemptOf, holdAttempt } from './attempts.ts';
import { begun, type FlowEvent, isLapsed, nextStage, type Stage, type Whose, whoseLapsed } from './flow.ts';

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
  'proof.name',
  'proof.dob',
  'relation_proof',
  'seen',
];

export type SearchBy = InputOf<typeof searchAbha>['by'];
export type DirectProof = InputOf<typeof enrolAbhaDirectly>['proof'];

interface Of {
  readonly beneficiary_id: string;
  /** A child's guardian, whose account is opened for it. */
  readonly guardian_id: string | null;
  readonly agreed: Agreed;
}

/** The making of one person's account: where it stands, and each question that leads on. */
export function useFlow({ beneficiary_id, guardian_id, agreed }: Of) {
  const [stage, dispatch] = useReducer(nextStage, null, () => attemptOf(beneficiary_id, now()) ?? begun);
  const { busy, refusals, ask } = useAsking(fields);
  /** The service or the network gave no answer: the wish can be kept. */
  const [silent, setSilent] = useState(false);
  /** Whose consent the server does not take any more: it is read out again. */
  const [lapsed, setLapsed] = useState<Whose | null>(null);
  /** A colleague has linked an account with this person meanwhile. */
  const [isTaken, setTaken] = useState(false);
  /** The Aadhaar that a code went out for: it lives as long as the page, and is typed anew after that. */
  const [aadhaar, setAadhaar] = useState('');
  useEffect(() => {
    holdAttempt(beneficiary_id, stage, now());
  }, [beneficiary_id, stage]);

  const refused = (codes: readonly string[], whose: Whose = 'person'): false => {
    setSilent(codes.length === 0 || codes.includes('REQVAL0014'));
    if (isLapsed(codes)) setLapsed(whose);
    setTaken(codes.includes('ABHACC0005'));
    dispatch({ kind: 'refused', codes });
    return false;
  };
  /** Asks, goes on with the answer; true where there was one. */
  async function run<T extends object>(
    work: () => Promise<T>,
    then: (reply: T) => FlowEvent,
    whose: Whose = 'person',
  ): Promise<boolean> {
    setSilent(false);
    setLapsed(null);
    const said = await ask(work);
    if (isRefused(said)) return refused(said, whose);
    dispatch(then(said));
    return true;
  }
  const idOf = (whose: Whose): string => (whose === 'guardian' && guardian_id ? guardian_id : beneficiary_id);
  const about = { beneficiary_id };
  const ticketOf = (at: Stage): string => ('ticket' in at ? at.ticket : '');
  const ticket = ticketOf(stage);
  const at = () => now().getTime();
  const agreedForChild = (guardianTicket: string, relation_proof: RelationProof) => ({
    ...{ ...about, ...agreed, guardian_id: guardian_id ?? '', ticket: guardianTicket, relation_proof },
    seen: true as const,
  });
  /** Asks within the guardian's account: their consent counts there, beside that for the child. */
  async function runWithin<T extends object>(work: () => Promise<T>): Promise<T | null> {
    let whose: Whose = 'person';
    setSilent(false);
    setLapsed(null);
    const said = await ask(() =>
      work().catch((error: unknown) => {
        if (error instanceof Failure) whose = whoseLapsed(error.refusals);
        throw error;
      }),
    );
    if (!isRefused(said)) return said;
    refused(said, whose);
    return null;
  }
  const enrolChild = async (guardianTicket: string, relation_proof: RelationProof) => {
    const agreedTo = agreedForChild(guardianTicket, relation_proof);
    const reply = await runWithin(() => send(enrolChildAbha, agreedTo, how));
    if (reply) dispatch({ kind: 'enrolled', reply });
  };

  return {
    stage,
    busy,
    silent,
    lapsed,
    isTaken,
    refusals,
    go: (kind: 'look' | 'find' | 'make' | 'mobile' | 'without-mobile') => {
      refusals.show([]);
      setSilent(false);
      setLapsed(null);
      setAadhaar('');
      dispatch({ kind });
    },
    ranOut: () => dispatch({ kind: 'ran-out' }),
    /** Of a guardian with what they agreed to themselves. */
    search: (by: SearchBy, value: string, guardian?: Agreed) => {
      const whose: Whose = guardian ? 'guardian' : 'person';
      return run(
        () => send(searchAbha, { beneficiary_id: idOf(whose), ...(guardian ?? agreed), by, value }, how),
        (reply) => ({ kind: 'sent', of: 'search', whose, value, at: at(), reply }),
        whose,
      );
    },
    requestOtp: (aadhaar_number: string) => {
      setAadhaar(aadhaar_number);
      return run(
        () => send(requestAbhaOtp, { ...about, ...agreed, aadhaar_number }, how),
        (reply) => ({ kind: 'sent', of: 'aadhaar', whose: 'person', at: at(), reply }),
      );
    },
    enrolDirectly: (aadhaar_number: string, mobile_number: string, proof: DirectProof) => {
      return run(
        () => send(enrolAbhaDirectly, { ...about, ...agreed, aadhaar_number, mobile_number, proof }, how),
        (reply) => ({ kind: 'enrolled', reply }),
      );
    },
    /** Which accounts the guardian has for children of that birth; where there are none, the child's is made. */
    findChild: async (proof: RelationProof) => {
      const reply = await runWithin(() => send(findChildAbhas, agreedForChild(ticket, proof), how));
      if (!reply) return;
      if (reply.accounts.length === 0) await enrolChild(ticket, proof);
      else dispatch({ kind: 'children', proof, reply });
    },
    /** None of those is the child's. */
    enrolChild: async () => {
      if (stage.at === 'children') await enrolChild(stage.guardianTicket, stage.proof);
    },
    requestMobileOtp: (mobile_number: string) =>
      run(
        () => send(requestAbhaMobileOtp, { ...about, ticket, mobile_number }, how),
        (reply) => ({ kind: 'sent', of: 'mobile', whose: 'person', at: at(), reply }),
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
    /** The page was left, and the Aadhaar with it: for another code it is typed again. */
    lacksNumber: stage.at === 'code' && stage.of === 'aadhaar' && aadhaar === '',
    /** The code of the same attempt once more. */
    again: (mobile_number: string, aadhaar_number = aadhaar) => {
      if (stage.at !== 'code') return Promise.resolve(false);
      const { of, whose, value } = stage;
      setAadhaar(aadhaar_number);
      const typed = of === 'aadhaar' ? { aadhaar_number } : { value: of === 'mobile' ? mobile_number : value };
      return run(
        () => send(resendAbhaCode, { beneficiary_id: idOf(whose), ticket: stage.ticket, ...typed }, how),
        (reply) => ({ kind: 'sent', of, whose, value, at: at(), reply }),
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
