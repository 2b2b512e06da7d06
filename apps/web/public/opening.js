// In place of an app whose files did not all come: says so, and opens it again as soon as they do.
(() => {
  const often = 4000;
  /** One that failed a moment ago waits before it is tried again, in milliseconds. */
  const calm = 15_000;
  const openedAgain = 'opened again at';
  let isTrying = false;
  const again = async () => {
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    sessionStorage.setItem(openedAgain, String(Date.now()));
    location.reload();
  };
  const onFailure = (event) => {
    if (isTrying || !(event.target instanceof HTMLScriptElement)) return;
    isTrying = true;
    const late = document.querySelector('.opening-late');
    if (late) late.hidden = false;
    const since = Date.now() - Number(sessionStorage.getItem(openedAgain));
    if (since > calm) void again();
    setInterval(again, Math.max(often, calm - since));
  };
  // A script that does not come tells only itself: heard on the way down.
  addEventListener('error', onFailure, true);
})();
