import { cancelDownload } from '@teeka/contract/downloads';
import { cancelMade, lockDownload } from '../../platform/downloads/index.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';

/** Ends the making of a file, or throws a finished one away; one that is over already stays so. */
export const cancelDownloadHandler = commandHandler(cancelDownload, {
  read: ({ download_id }, { db, actor }) => db.first(lockDownload(actor.user_id, download_id)),
  decide({ download_id }, row) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'download_id' });
    return { decision: download_id, reply: {}, audit: [{ beneficiary_id: '0', subject: download_id }] };
  },
  write: (download_id, { db }) => db.run(cancelMade(download_id)),
});
