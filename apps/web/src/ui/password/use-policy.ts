import { passwordPolicy } from '@teeka/contract/auth';
import { defaultPasswordPolicy, type PasswordPolicy } from '@teeka/domain/password';
import { useEffect, useState } from 'react';
import { send } from '../../platform/api/index.ts';

/** The server's password policy; what users are commonly told until it is there. */
export function usePolicy(): PasswordPolicy {
  const [policy, setPolicy] = useState<PasswordPolicy>(defaultPasswordPolicy);
  useEffect(() => {
    send(passwordPolicy, {}, { silent: true }).then(
      ({ data }) => setPolicy(data[0] ?? defaultPasswordPolicy),
      () => undefined,
    );
  }, []);
  return policy;
}
