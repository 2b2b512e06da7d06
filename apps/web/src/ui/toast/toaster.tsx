import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import classes from './toaster.module.css';
import { closeToast, type ToastKind, toasts } from './toasts.ts';
import { useFreeTop } from './use-free-top.ts';

const icons: Record<ToastKind, typeof IconCircleX> = {
  error: IconCircleX,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** Toasts at the right, below the header or the head of an open sheet, read aloud as they come. */
export function Toaster() {
  const { t } = useWords();
  const shown = useWatched(toasts);
  const place = useRef<HTMLElement>(null);
  useFreeTop(place, shown.length);
  return (
    <section ref={place} className={classes.stack} aria-live="polite" aria-label={t('app:messages')}>
      {shown.map(({ id, kind, text }) => {
        const Icon = icons[kind];
        return (
          <div key={id} className={classes.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
            <Icon size={24} aria-hidden />
            <div>
              <strong>{t(`app:${kind}`)}</strong> {text}
            </div>
            <CloseButton aria-label={t('app:close')} onClick={() => closeToast(id)} />
          </div>
        );
      })}
    </section>
  );
}
