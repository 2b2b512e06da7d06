import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getSignIns } from '@teeka/contract/auth';
import type { ReplyOf } from '@teeka/contract/call';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice, Section, SkeletonList } from '../../../ui/index.ts';
import { SignInLine } from '../../../ui/sign-in/sign-in-line.tsx';
import { EndSheet } from './end-sheet.tsx';

export type SignIn = ReplyOf<typeof getSignIns>['sign_ins'][number];

/** Where the own account is signed in; what is not known any more, or is lost, is ended from here. */
export function SignIns({ online }: { readonly online: boolean }) {
  const { t } = useWords();
  const [ending, setEnding] = useState<SignIn | 'others' | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['signIns'],
    enabled: online,
    queryFn: () => send(getSignIns, {}, { background: true }),
  });
  const signIns = data?.sign_ins;
  const others = signIns?.filter(({ is_this }) => !is_this).length ?? 0;
  return (
    <Section title={t('profile:signIns')}>
      <p className="quiet below-8">{t('profile:signInsHelp')}</p>
      {online && !signIns && !isError ? <SkeletonList rows={2} /> : null}
      {isError && online ? (
        <>
          <Notice>{t('profile:signInsFailed')}</Notice>
          <Button variant="light" onClick={() => void refetch()}>
            {t('app:retry')}
          </Button>
        </>
      ) : null}
      {signIns ? (
        <ul className="bare-list">
          {signIns.map((one) => (
            <SignInLine
              key={one.sign_in_id}
              signIn={one}
              isThis={one.is_this}
              online={online}
              onEnd={() => setEnding(one)}
            />
          ))}
        </ul>
      ) : null}
      {others > 1 ? (
        <Button variant="light" color="red" disabled={!online} onClick={() => setEnding('others')}>
          {t('profile:endOthers')}
        </Button>
      ) : null}
      {ending ? <EndSheet ending={ending} onClose={() => setEnding(null)} onEnded={() => void refetch()} /> : null}
    </Section>
  );
}
