import { IconIdBadge2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import classes from './recipient-form.module.css';

interface Props {
  readonly of: string;
  readonly address: string;
}

/** The address of a linked health account: shown, and changed by nobody here. The way leads to where it is unlinked. */
export function LinkedAddress({ of, address }: Props) {
  const { t } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack-6">
      <strong id={id}>{t('registration:abha')}</strong>
      <div className={classes.onRecord}>
        <span className="wraps">{address}</span>
      </div>
      <span className="quiet">{t('refusals:ABHACC0031')}</span>
      <WayOn to={`/abha/${of}`} icon={IconIdBadge2}>
        {t('registration:abhaLinkedWay')}
      </WayOn>
    </section>
  );
}
