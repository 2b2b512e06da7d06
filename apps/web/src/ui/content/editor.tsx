import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { contentLink } from '@teeka/domain/settings';
import { useEffect, useId, useRef, useState } from 'react';
import Squire from 'squire-rte';
import { useWords } from '../../platform/language/use-words.ts';
import { cleanNodes } from './clean-html.ts';
import classes from './editor.module.css';

interface Props {
  readonly label: string;
  readonly language: string;
  /** What stands there at first; afterwards the field itself knows. */
  readonly html: string;
  readonly onHtml: (html: string) => void;
}

/** Where a link leads by what was typed: a number alone is called, a web address may lack its beginning. */
function addressOf(typed: string): string {
  const address = typed.trim();
  if (/^\+?[0-9][0-9 -]{2,}$/.test(address)) return `tel:${address.replaceAll(/[ -]/g, '')}`;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(address) ? `https://${address}` : address;
}

const headings = 'H2, H3, H4';

/** Each block that is chosen becomes a heading, or plain text again where all are headings. */
function switchHeading(editor: Squire): void {
  editor.modifyBlocks((fragment: DocumentFragment) => {
    const blocks = [...fragment.children];
    const tag = blocks.every((block) => block.matches(headings)) ? 'p' : 'h3';
    for (const block of blocks) {
      if (!block.matches(`P, DIV, ${headings}`)) continue;
      const next = document.createElement(tag);
      next.append(...block.childNodes);
      block.replaceWith(next);
    }
    return fragment;
  });
}

const tools = {
  heading: [IconHeading, switchHeading],
  bold: [IconBold, (editor: Squire) => (editor.hasFormat('B') ? editor.removeBold() : editor.bold())],
  italic: [IconItalic, (editor: Squire) => (editor.hasFormat('I') ? editor.removeItalic() : editor.italic())],
  bullets: [IconList, (editor: Squire) => (editor.hasFormat('UL') ? editor.removeList() : editor.makeUnorderedList())],
  numbers: [
    IconListNumbers,
    (editor: Squire) => (editor.hasFormat('OL') ? editor.removeList() : editor.makeOrderedList()),
  ],
  undo: [IconArrowBackUp, (editor: Squire) => editor.undo()],
} as const;
const toolNames = Object.keys(tools) as readonly (keyof typeof tools)[];

/** A field for rich text: what is typed or pasted holds nothing but what a text may consist of. */
export default function Editor({ label, language, html, onHtml }: Props) {
  const { t } = useWords();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Squire | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [begun] = useState(html);
  const informed = useRef(onHtml);
  informed.current = onHtml;
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const squire = new Squire(root, { blockTag: 'P', sanitizeToDOMFragment: cleanNodes });
    squire.setHTML(begun);
    squire.addEventListener('input', () => informed.current(squire.getHTML()));
    editor.current = squire;
    return () => {
      editor.current = null;
      squire.destroy();
    };
  }, [begun]);
  const act = (work: (squire: Squire) => unknown) => {
    const squire = editor.current;
    if (!squire) return;
    work(squire);
    squire.focus();
    onHtml(squire.getHTML());
  };
  const setAddress = () => {
    const address = addressOf(link ?? '');
    act((squire) => (contentLink.test(address) ? squire.makeLink(address) : squire.removeLink()));
    setLink(null);
  };
  return (
    <div>
      <span className={classes.label} id={id}>
        {label}
      </span>
      <div className={classes.bar} role="toolbar" aria-label={label}>
        {toolNames.map((name) => {
          const [Sign, work] = tools[name];
          const said = t(`administration:${name}`);
          return (
            <ActionIcon
              key={name}
              size={44}
              variant="subtle"
              aria-label={said}
              title={said}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => act(work)}
            >
              <Sign size={22} aria-hidden />
            </ActionIcon>
          );
        })}
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label={t('administration:link')}
          title={t('administration:link')}
          aria-expanded={link !== null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLink(link === null ? '' : null)}
        >
          <IconLink size={22} aria-hidden />
        </ActionIcon>
      </div>
      {link === null ? null : (
        <div className={classes.link}>
          <TextInput
            label={t('administration:linkTo')}
            description={t('administration:linkToHelp')}
            inputMode="url"
            maxLength={200}
            value={link}
            onChange={({ currentTarget }) => setLink(currentTarget.value)}
          />
          <Button variant="light" onClick={setAddress}>
            {t('administration:linkSet')}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no element of a form takes rich text */}
      <div
        ref={place}
        className={classes.text}
        lang={language}
        role="textbox"
        aria-multiline
        aria-labelledby={id}
        tabIndex={0}
      />
    </div>
  );
}
