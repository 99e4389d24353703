// Looks again every few seconds, but only while somebody looks at the page.

/** Calls `look` now and then; gives a function that ends it. */
export function everyFew(seconds: number, look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function again(): Promise<void> {
    clearTimeout(timer);
    if (ended || document.hidden) return; // seen again, it looks at once
    await look();
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void again(), seconds * 1000);
  }
  const seen = (): void => void (document.hidden || again());

  document.addEventListener('visibilitychange', seen);
  void again();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
