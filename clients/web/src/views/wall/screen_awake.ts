import { useEffect } from 'preact/hooks';

/** Keeps the screen from going dark while it shows the game, where the browser knows how. */
export function useScreenAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A battery that runs low may refuse; the board is shown all the same.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void granted?.release();
      else lock = granted;
    };
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
