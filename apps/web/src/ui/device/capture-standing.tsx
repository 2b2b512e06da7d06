import { mostCaptures } from '@teeka/domain/device';
import { useWords } from '../../platform/language/use-words.ts';
import { Notice } from '../form/notice.tsx';
import type { CaptureState } from './capture-state.ts';
import { DeviceList } from './device-list.tsx';
import type { useFinger } from './use-finger.ts';

interface Props {
  readonly state: CaptureState;
  readonly onChoose: ReturnType<typeof useFinger>['choose'];
  /** What is said while whoever gets the capture has not answered, and when no attempt is left. */
  readonly words: { readonly asking: string; readonly usedUp: string };
}

/** What is going on, or went wrong, with the code of the device for whoever repairs it; of several devices, which one. */
export function CaptureStanding({ state, onChoose, words }: Props) {
  const { t } = useWords();
  const { step, problem, errCode, tries } = state;
  const doing = {
    searching: t('identity:captureSearching'),
    capturing: t('identity:captureWaiting'),
    asking: words.asking,
  } as const;
  return (
    <>
      <p className="quiet flat" role="status">
        {step in doing ? doing[step as keyof typeof doing] : t('identity:captureHelp')}
      </p>
      {problem ? (
        <Notice>
          <div>{t(`identity:problem-${problem}`)}</div>
          {step === 'used-up' ? <div>{words.usedUp}</div> : null}
          <div className="small">
            {[
              tries > 0 ? t('identity:captureTries', { tries, most: mostCaptures }) : '',
              errCode === null ? '' : t('identity:problemCode', { code: errCode }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </Notice>
      ) : null}
      {step === 'choosing' ? (
        <>
          <strong>{t('identity:chooseDevice')}</strong>
          <DeviceList devices={state.devices} onChoose={onChoose} />
        </>
      ) : null}
    </>
  );
}
