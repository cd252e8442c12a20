// What lies over a view can be left with the way back of the browser, which is a button of a phone or a swipe there: each
// has an entry of its own in the history, with the same address. All of it is kept in step here, once.

/** Something that lies over the view now. */
interface Layer {
  close(): void;
}

const layers: Layer[] = [];
/** A step through the history is on its way, and nothing is changed before it has come. */
let going = false;

const depthNow = (): number => (history.state as { over?: number } | null)?.over ?? 0;

/** Brings the history to as many entries as there are layers. */
function settle(): void {
  if (going) return;
  for (let depth = depthNow() + 1; depth <= layers.length; depth += 1) {
    history.pushState({ ...(history.state as object | null), over: depth }, '');
  }
  const surplus = depthNow() - layers.length;
  if (surplus <= 0) return;
  going = true;
  history.go(-surplus);
}

/** After what closes and opens in one go: an entry is not taken away only to be made again. */
const settleSoon = () => setTimeout(settle, 0);

/** Something lies over the view from now on; the way back closes it. Gives what is to be called when it is closed otherwise. */
export function lieOver(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    settleSoon();
  };
}

/** Whether the entry that is left for another view belongs to a layer, so that the other view takes its place. */
export function isOver(): boolean {
  return depthNow() > 0;
}

/** A step back closes what lies there; a step on, to what is closed by now, is taken back. */
export function hearSteps(): void {
  window.addEventListener('popstate', () => {
    going = false;
    while (layers.length > depthNow()) layers.pop()!.close();
    settleSoon();
  });
  // Loaded anew, nothing lies over the view any more.
  settleSoon();
}
