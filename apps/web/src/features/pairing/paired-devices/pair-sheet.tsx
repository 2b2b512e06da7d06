import { Button, TextInput } from '@mantine/core';
import { pairPhone } from '@teeka/contract/pairing';
import { pairingCodeIn } from '@teeka/domain/pairing';
import { useCallback, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { BottomSheet, Notice, toast, useRefusals } from '../../../ui/index.ts';
import { QrScanner } from '../../../ui/qr/qr-scanner.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onPaired: () => void;
}

/** Scans the code that a computer shows, or takes its digits. */
export default function PairSheet({ onClose, onPaired }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const { of, general, fail, show, clear } = useRefusals(['code']);
  const pair = useCallback(
    async (code: string) => {
      setBusy(true);
      try {
        const { name } = await send(pairPhone, { code }, { quiet: true, ownRefusals: true });
        toast.success(t('pairing:servesNow', { name }));
        onPaired();
        onClose();
      } catch (error) {
        fail(error);
      }
      setBusy(false);
    },
    [fail, onClose, onPaired, t],
  );
  const read = useCallback(
    async (text: string) => {
      const code = pairingCodeIn(text);
      if (code !== undefined) await pair(code);
      return code !== undefined;
    },
    [pair],
  );
  const submit = () => {
    if (typed.trim() === '') show([{ code: 'FLDVAL0001', path: 'code' }]);
    else if (pairingCodeIn(typed) === undefined) show([{ code: 'PAIRNG0001', path: 'code' }]);
    else void pair(typed);
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('pairing:scanTitle')}
      actions={
        <Button loading={busy} onClick={submit}>
          {t('pairing:pair')}
        </Button>
      }
    >
      <div className="rows-12">
        <QrScanner help={t('pairing:scanHelp')} foreign={refusalWords({ code: 'PAIRNG0001' })} onText={read} />
        <TextInput
          {...mark(true)}
          label={t('pairing:typed')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={typed}
          error={of('code')}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            clear('code');
          }}
        />
        {general ? <Notice>{general}</Notice> : null}
      </div>
    </BottomSheet>
  );
}
