import { Button } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import { clock } from './clock.ts';
import { useCountdown } from './use-countdown.ts';

interface Props {
  readonly seconds: number;
  readonly started: unknown;
  readonly onAgain: (() => void) | undefined;
}

/** How long the code is still good for, and sending it again. */
export function CodeTimer({ seconds, started, onAgain }: Props) {
  const { t } = useWords();
  const left = useCountdown(seconds, started);
  return (
    <>
      <p className="quiet flat" role="timer">
        {left > 0 ? t('auth:codeTimer', { time: clock(left) }) : t('auth:codeExpired')}
      </p>
      {onAgain ? (
        <Button variant="default" onClick={onAgain} disabled={left > 0}>
          {t('auth:resendCode')}
        </Button>
      ) : null}
    </>
  );
}
