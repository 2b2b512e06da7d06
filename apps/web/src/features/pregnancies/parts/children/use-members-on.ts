import type { PersonOnPhone } from '../../../../platform/pack/person-card.ts';
import { formSettings, serverSettings } from '../../../../platform/server-settings/index.ts';
import { useWatched } from '../../../../platform/storage/use-watched.ts';
import { membersOnPhone } from '../../../../records/beneficiaries/members.ts';

/** How many people this phone knows on a mobile number without these children, and how many it may have. */
export function useMembersOn(
  mobile: string,
  { people, children }: { readonly people: ReadonlyMap<string, PersonOnPhone>; readonly children: readonly string[] },
) {
  const { membersPerMobile: max } = formSettings(useWatched(serverSettings));
  const these = children.filter((id) => people.get(id)?.mobile === mobile).length;
  return { count: membersOnPhone(people, mobile, '') - these, max };
}
