import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { maxPasswordLength, type PasswordPolicy, passwordFlags } from '@teeka/domain/password';
import { useWords } from '../../platform/language/use-words.ts';
import spoken from '../content/spoken.module.css';
import classes from './policy-flags.module.css';

/** The four flags of the password policy, set as the password is typed. */
export function PolicyFlags({ password, policy }: { readonly password: string; readonly policy: PasswordPolicy }) {
  const { t } = useWords();
  const flags = passwordFlags(password, policy);
  const bounds = { min: policy.min_password_length, max: maxPasswordLength };
  const lines = [
    ['length', t('auth:policyLength', bounds), true],
    ['alphabetical', t('auth:policyAlphabetical'), policy.alphabetical === 1],
    ['numeric', t('auth:policyNumeric'), policy.numeric === 1],
    ['special', t('auth:policySpecial'), policy.special_chars === 1],
  ] as const;
  return (
    <div className={classes.policy}>
      <div className={classes.title}>{t('auth:policyTitle')}</div>
      <ul className={classes.flags}>
        {lines.map(([flag, text, required]) =>
          required ? (
            <li key={flag} data-met={flags[flag] || undefined}>
              {flags[flag] ? <IconCircleCheckFilled size={20} aria-hidden /> : <IconCircle size={20} aria-hidden />}
              {text}
              <span className={spoken.spoken}>: {t(flags[flag] ? 'auth:flagMet' : 'auth:flagOpen')}</span>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
