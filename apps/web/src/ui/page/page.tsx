import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { appeared } from '../../platform/way-back/appeared.ts';
import { type Pane, usePane } from '../beside/pane.ts';
import { showFirstError } from '../form/show-first-error.ts';
import { pageHeading } from './heading.ts';
import classes from './page.module.css';
import { Pinned } from './pinned.tsx';

interface Props {
  readonly title: string;
  /** Where back leads; on small screens the header's arrow takes it. Left out: where the person came from. */
  readonly back?: string;
  /** What back does where it leads to an earlier step of the same page; it goes before `back`. */
  readonly onBack?: (() => void) | undefined;
  /** Not in the menu: on wide screens, too, an arrow leads to where the person came from. */
  readonly deep?: boolean;
  /** The header of small screens leaves its title out (specification 2.34): there, too, the heading stands on the page. */
  readonly ownHeading?: boolean;
  /** A table of many columns: it takes what a large screen has. */
  readonly wide?: boolean;
  /** Beside the title: a status dot, a badge, a menu. */
  readonly aside?: ReactNode;
  /** The one primary action, always in view at the bottom. */
  readonly action?: ReactNode;
  /** A search field or filters that stay in place while the list scrolls. */
  readonly pinned?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a screen: heading, content, and the primary action within the thumb's reach. Beside a list it stands within
 * that list's page.
 */
export function Page(props: Props) {
  const pane = usePane();
  return pane ? <Beside {...props} pane={pane} /> : <Alone {...props} />;
}

function Alone({ title, back, onBack, deep = false, ownHeading = false, wide = false, children, ...parts }: Props) {
  const { aside, action, pinned } = parts;
  const { t } = useWords();
  const latest = useRef(onBack);
  latest.current = onBack;
  const acts = onBack !== undefined;
  useEffect(() => {
    appeared();
  }, []);
  useEffect(() => {
    const leads = acts ? () => latest.current?.() : back;
    pageHeading.set(leads === undefined ? { title } : { title, back: leads });
    return () => pageHeading.set(null);
  }, [title, back, acts]);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <div className={classes.head}>
        {onBack ? (
          <ActionIcon {...arrow} aria-label={t('app:back')} onClick={onBack}>
            <IconArrowLeft size={26} aria-hidden />
          </ActionIcon>
        ) : back === undefined ? (
          deep && <BackWhereFrom />
        ) : (
          <ActionIcon component={Link} to={back} {...arrow} aria-label={t('app:back')}>
            <IconArrowLeft size={26} aria-hidden />
          </ActionIcon>
        )}
        <h1 className={classes.title} data-own={ownHeading || undefined}>
          {title}
        </h1>
        {aside}
      </div>
      {pinned ? <Pinned>{pinned}</Pinned> : null}
      <div className={classes.body}>{children}</div>
      <Action>{action}</Action>
    </div>
  );
}

/** The bar of what is done on the page; none where nothing is. */
function Action({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div ref={showFirstError} className={classes.action} data-acts>
      {children}
    </div>
  );
}

function Beside({ title, aside, action, pinned, pane, children }: Props & { readonly pane: Pane }) {
  const { t } = useWords();
  useEffect(() => {
    appeared();
  }, []);
  return (
    <div className={classes.beside}>
      <div className={classes.head}>
        <h2 id={pane.headingId} className={classes.title} data-own>
          {title}
        </h2>
        {aside}
        <ActionIcon className={classes.close ?? ''} color="gray" aria-label={t('app:close')} onClick={pane.close}>
          <IconX size={26} aria-hidden />
        </ActionIcon>
      </div>
      {pinned}
      <div className={classes.body}>{children}</div>
      <Action>{action}</Action>
    </div>
  );
}

const arrow = { className: classes.back ?? '', color: 'gray' };

function BackWhereFrom() {
  const { t } = useWords();
  const { history } = useRouter();
  const navigate = useNavigate();
  const go = () => (history.canGoBack() ? history.back() : void navigate({ to: '/home' }));
  return (
    <ActionIcon {...arrow} aria-label={t('app:back')} onClick={go}>
      <IconArrowLeft size={26} aria-hidden />
    </ActionIcon>
  );
}
