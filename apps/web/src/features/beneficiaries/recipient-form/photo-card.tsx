import { IconTrash } from '@tabler/icons-react';
import { personPhotoBytes } from '@teeka/contract/beneficiaries';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { asBase64, compressed, drawing } from '../../../platform/picture/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Section, toast } from '../../../ui/index.ts';
import { TakePicture } from '../../../ui/picture/take-picture.tsx';
import { PersonPhoto } from '../photo/person-photo.tsx';
import { RemovePhotoButton } from '../photo/remove-photo-button.tsx';
import classes from './recipient-form.module.css';

interface Props {
  /** Base64; null where none was taken here. */
  readonly photo: string | null;
  /** Whose photo on record is shown while none was taken here. */
  readonly beneficiaryId?: string | undefined;
  readonly onPhoto: (photo: string) => void;
  readonly onRemove?: (() => void) | undefined;
}

/** A person's photo, which may be left out: from the camera or a file, made small on the phone, with or without network. */
export function PhotoCard({ photo, beneficiaryId, onPhoto, onRemove }: Props) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const take = async (chosen: Blob) => {
    setBusy(true);
    const small = await compressed(chosen, drawing(chosen), personPhotoBytes.wished).catch(() => null);
    setBusy(false);
    if (!small) toast.error(t('refusals:USRPRF0019'));
    else if (small.size > personPhotoBytes.kept) toast.error(t('registration:photoTooLarge'));
    else onPhoto(asBase64(new Uint8Array(await small.arrayBuffer())));
  };
  return (
    <Section title={t('registration:photo')}>
      <div className={classes.photo}>
        <PersonPhoto photo={photo} beneficiaryId={beneficiaryId} size={88} />
        <div className={classes.photoActions}>
          <TakePicture busy={busy} onPicture={(chosen) => void take(chosen)} />
          {photo === null && beneficiaryId ? <RemovePhotoButton beneficiaryId={beneficiaryId} /> : null}
          {photo !== null && onRemove ? (
            <IconButton icon={IconTrash} variant="subtle" onClick={onRemove}>
              {t('registration:photoLeaveOut')}
            </IconButton>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
