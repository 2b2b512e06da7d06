import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { Notice } from '../../ui/index.ts';
import { QrPicture } from '../../ui/qr/qr-picture.tsx';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import { doseName } from '../schedule/dose-words.ts';
import classes from './certificate.module.css';
import { changedSince, type KeptCard, standingDoses } from './kept-card.ts';

interface Props {
  readonly name: string;
  readonly doses: readonly DoseNow[];
  /** As it was signed when there was network; null where nothing was signed on this phone. */
  readonly kept: KeptCard | null;
}

/** A certificate shown on the phone itself, also without network: what stands on record here, and the code once it was signed. */
export function CertificateHere({ name, doses, kept }: Props) {
  const { t } = useWords();
  const standing = standingDoses(doses);
  const isBehind = kept !== null && changedSince(kept, doses);
  return (
    <div className="rows-10">
      {kept ? (
        <>
          <div className={classes.code}>
            <QrPicture text={kept.qr} label={t('certificates:titleOf', { name })} />
          </div>
          <p className="quiet flat wraps">
            {t('certificates:number', { number: kept.number })} ·{' '}
            {t('certificates:signedOn', { day: displayDate(kept.issued_on) })}
          </p>
          {isBehind ? <Notice kind="info">{t('certificates:behind')}</Notice> : null}
        </>
      ) : (
        <Notice kind="info">{t('certificates:notSigned')}</Notice>
      )}
      <ul className={classes.doses}>
        {standing.map(({ dose_code, given_on }) => (
          <li key={`${dose_code} ${given_on}`}>
            <span>{doseName(dose_code)}</span>
            <span className="quiet">{displayDate(given_on)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
