/** The message after a picture was sent (specification 2, section 8): 400, any other failure, or saved. */
export function pictureMessage(status: number | 'saved') {
  if (status === 'saved') return 'profile:photoUploaded';
  return status === 400 ? 'refusals:USRPRF0019' : 'refusals:USRPRF0020';
}

/** A name for the file: when it was taken, and what it is. */
export const pictureName = (type: string, at: number): string => `${at}.${type === 'image/png' ? 'png' : 'jpg'}`;
