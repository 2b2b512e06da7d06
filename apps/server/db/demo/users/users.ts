import type { Role } from '@teeka/contract/roles';
import { familyNames } from '../people/names.ts';
import type { Network } from '../places/network.ts';
import type { Catchment } from '../places/sites.ts';
import { random } from '../random.ts';
import signIns from '../sign-ins.json' with { type: 'json' };
import { atCatchment, type Posting, postings } from './postings.ts';
import { type DemoUser, userId } from './user.ts';

/** One password for whoever is not in sign-ins.json: those users exist only in large demos. */
const password = 'Teeka@2026';

const usual = { vacc_type: 1, is_supervisor: false, is_active: true, must_change_password: false };

type Who = Pick<DemoUser, 'user_name' | 'password' | 'display_name' | 'role'>;
const makeUser = (who: Who, posting: Posting): DemoUser => ({
  user_id: userId(who.user_name),
  ...who,
  ...usual,
  ...posting,
});

const authors = ['vaccinator1', 'vaccinator3', 'anm2'];

/** Who gives the doses of a catchment. */
export function authorOf(network: Network, catchment: Catchment): string {
  const nth = network.catchments.indexOf(catchment);
  return userId(authors[nth] ?? `anm-${nth}`);
}

function titled(name: string): string {
  return name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The named users of sign-ins.json, and an ANM for every other sub-centre. */
export function planUsers(network: Network, seed: number): DemoUser[] {
  const posted = postings(network);
  const named = signIns.map((entry) => {
    const posting = posted[entry.user_name];
    if (!posting) throw new RangeError(`${entry.user_name} is posted nowhere`);
    return makeUser({ ...entry, display_name: entry.name.en, role: entry.role as Role }, posting);
  });
  const others = network.catchments.slice(authors.length).map((catchment, after) => {
    const nth = after + authors.length;
    const display_name = titled(familyNames(random(seed, 5, nth)).woman());
    return makeUser({ user_name: `anm-${nth}`, password, display_name, role: 'ANM' }, atCatchment(catchment));
  });
  return [...named, ...others];
}
