import type { InputOf } from '@teeka/contract/call';
import { addPregnancyEvent, type correctPregnancy } from '@teeka/contract/pregnancies';
import { addDays, daysBetween } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import { makeReferenceNumber } from '@teeka/domain/identity';
import type { Birth, PregnancyEventKind } from '@teeka/domain/pregnancy';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import type { SessionDay } from './session-day.ts';

type Act = InputOf<typeof addPregnancyEvent>;
type Correction = InputOf<typeof correctPregnancy>;

let serial = 0;

/** The number of a child whom nobody else in this test has. */
export function nextReferenceNumber(): string {
  serial += 1;
  return makeReferenceNumber(String(7_000_000_000_000 + serial));
}

/** A pregnancy of a woman of the site, registered, and what is sent of it. */
export interface PregnancyDesk {
  readonly woman: string;
  act(kind: PregnancyEventKind, facts?: Answers, births?: readonly Birth[], number?: number): Act;
  correction(kind: Correction['event']['kind'], facts: Answers, births?: readonly Birth[]): Correction;
  /** Sends an act, and answers the id of its event. */
  record(kind: PregnancyEventKind, facts?: Answers, births?: readonly Birth[], number?: number): Promise<string>;
  /** The codes with which an act is refused, each with its path. */
  refused(act: Act): Promise<string[]>;
  /** A delivery of one child on this day. */
  delivery(of?: Answers): Answers;
  liveChild(child_id?: string, of?: Answers): Birth;
  stillChild(of?: Answers): Birth;
}

interface Wish {
  readonly lmp?: string;
  /** False: nobody has registered it yet. */
  readonly registered?: boolean;
  readonly dob?: string;
  readonly name?: string;
}

export async function pregnancyDesk(
  day: SessionDay,
  { lmp = addDays(day.today, -105), registered = true, dob = '2001-05-01', name = 'SUNITA DEVI' }: Wish = {},
): Promise<PregnancyDesk> {
  const { today, phone } = day;
  const woman = await day.person({ name, dob, gender: 2 });
  const ofWoman = (number: number) => ({ beneficiary_ref_id: woman, pregnancy_number: number });
  const act: PregnancyDesk['act'] = (kind, facts = {}, births = [], number = 1) => ({
    ...ofWoman(number),
    event: { event_id: uuidV7(), kind, facts, births: [...births] },
    captured_at: day.at(),
  });
  const record: PregnancyDesk['record'] = async (...of) => {
    const sent = act(...of);
    await phone.ask(addPregnancyEvent, sent);
    return sent.event.event_id;
  };
  const born = { born_on: today, sex: 'female', weight: 2.9 } as const;
  const desk: PregnancyDesk = {
    woman,
    act,
    record,
    correction: (kind, facts, births = []) => ({
      ...ofWoman(1),
      event: { event_id: uuidV7(), kind, facts, births: [...births] },
      captured_at: day.at(),
    }),
    async refused(sent) {
      const { errors } = await phone.send(addPregnancyEvent, sent);
      return errors.map(({ code, path }) => `${code} ${path ?? ''}`);
    },
    delivery: (of = {}) => ({
      delivered_on: today,
      place: 'Primary Health Centre',
      conducted_by: 'ANM',
      delivery_type: 'Normal',
      live_births: 0,
      still_births: 1,
      ...of,
    }),
    liveChild: (child_id = nextReferenceNumber(), of = {}) => ({
      birth_id: uuidV7(),
      child_id,
      facts: { ...born, birth_outcome: 'Live birth', name: 'BABY OF SUNITA', ...of },
    }),
    stillChild: (of = {}) => ({
      birth_id: uuidV7(),
      child_id: null,
      facts: { ...born, birth_outcome: 'Still birth', still_birth_type: 'Fresh', ...of },
    }),
  };
  if (registered) {
    const on = daysBetween(lmp, today) > 60 ? addDays(lmp, 60) : today;
    await record('registered', { lmp_date: lmp, registered_on: on });
  }
  return desk;
}
