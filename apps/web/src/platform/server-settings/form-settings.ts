import type { AbhaEnvironment } from '@teeka/domain/abha';
import { defaultMembersPerMobile } from '@teeka/domain/beneficiaries';
import type { AadhaarSetting } from '@teeka/domain/identity';
import type { ServerSettings } from './server-settings.ts';

interface FormSettings extends AadhaarSetting {
  readonly membersPerMobile: number;
  readonly abha: AbhaEnvironment | undefined;
}

/** What forms about people go by. Which environment it is stays open until the server has said it. */
export function formSettings(values: ServerSettings): FormSettings {
  const most = Number(values['max_members_per_mobile']);
  const abha = values['abha_environment'];
  return {
    membersPerMobile: Number.isInteger(most) && most > 0 ? most : defaultMembersPerMobile,
    abha: abha === 'production' || abha === 'sandbox' ? abha : undefined,
    testNumbers: values['aadhaar_test_numbers'] === 'refused' ? 'refused' : 'accepted',
  };
}
