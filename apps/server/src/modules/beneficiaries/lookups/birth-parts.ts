import { getDob, getMob, getYob } from '@teeka/contract/beneficiaries';
import { earliestBirth } from '@teeka/domain/person';
import type { QueryHandler } from '../../../platform/http/handler.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1);

export const getDobHandler: QueryHandler<typeof getDob> = {
  call: getDob,
  async answer() {
    return { reply: { dob: upTo(31).map((id) => ({ id, day: String(id).padStart(2, '0') })) } };
  },
};

export const getMobHandler: QueryHandler<typeof getMob> = {
  call: getMob,
  async answer(_input, { origin }) {
    const name = new Intl.DateTimeFormat(`${origin.language}-IN`, { month: 'long', timeZone: 'UTC' });
    const mob = upTo(12).map((id) => ({ id, month: name.format(Date.UTC(2026, id - 1, 1)) }));
    return { reply: { mob } };
  },
};

export const getYobHandler: QueryHandler<typeof getYob> = {
  call: getYob,
  async answer(_input, { now }) {
    const [first, last] = [Number(earliestBirth.slice(0, 4)), Number(now.today.slice(0, 4))];
    const yob = upTo(last - first + 1).map((nth) => ({ id: last + 1 - nth, year: last + 1 - nth }));
    return { reply: { yob } };
  },
};
