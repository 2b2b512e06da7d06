import { groupReferenceNumber } from '@teeka/domain/identity';
import { useWords } from '../../../platform/language/index.ts';
import { QrPicture } from '../../../ui/qr/qr-picture.tsx';
import classes from './profile.module.css';

/** A person's card for the camera: the reference number and nothing else. */
export default function QrCard({ number }: { readonly number: string }) {
  const { t } = useWords();
  const grouped = groupReferenceNumber(number);
  return (
    <figure className={classes.card}>
      <QrPicture text={number} label={t('beneficiaries:qrPicture', { number: grouped })} />
      <figcaption>
        <strong className={classes.number}>{grouped}</strong>
        <span className={classes.quiet}>{t('beneficiaries:qrHelp')}</span>
      </figcaption>
    </figure>
  );
}
