import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { clinicalRoles, type Role } from '@teeka/contract/roles';
import { cardPhotoBytes } from '@teeka/contract/vaccinations';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { asBase64, compressed, drawing } from '../../../platform/picture/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { ConfirmSheet, Notice, StatusBadge, toast } from '../../../ui/index.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { TakePicture } from '../../../ui/picture/take-picture.tsx';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import classes from './card-photo.module.css';
import { useCardPhoto } from './use-card-photo.ts';

interface Props {
  readonly beneficiaryId: string;
  /** Where its title stands already. */
  readonly untitled?: boolean;
}

/** The picture of the paper card: taken or chosen, made small here, with or without network. */
export function CardPhoto({ beneficiaryId, untitled = false }: Props) {
  const { t } = useWords();
  const { photo, isUnsent, isUnknown, keep, takeOff } = useCardPhoto(beneficiaryId);
  const { busy, save } = useSaving();
  const [asking, setAsking] = useState(false);
  const mayWrite = (clinicalRoles as readonly Role[]).includes(currentUser()?.role ?? 'ASHA');
  const address = useMemo(() => (photo ? URL.createObjectURL(photo) : null), [photo]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  if (!mayWrite && !address) return null;

  const take = async (chosen: Blob) => {
    const small = await compressed(chosen, drawing(chosen), cardPhotoBytes.aim).catch(() => null);
    if (!small) return toast.error(t('refusals:BENDOC0002'));
    if (small.size > cardPhotoBytes.kept) return toast.error(t('doses:fileTooLarge'));
    const content = asBase64(new Uint8Array(await small.arrayBuffer()));
    if (await save(() => keep(content))) toast.success(t('doses:previousSaved'));
  };
  const confirm = async () => {
    if (!(await save(takeOff))) return;
    toast.success(t('doses:cardPhotoTakenOff'));
    setAsking(false);
  };
  const content = (
    <>
      <div className={classes.card}>
        {address ? (
          <a href={address} target="_blank" rel="noreferrer">
            <img className={classes.picture} src={address} alt={t('doses:cardPhoto')} />
          </a>
        ) : null}
        {isUnsent ? <StatusBadge status="savedHere" /> : null}
        {isUnknown ? <Notice kind="info">{t('doses:cardPhotoOffline')}</Notice> : null}
        {mayWrite ? (
          <div className="beside-10">
            <TakePicture busy={busy} onPicture={(chosen) => void take(chosen)} />
            {address ? (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {t('doses:cardPhotoTakeOff')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <ConfirmSheet
        open={asking}
        title={t('doses:cardPhotoTakeOffTitle')}
        confirm={t('doses:cardPhotoTakeOff')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        busy={busy}
        danger
      >
        <p>{t('doses:cardPhotoTakeOffBody')}</p>
      </ConfirmSheet>
    </>
  );
  if (untitled) return content;
  return (
    <Folded title={t('doses:cardPhoto')} count={address ? 1 : 0}>
      {content}
    </Folded>
  );
}
