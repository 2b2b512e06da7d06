import type { HtmlTagDescriptor, Plugin } from 'vite';

const screen = 'features/auth/login/screen.tsx';

/** Names the sign-in screen's files in the page itself, so that they load beside the start instead of after it. */
export function preloadSignIn(): Plugin {
  return {
    name: 'teeka-preload-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = new Set<string>();
        const follow = (name: string): void => {
          const chunk = chunks.find((one) => one.fileName === name);
          if (!chunk || files.has(name)) return;
          files.add(name);
          chunk.imports.forEach(follow);
        };
        follow(chunks.find((one) => one.facadeModuleId?.endsWith(screen))?.fileName ?? '');
        return [...files]
          .filter((file) => !html.includes(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head',
            }),
          );
      },
    },
  };
}
