import { Button } from '@mantine/core';
import { verifyFace } from '@teeka/contract/identity';
import { useState } from 'react';
import { send } from '../../../../platform/api/index.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { isRefused, useAsking } from '../../../../ui/form/use-asking.ts';
import { Notice } from '../../../../ui/index.ts';
import { FaceCamera } from '../../../../ui/picture/face-camera.tsx';
import { AadhaarFields } from './aadhaar-fields.tsx';
import { entryRefusals } from './aadhaar-state.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-parts.ts';

/** A picture taken now, compared by the authority; it is sent once and kept nowhere. */
export function FaceWay({ way, person, about, entry, onEntry, online, onYes, onOther }: WayProps) {
  const { t } = useWords();
  const { busy, refusals, ask } = useAsking(['aadhaar_number', 'consent']);
  const [picture, setPicture] = useState<string | null>(null);
  const [saidNo, setSaidNo] = useState(false);
  const compare = async () => {
    const { consent, number: aadhaar_number } = entry;
    if (!refusals.show(entryRefusals(entry)) || !consent || !picture) return;
    const input = { ...about, aadhaar_number, consent, picture };
    const said = await ask(() => send(verifyFace, input, { quiet: true, ownRefusals: true }));
    if (isRefused(said)) return;
    if (said.matched) return onYes({ by: 'check', way, txnId: said.txnId, kyc: null });
    setPicture(null);
    setSaidNo(true);
  };
  return (
    <WayFrame way={way} online={online} error={refusals.general} onOther={onOther}>
      <AadhaarFields person={person} entry={entry} onEntry={onEntry} errorOf={refusals.of} />
      {saidNo ? <Notice>{t('identity:faceNo')}</Notice> : null}
      <FaceCamera
        picture={picture}
        onPicture={(taken) => {
          setSaidNo(false);
          setPicture(taken);
        }}
      />
      {picture ? (
        <Button loading={busy} onClick={() => void compare()}>
          {t('identity:cameraSend')}
        </Button>
      ) : null}
    </WayFrame>
  );
}
