import { useWords } from '../../../platform/language/use-words.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import classes from './verification.module.css';

const editors = ['Vaccinator', 'ANM'];

interface Props {
  readonly person: string;
  /** The session's list. */
  readonly back: string;
}

/** What was read out is not right: the details are corrected, or it is somebody else who came. */
export function WrongDetails({ person, back }: Props) {
  const { t } = useWords();
  const mayEdit = editors.includes(currentUser()?.role ?? '');
  return (
    <div className={classes.wrong}>
      <p>{t('identity:somethingWrong')}</p>
      {mayEdit ? (
        <LinkButton to={`/edit-beneficiary/${person}`} variant="default">
          {t('identity:correctDetails')}
        </LinkButton>
      ) : null}
      <LinkButton to={back} variant="default">
        {t('identity:somebodyElse')}
      </LinkButton>
    </div>
  );
}
