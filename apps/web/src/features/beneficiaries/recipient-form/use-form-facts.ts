import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { checkDuplicates } from '@teeka/contract/beneficiaries';
import type { RegistrationFacts } from '@teeka/domain/beneficiaries';
import { checkMobile } from '@teeka/domain/contact';
import { send } from '../../../platform/api/index.ts';
import { formSettings, serverSettings } from '../../../platform/server-settings/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { membersOf, membersOnPhone } from '../../../records/beneficiaries/members.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import type { Recipient } from './recipient.ts';

const pause = 800;

type FormFacts = Pick<RegistrationFacts, 'members' | 'guardian' | 'testNumbers' | 'abha'>;

/** What the rules of a form about a person are told by this phone, and by the server where there is network. */
export function useFormFacts(form: Recipient, beneficiaryId: string, numberBefore = ''): FormFacts {
  const online = useOnline();
  const people = useView()?.rows.people;
  const settings = formSettings(useWatched(serverSettings));
  const checked = checkMobile(form.mobile_number);
  const mobile = checked.ok && checked.normal !== numberBefore ? checked.normal : '';
  const [debounced] = useDebouncedValue(mobile, pause);
  const { data } = useQuery({
    queryKey: ['membersOnMobile', debounced],
    enabled: online && debounced !== '',
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) =>
      send(checkDuplicates, { name: '', mobile_number: debounced }, { quiet: true, silent: true, signal }),
  });
  const counted =
    data && debounced === mobile ? { count: data.members_on_mobile, max: data.max_members_per_mobile } : undefined;
  const onPhone = people ? membersOnPhone(people, mobile, beneficiaryId) : 0;
  const typed = form.abha_address.endsWith('@abdm') ? 'production' : 'sandbox';
  return {
    members: membersOf({ count: onPhone, max: settings.membersPerMobile }, counted),
    guardian: people?.get(form.guardian_ben_id),
    testNumbers: settings.testNumbers,
    abha: settings.abha ?? typed,
  };
}
