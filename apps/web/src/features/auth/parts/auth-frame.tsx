import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import classes from './auth-frame.module.css';

const LanguagePopup = inOwnTime(() => import('../../../ui/language/language-popup.tsx'));

/** Around the screens of signing in: the mark, the language, one card. */
export function AuthFrame({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  const { t } = useWords();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.frame}>
      <header className={classes.top}>
        <div className={classes.brand}>
          <img src="/icon.svg" alt="" width={40} height={40} />
          {t('app:name')}
        </div>
        <Button variant="subtle" leftSection={<IconLanguage size={22} aria-hidden />} onClick={() => setChoosing(true)}>
          {t('auth:languageButton')}
        </Button>
      </header>
      <main className={classes.main}>
        <div className={classes.card}>
          <h1 className={classes.title}>{title}</h1>
          {isSecureContext ? null : (
            <Notice>
              <strong>{t('app:notSecureTitle')}</strong> {t('app:notSecureText')}
            </Notice>
          )}
          {children}
        </div>
        {below}
      </main>
      {choosing ? <LanguagePopup onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
