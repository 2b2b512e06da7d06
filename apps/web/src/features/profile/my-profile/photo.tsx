import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { pictureBytes, removeProfilePic, uploadProfilePic } from '@teeka/contract/profile';
import { useState } from 'react';
import { Failure, send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { type CaptureMode, capturePicture } from '../../../platform/native/index.ts';
import { compressed, drawing } from '../../../platform/picture/index.ts';
import { fetchUser, type User } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ConfirmSheet, toast } from '../../../ui/index.ts';
import { UserAvatar } from '../../../ui/person/user-avatar.tsx';
import classes from './my-profile.module.css';
import { pictureMessage, pictureName } from './picture.ts';

/** The own picture, and a new one from a file or the camera. */
export function Photo({ user }: { readonly user: User }) {
  const { t } = useWords();
  const online = useOnline();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const renew = async () => {
    await fetchUser({ background: true }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: ['profile-picture', user.userId] });
  };
  const upload = async (chosen: File): Promise<number | 'saved'> => {
    const picture = await compressed(chosen, drawing(chosen), pictureBytes.wished);
    if (!picture) return 400;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const file = { name: pictureName(picture.type, now().getTime()), bytes };
    try {
      await send(uploadProfilePic, { file, userId: user.userId }, { quiet: true, ownRefusals: true });
    } catch (error) {
      return error instanceof Failure ? error.status : 0;
    }
    await renew();
    return 'saved';
  };
  const change = async (mode: CaptureMode) => {
    if (!online) return toast.error(t('profile:photoNeedsNetwork'));
    const chosen = await capturePicture(mode);
    if (!chosen) return;
    setBusy(true);
    const outcome = await upload(chosen).catch(() => 0);
    setBusy(false);
    const tell = outcome === 'saved' ? toast.success : toast.error;
    tell(t(pictureMessage(outcome as number | 'saved')));
  };

  const takeOff = async () => {
    setBusy(true);
    const done = await send(removeProfilePic, { userId: user.userId }, { quiet: true }).then(
      () => true,
      () => false,
    );
    if (done) {
      await renew();
      toast.success(t('profile:photoTakenOff'));
    }
    setBusy(false);
    setAsking(false);
  };

  return (
    <div className={classes.photo}>
      <UserAvatar user={user} size={100} />
      <div className={classes.photoActions}>
        <IconButton icon={IconPhoto} variant="light" loading={busy} onClick={() => void change('attach')}>
          {t('profile:choosePhoto')}
        </IconButton>
        <IconButton icon={IconCamera} variant="light" loading={busy} onClick={() => void change('takePhoto')}>
          {t('profile:takePhoto')}
        </IconButton>
        {user.profile_picture_url ? (
          <IconButton
            icon={IconTrash}
            variant="subtle"
            color="red"
            loading={busy}
            onClick={() => (online ? setAsking(true) : toast.error(t('profile:photoNeedsNetwork')))}
          >
            {t('profile:photoTakeOff')}
          </IconButton>
        ) : null}
        <p className={classes.help}>{t('profile:photoHelp')}</p>
      </div>
      <ConfirmSheet
        open={asking}
        title={t('profile:photoTakeOffTitle')}
        confirm={t('profile:photoTakeOff')}
        onConfirm={() => void takeOff()}
        onCancel={() => setAsking(false)}
        busy={busy}
        danger
      >
        <p>{t('profile:photoTakeOffBody')}</p>
      </ConfirmSheet>
    </div>
  );
}
