import { fallback, type SpokenLanguage, spokenOf } from '../names/index.ts';

/**
 * The states and territories whose official language is Hindi, by their code of the Local Government Directory: Himachal
 * Pradesh, Uttarakhand, Haryana, Delhi, Rajasthan, Uttar Pradesh, Bihar, Jharkhand, Chhattisgarh, Madhya Pradesh.
 * Source: 50th report of the Commissioner for Linguistic Minorities in India (2014), official languages of the states.
 */
const hindiStates: ReadonlySet<number> = new Set([2, 5, 6, 7, 8, 9, 10, 20, 22, 23]);

/** In which of our languages a family is written to: the one of their consent if it is known, else that of the state. */
export function messageLanguage(consented: string | null, state_code: number | null): SpokenLanguage {
  return spokenOf(consented) ?? (state_code !== null && hindiStates.has(state_code) ? 'hi' : fallback);
}
