import { IconArrowLeft } from '@tabler/icons-react';
import type { CheckedWay } from '@teeka/domain/verification';
import type { ReactNode } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Notice, Section } from '../../../../ui/index.ts';
import { wayName } from './way-names.ts';
import classes from './ways.module.css';

interface Props {
  readonly way: CheckedWay;
  readonly online: boolean;
  readonly error?: string;
  readonly onOther: () => void;
  readonly children: ReactNode;
}

/** One way, opened: what it needs, or that it needs the network; always with the way back to the others. */
export function WayFrame({ way, online, error, onOther, children }: Props) {
  const { t } = useWords();
  return (
    <Section title={wayName(way)}>
      {online ? (
        <div className={classes.way}>
          {children}
          {error ? <Notice>{error}</Notice> : null}
        </div>
      ) : (
        <Notice kind="info">{t('identity:otherWaysOffline')}</Notice>
      )}
      <IconButton icon={IconArrowLeft} variant={online ? 'subtle' : 'light'} onClick={onOther}>
        {online ? t('identity:backToWays') : t('identity:verifyByHand')}
      </IconButton>
    </Section>
  );
}
