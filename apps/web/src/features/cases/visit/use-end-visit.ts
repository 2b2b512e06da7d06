import { useEndFlow } from '../../../ui/page/use-end-flow.ts';

/** Back at the session, with none of the pages of this person's visit behind it: neither who they are nor what was given. */
export function useEndVisit() {
  const endFlow = useEndFlow();
  return ({ beneficiaryId, sessionId }: { readonly beneficiaryId: string; readonly sessionId: string }) => {
    const pages = ['case-details', 'beneficiary-verification'].map((page) => `/${page}/${beneficiaryId}/${sessionId}`);
    return endFlow(`/session/${sessionId}`, (path) =>
      pages.some((page) => path === page || path.startsWith(`${page}/`)),
    );
  };
}
