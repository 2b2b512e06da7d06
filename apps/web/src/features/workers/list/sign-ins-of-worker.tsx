import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getSignInsOfWorker, type SignInOfWorker, type Worker } from '@teeka/contract/workers';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { Notice, SkeletonList } from '../../../ui/index.ts';
import { SignInLine } from '../../../ui/sign-in/sign-in-line.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';

interface Props {
  readonly worker: Worker;
  readonly onEnd: (signIn: SignInOfWorker) => void;
}

/** Where a worker is signed in, each ended by itself. */
export function SignInsOfWorker({ worker, onEnd }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const { data, isError, refetch } = useQuery({
    queryKey: ['signInsOfWorker', worker.user_id],
    enabled: online && worker.sign_ins > 0,
    retry: false,
    queryFn: () => send(getSignInsOfWorker, { user_id: worker.user_id }, { background: true }),
  });
  if (worker.sign_ins === 0) return null;
  const note = ({ unsent, unsent_since }: SignInOfWorker) =>
    unsent > 0 && unsent_since
      ? t('workers:unsentSince', { count: unsent, n: indianNumber(unsent), at: instantWords(unsent_since) })
      : '';
  return (
    <section aria-labelledby="sign-ins-of-worker">
      <h3 id="sign-ins-of-worker">{t('workers:signInsOf')}</h3>
      {!data && !isError && online ? <SkeletonList rows={worker.sign_ins > 2 ? 3 : worker.sign_ins} /> : null}
      {isError && online ? (
        <>
          <Notice>{t('profile:signInsFailed')}</Notice>
          <Button variant="light" onClick={() => void refetch()}>
            {t('app:retry')}
          </Button>
        </>
      ) : null}
      <ul className="bare-list">
        {data?.sign_ins.map((one) => (
          <SignInLine key={one.sign_in_id} signIn={one} note={note(one)} online={online} onEnd={() => onEnd(one)} />
        ))}
      </ul>
    </section>
  );
}
