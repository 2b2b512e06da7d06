import classes from './content-block.module.css';

/** Rich text, cleaned before. */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned before, and the page's policy runs no script of a text
  return <div className={classes.content} dangerouslySetInnerHTML={{ __html: html }} />;
}
