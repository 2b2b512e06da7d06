import type { InputOf } from '@teeka/contract/call';
import type { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { dayInIndia } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import {
  actRefusals,
  type JudgedBeside,
  normalAct,
  type PregnancyAct,
  type PregnancyEventKind,
  pregnancyForms,
} from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import type { Her } from './her.ts';

export type ActInput = InputOf<typeof addPregnancyEvent>;

/** Where the fields of an act stand in what is sent: what the server refuses of them is found there. */
export const inAct = 'event.facts';
export const fieldsOfAct = (kind: PregnancyEventKind): readonly string[] =>
  pregnancyForms[kind].map(({ key }) => `${inAct}.${key}`);

/** Who records: by themselves, or as one who answers for the place. */
interface By {
  readonly user_id: string;
  readonly answers: boolean;
}

export interface Said {
  readonly number: number;
  readonly kind: PregnancyEventKind;
  readonly facts: Answers;
}

/** What an act of hers is judged beside. */
export function besideOf(her: Her, number: number, { by, at }: { readonly by: By; readonly at: Date }): JudgedBeside {
  const pregnancy = her.pregnancies.find(({ pregnancy_number }) => pregnancy_number === number);
  const born = pregnancy?.outcome?.births ?? [];
  return {
    pregnancy,
    others: her.pregnancies.filter((other) => other !== pregnancy),
    woman: her.woman,
    recorder: by,
    today: dayInIndia(at.toISOString()),
    at: at.getTime(),
    registeredChildren: born.filter(({ child_id }) => her.children.some((one) => one.beneficiary_id === child_id))
      .length,
  };
}

interface About {
  readonly by: By;
  readonly at: Date;
  readonly id: string;
}

/** What is sent of what was said, and what speaks against it, by the paths of what is sent. */
export function actOf(
  her: Her,
  { number, kind, facts }: Said,
  { by, at, id }: About,
): { readonly input: ActInput; readonly refused: readonly Refusal[] } {
  const act: PregnancyAct = normalAct({ event_id: id, kind, facts, births: [] });
  const refused = actRefusals(act, besideOf(her, number, { by, at })).map((one) => ({
    ...one,
    path: `${inAct}.${one.path}`,
  }));
  const event = { ...act, births: [] };
  const { beneficiary_id } = her.card;
  return {
    input: { beneficiary_ref_id: beneficiary_id, pregnancy_number: number, event, captured_at: at.toISOString() },
    refused,
  };
}

/** May this be taken back by whoever looks at it, as far as this phone knows? */
export function mayTakeBack(her: Her, number: number, event: string, about: Omit<About, 'id'>): boolean {
  const act: PregnancyAct = { event_id: '', kind: 'withdrawal', facts: { event, reason: '' }, births: [] };
  return !actRefusals(act, besideOf(her, number, about)).some(({ path }) => path === 'event');
}
