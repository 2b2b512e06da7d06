import { connectOnce } from './connect-once.ts';

/**
 * Makes this database another one than the one that phones pulled from, so that each gets the whole pack. For whoever
 * puts a copy of the database's files in place: a restored dump and a recovered cluster are told by themselves.
 */
export async function renewIncarnation(url: string): Promise<void> {
  await connectOnce(url, (client) => client.query('update incarnation set made_anew = gen_random_uuid()'));
}
