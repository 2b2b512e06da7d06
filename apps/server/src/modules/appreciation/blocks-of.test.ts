import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocksOf } from './blocks-of.ts';

const said = (html: string) =>
  blocksOf(html).map(({ kind, mark, spans }) =>
    [kind, mark, spans.map(({ text, bold }) => (bold ? `*${text}*` : text)).join('')].filter(Boolean).join(' '),
  );

test('a text of the administration is read as what stands below one another', () => {
  const table: [html: string, blocks: string[]][] = [
    ['', []],
    ['<p> </p><p><br /></p>', []],
    ['plain', ['paragraph plain']],
    ['<p>one</p><p>two</p>', ['paragraph one', 'paragraph two']],
    ['<p>a<br />b</p>', ['paragraph a', 'paragraph b']],
    ['<h2>Head</h2><p>text</p>', ['heading Head', 'paragraph text']],
    ['<p>a <strong>b</strong><b>c</b> <em>d</em></p>', ['paragraph a *b**c* d']],
    ['<ul><li>one</li><li>two</li></ul><p>after</p>', ['point • one', 'point • two', 'paragraph after']],
    ['<ol><li><p>one</p><p>more</p></li><li>two</li></ol>', ['point 1. one', 'point more', 'point 2. two']],
    ['<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', ['point • a', 'point 1. b', 'point • c']],
    [
      '<p>a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#x27; &#0; &unknown;</p>',
      ['paragraph a & b <c> "d" \'e\' &unknown;'],
    ],
    ['<p>see <a href="https://example.org">there</a></p>', ['paragraph see there']],
    ['</b></ul><p>a</p>', ['paragraph a']],
    ['<b><p>a</p>', ['paragraph *a*']],
  ];
  for (const [html, blocks] of table) assert.deepEqual(said(html), blocks, html);
});
