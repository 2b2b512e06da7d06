import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Tested, testCapture } from '../../platform/device/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { Notice } from '../form/notice.tsx';
import { statusWords } from './status-words.ts';

const qualities = { good: 'identity:testGood', weak: 'identity:testWeak', unscored: 'identity:testUnscored' } as const;

interface Props {
  readonly port: number;
  /** Whether it failed. */
  readonly onTried: (failed: boolean) => void;
}

/** Captures one finger to see whether the device works, and says how well; the finger stays nowhere. */
export function CaptureTest({ port, onTried }: Props) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Tested | null>(null);
  const test = async () => {
    setBusy(true);
    setTested(null);
    const outcome = await testCapture(port);
    setTested(outcome);
    onTried('problem' in outcome);
    setBusy(false);
  };
  return (
    <>
      <div role="status">{busy ? t('identity:captureWaiting') : null}</div>
      {tested ? <Outcome tested={tested} /> : null}
      <div className="beside">
        <Button variant="light" loading={busy} onClick={() => void test()}>
          {tested ? t('identity:testAgain') : t('identity:testCapture')}
        </Button>
      </div>
    </>
  );
}

/** What came of it and what to do about it; below, how the device is or the code for whoever repairs it. */
function Outcome({ tested }: { readonly tested: Tested }) {
  const { t } = useWords();
  const failed = 'problem' in tested;
  const details = [
    // A problem says itself how the device is, and knows better than what the service said before.
    !failed && tested.status ? t('identity:testState', { state: t(statusWords[tested.status]) }) : '',
    failed && tested.errCode !== null ? t('identity:problemCode', { code: tested.errCode }) : '',
    !failed && tested.score !== null ? t('identity:testScore', { score: tested.score }) : '',
    failed ? '' : t('identity:testThrownAway'),
  ];
  return (
    <Notice kind={failed || tested.quality === 'weak' ? 'error' : 'info'}>
      <div>{t(failed ? `identity:problem-${tested.problem}` : qualities[tested.quality])}</div>
      <div className="small">{details.filter(Boolean).join(' · ')}</div>
    </Notice>
  );
}
